import { personalLoader } from '#web/loaders.ts'
import { loadPhotoSearch } from '#web/search/load-photo-search.ts'
import { PhotoSearchPage } from '#web/search/photo-search-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/photo-search.ts'

export const loader = personalLoader(loadPhotoSearch)

export const meta = seoMeta
export const headers = privatePage

export default function PhotoSearch({ loaderData }: Route.ComponentProps) {
  return <PhotoSearchPage data={loaderData} />
}
