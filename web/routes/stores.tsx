import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import { loadStores } from '#web/stores/load-stores.ts'
import { StoresPage } from '#web/stores/stores-page.tsx'
import type { Route } from './+types/stores.ts'

export const loader = publicLoader(loadStores)

export const meta = seoMeta

export default function Stores({ loaderData }: Route.ComponentProps) {
  return <StoresPage data={loaderData} />
}
