import type { Language } from './storefront.ts'

/** What a place is called in other languages, as far as it has another name there. */
export type LocalNames = Partial<
  Readonly<Record<Language, { readonly city?: string | undefined; readonly street?: string | undefined }>>
>

type Named = {
  readonly title: string
  readonly street: string
  readonly city: string
  readonly localNames?: LocalNames | undefined
}

/**
 * A place of ours in the words of who reads it: 'Bruxelles, rue Antoine Dansaert' for French readers, 'Brussel, Antoine Dansaertstraat'
 * for Dutch ones. A town in its title is called as it is beside it. Its address on the web stays.
 */
export function placeIn<Place extends Named>(place: Place, language: Language): Place {
  const names = place.localNames?.[language]
  if (!names) return place
  const city = names.city ?? place.city
  return {
    ...place,
    city,
    street: names.street ?? place.street,
    title: titleIn(place.title, place, language),
  }
}

/** The title alone, for lists that show no address. */
export function titleIn(
  title: string,
  { city, localNames }: Pick<Named, 'city' | 'localNames'>,
  language: Language,
): string {
  return title.replace(city, localNames?.[language]?.city ?? city)
}
