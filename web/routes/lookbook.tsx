import { withTrailingSlash } from '#kernel/page-url.ts'
import { routePaths } from '#kernel/routes.ts'
import { loadLookbook } from '#web/content/lookbook/load-lookbook.ts'
import { LookbookPage } from '#web/content/lookbook/lookbook-page.tsx'
import { publicLoader } from '#web/loaders.ts'
import { passGuards } from '#web/pass-guards.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/lookbook.ts'

/** Both lookbooks: hers, and his, to which whoever looks for menswear is led (specification §2). */
export const loader = publicLoader(async (scope) => {
  await passGuards(scope, 'segments')
  return loadLookbook(
    scope,
    withTrailingSlash(scope.path) === routePaths.lookbookForHim ? 'lookbook-for-him' : 'lookbook',
  )
})

export const meta = seoMeta

export default function Lookbook({ loaderData }: Route.ComponentProps) {
  return <LookbookPage data={loaderData} />
}
