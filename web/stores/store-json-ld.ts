import { streetLine } from '#kernel/street-line.ts'
import type { StorePageQuery } from '#web/graphql/graphql.ts'

type Store = NonNullable<StorePageQuery['store']>

const closedAllDay = { opens: '00:00', closes: '00:00' }

/** schema.org's Store, for search engines; @param url the store's own page, absolute */
export function storeData(store: Store, url: string) {
  const { title, street, houseNumber, postcode, city, country, lat, lng, telephone } = store
  return {
    '@type': 'ShoeStore',
    '@id': url,
    url,
    name: title,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine({ street, houseNumber }, country.iso),
      postalCode: postcode,
      addressLocality: city,
      addressCountry: country.iso,
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    openingHoursSpecification: store.openingDays.flatMap(({ day, periods }) =>
      periods.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
        opens,
        closes,
      })),
    ),
    specialOpeningHoursSpecification: store.openingDayExceptions.flatMap(({ date, periods }) =>
      (periods.length > 0 ? periods : [closedAllDay]).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens,
        closes,
      })),
    ),
  }
}
