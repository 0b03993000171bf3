import { publicLoader } from '#web/loaders.ts'
import { loadSearch } from '#web/search/load-search.ts'
import { SearchPage } from '#web/search/search-page.tsx'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/search.ts'

export const loader = publicLoader(loadSearch)

export const meta = seoMeta

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage data={loaderData} />
}
