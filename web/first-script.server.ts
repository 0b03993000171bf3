import { clickReplay } from './click-replay.server.ts'

/** Which storefronts this shop has, as the code of the page expects it; nothing where it has all of them. `<` could end the script. */
const choice = globalThis.configuredStorefronts
const given = choice ? `configuredStorefronts=${JSON.stringify(choice).replaceAll('<', '\\u003c')};` : ''

/** The page with what has to run before its code. A page without scripts stays so. */
export function withFirstScript(page: string, nonce: string): string {
  if (!page.includes('rel="modulepreload"')) return page
  return page.replace('</head>', () => `<script nonce="${nonce}">${given}${clickReplay}</script></head>`)
}
