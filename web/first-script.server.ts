import { storefronts } from '#kernel/storefront.ts'
import { clickReplay } from './click-replay.server.ts'

/** The storefronts of this shop, as the code of the page expects them; `<` could end the script. */
const given = `configuredStorefronts=${JSON.stringify(storefronts).replaceAll('<', '\\u003c')}`

/** The page with what has to run before its code: the list of storefronts and the click replay. A page without scripts stays so. */
export function withFirstScript(page: string, nonce: string): string {
  if (!page.includes('rel="modulepreload"')) return page
  return page.replace('</head>', () => `<script nonce="${nonce}">${given};${clickReplay}</script></head>`)
}
