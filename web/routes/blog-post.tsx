import { loadPost } from '#web/content/journal/load-post.ts'
import { PostPage } from '#web/content/journal/post-page.tsx'
import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/blog-post.ts'

export const loader = publicLoader((scope) => loadPost(scope, scope.params.uid ?? ''))

export const meta = seoMeta

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostPage data={loaderData} />
}
