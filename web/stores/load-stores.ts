import { localTime, type Weekday, weekdayOf } from '#kernel/calendar.ts'
import { streetLine } from '#kernel/street-line.ts'
import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import { guardRedirect, type LoaderScope } from '#web/loaders.ts'
import { pageSeo, routeAlternates } from '#web/seo/seo.ts'
import { breadcrumbData } from '#web/seo/structured-data.ts'
import { storeData } from './store-json-ld.ts'
import { translatedStorePath } from './store-path.ts'

const storesDocument = graphql(`
  query StoresPage {
    stores { ...StoreSummary ...StoreHours }
  }
`)

const findStoresDocument = graphql(`
  query FindStores($query: String!) {
    findServicePoints(type: "store", query: $query) {
      __typename
      ... on FoundServicePoints { place points { ...StoreSummary ...StoreHours } }
    }
  }
`)

const storeDocument = graphql(`
  query StorePage($reference: String!) {
    store(reference: $reference) {
      ...StoreSummary
      ...StoreHours
      timeZone
    }
  }
`)

/** A size as it lies in the stores, by its SKU (`?size=`). */
const sizeInStoresDocument = graphql(`
  query SizeInStores($size: String!, $locations: [String!]) {
    pdp(sku: $size) { sku name url isOneSize brand { name } variants { sku size } }
    stockByLocations(skus: [$size], locations: $locations) { code qty exact }
  }
`)

export type StoresData = Awaited<ReturnType<typeof loadStores>>
export type StoreData = Awaited<ReturnType<typeof loadStore>>

/** What is typed of a place; more of it would be no place. */
const longestPlace = 80

/** What a size that is asked about is called, and what the stores have of it; nothing for one that is not ours. */
async function sizeInStores({ api, url }: LoaderScope, locations?: string[]) {
  const size = url.searchParams.get('size') ?? ''
  if (size === '') return undefined
  const { pdp, stockByLocations: stock } = await api(sizeInStoresDocument, { size, locations: locations ?? null })
  const chosen = pdp?.variants.find(({ sku }) => sku === size)
  if (!pdp || !chosen) return undefined
  return {
    ...chosen,
    product: pdp.sku,
    name: `${pdp.brand.name} ${pdp.name}`,
    url: pdp.url,
    isOneSize: pdp.isOneSize,
    stock,
  }
}

/** All stores, those of the storefront's own country first; or, where a place is searched, the nearest first. */
export async function loadStores(scope: LoaderScope) {
  goToOwnWord(scope)
  const { api, t, to, publicUrl, url, storefront } = scope
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestPlace)
  const found = query === '' ? undefined : (await api(findStoresDocument, { query })).findServicePoints
  const near = found?.__typename === 'FoundServicePoints' ? found : undefined
  const stores = near ? near.points : (await api(storesDocument)).stores
  if (!near && stores.length === 0) return notFound(scope)
  const size = await sizeInStores(scope)
  return {
    query,
    place: near?.place ?? undefined,
    // In words already: those of refusals are not on this page.
    refusal: found?.__typename === 'Refused' ? t('message.place-not-found') : undefined,
    stores,
    size,
    mapTiles: scope.mapTiles,
    /** The map shows them all. */
    countries: storefront.deliversTo,
    seo: pageSeo(scope, {
      title: `${t('stores.title')} | ${scope.shopName}`,
      description: t('stores.intro', { n: stores.length }),
      canonicalPath: to('stores'),
      alternates: routeAlternates(publicUrl, 'stores'),
      ...(query === '' && !size ? {} : { robots: 'noindex,follow' }),
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
  if (!store) return notFound(scope)
  const size = await sizeInStores(scope, [store.code])
  const path = to('store', { reference })
  const today: Weekday | undefined = store.timeZone ? weekdayOf(localTime(now(), store.timeZone).date) : undefined
  return {
    store,
    size,
    today,
    mapTiles: scope.mapTiles,
    seo: pageSeo(scope, {
      title: `${store.title} | ${scope.shopName}`,
      description: t('stores.description', {
        title: store.title,
        address: `${streetLine(store, store.country.iso)}, ${store.city}`,
      }),
      canonicalPath: path,
      alternates: routeAlternates(publicUrl, 'store', { reference }),
      ...(size ? { robots: 'noindex,follow' } : {}),
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
