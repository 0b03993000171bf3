import { mostPhotoMegabytes, photoAnswer } from '#kernel/photo-search.ts'
import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { toOwnSpelling } from '#web/own-spelling.ts'
import { pageSeo, routeAlternates } from '#web/seo/seo.ts'

const productsByPhotoDocument = graphql(`
  query ProductsByPhoto($skus: [String!]!) {
    productsBySku(skus: $skus) { ...ProductCard }
  }
`)

export type PhotoSearchData = Exclude<Awaited<ReturnType<typeof loadPhotoSearch>>, Response>

/** What a photograph found, or why none was compared: the address says it, the server that compared it wrote it there. */
export async function loadPhotoSearch(scope: PersonalScope) {
  toOwnSpelling(scope, 'photoSearch')
  if (!scope.photoSearch) return notFound(scope)
  const answer = photoAnswer(scope.url.searchParams)
  const skus = answer && 'found' in answer ? answer.found : []
  const products = skus.length > 0 ? (await scope.api(productsByPhotoDocument, { skus: [...skus] })).productsBySku : []
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  return {
    products,
    isSearched: answer !== undefined && problem === undefined,
    error: problem && scope.t(`photo.${problem}`, { n: mostPhotoMegabytes }),
    seo: pageSeo(scope, {
      title: [scope.t('search.photo'), scope.shopName].join(' | '),
      robots: 'noindex,nofollow',
      alternates: routeAlternates(scope.publicUrl, 'photoSearch'),
    }),
  }
}
