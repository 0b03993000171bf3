import { JournalPage } from '#web/content/journal/journal-page.tsx'
import { loadJournal } from '#web/content/journal/load-journal.ts'
import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/blog.ts'

export const loader = publicLoader(loadJournal)

export const meta = seoMeta

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <JournalPage data={loaderData} />
}
