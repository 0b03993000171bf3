import { personalLoader } from '#web/loaders.ts'
import { loadScan } from '#web/scan/load-scan.ts'
import { ScanPage } from '#web/scan/scan-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/scan.ts'

export const loader = personalLoader(loadScan)

export const meta = seoMeta
export const headers = privatePage

export default function Scan({ loaderData }: Route.ComponentProps) {
  return <ScanPage data={loaderData} />
}
