import { frameContentId, textOfContent } from '../frame.ts'
import { usePrepare } from '../islands/cached-fragment.tsx'

/** The same object each time: React leaves alone what the server wrote. */
const asItStands = { __html: '' }

/** What menu, banners and footer are made of, for the code of the page: the same text in every document of a storefront. */
export function FrameText({ version }: { readonly version: number }) {
  const prepare = usePrepare()
  const markup = typeof document === 'undefined' ? textOf(version, prepare) : asItStands
  const script = { type: 'application/json', id: frameContentId, suppressHydrationWarning: true }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
  return <script {...script} dangerouslySetInnerHTML={markup} />
}

function textOf(version: number, prepare: ReturnType<typeof usePrepare>): { readonly __html: string } {
  const text = { __html: textOfContent(version).replaceAll('<', '\\u003c') }
  return prepare ? { __html: prepare(`frame ${version}`, text) } : text
}
