import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import { loadStore } from '#web/stores/load-stores.ts'
import { StorePage } from '#web/stores/store-page.tsx'
import type { Route } from './+types/store.ts'

export const loader = publicLoader(loadStore)

export const meta = seoMeta

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StorePage data={loaderData} />
}
