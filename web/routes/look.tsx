import { loadLook } from '#web/content/lookbook/load-look.ts'
import { LookPage } from '#web/content/lookbook/look-page.tsx'
import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/look.ts'

export const loader = publicLoader((scope) => loadLook(scope, scope.path.split('/')[1] ?? '', scope.params.key ?? ''))

export const meta = seoMeta

export default function Look({ loaderData }: Route.ComponentProps) {
  return <LookPage data={loaderData} />
}
