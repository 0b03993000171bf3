import { localTime, type Weekday, weekdayOf } from '#kernel/opening-hours.ts'
import { pageSeo, routeAlternates } from '#web/content/seo.ts'
import { breadcrumbData } from '#web/content/structured-data.ts'
import { graphql } from '#web/graphql/gql.ts'
import { guardRedirect, type LoaderScope } from '#web/loaders.ts'
import { throwMissing } from '#web/moved.ts'
import { storeData } from './store-json-ld.ts'
import { translatedStorePath } from './store-path.ts'

const storesDocument = graphql(`
  query StoresPage {
    stores { ...StoreSummary }
  }
`)

const storeDocument = graphql(`
  query StorePage($reference: String!) {
    store(reference: $reference) {
      ...StoreSummary
      code
      lat
      lng
      timeZone
      openingDays { day periods { opens closes } }
      openingDayExceptions { date periods { opens closes } }
    }
  }
`)

export type StoresData = Awaited<ReturnType<typeof loadStores>>
export type StoreData = Awaited<ReturnType<typeof loadStore>>

/** All stores, by country in the order of the answer: the storefront's own first. */
export async function loadStores(scope: LoaderScope) {
  goToOwnWord(scope)
  const { api, t, to, publicUrl } = scope
  const { stores } = await api(storesDocument)
  const countries = [...Map.groupBy(stores, ({ country }) => country.name)].map(([name, list]) => ({ name, list }))
  return {
    countries,
    total: stores.length,
    seo: pageSeo(scope, {
      title: `${t('stores.title')} | Cordwainer`,
      description: t('stores.intro', { n: stores.length }),
      canonicalPath: to('stores'),
      alternates: routeAlternates(publicUrl, 'stores'),
      jsonLd: [breadcrumbData(scope, t('nav.home'), [], t('stores.title'))],
    }),
  }
}

/** One store by the name in its address; an unknown one doesn't exist (404). */
export async function loadStore(scope: LoaderScope) {
  goToOwnWord(scope)
  const { api, params, t, to, storefront, publicUrl, now } = scope
  const reference = params.reference ?? ''
  const { store } = await api(storeDocument, { reference })
  if (!store) return throwMissing(scope)
  const path = to('store', { reference })
  const today: Weekday | undefined = store.timeZone ? weekdayOf(localTime(now(), store.timeZone).date) : undefined
  return {
    store,
    today,
    seo: pageSeo(scope, {
      title: `${store.title} | Cordwainer`,
      description: t('stores.description', {
        title: store.title,
        address: `${store.street} ${store.houseNumber}, ${store.city}`,
      }),
      canonicalPath: path,
      alternates: routeAlternates(publicUrl, 'store', { reference }),
      jsonLd: [
        storeData(store, publicUrl + storefront.basePath + path),
        breadcrumbData(scope, t('nav.home'), [{ label: t('stores.title'), url: to('stores') }], store.title),
      ],
    }),
  }
}

function goToOwnWord({ path, storefront }: LoaderScope): void {
  const own = translatedStorePath(path, storefront.language)
  if (own) throw guardRedirect(own)
}
