import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const styles = `
body { margin: 0; background: #fbfaf7; color: #16130f; font: 1rem/1.55 'Instrument Sans', Arial, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 3.2vw, 3rem) }
h1 { margin: 0 0 .5rem; font: 400 clamp(2rem, 1.6rem + 1.8vw, 3rem)/1.05 'Instrument Serif', Georgia, serif; letter-spacing: -.01em }
p { margin: 0 0 2rem; max-width: 42rem; color: #645d54 }
table { width: 100%; border-collapse: collapse; border-block-start: 1px solid #e2dcd2 }
th { padding: .75rem 1rem .75rem 0; color: #645d54; font-size: .8125rem; font-weight: 500; text-align: start }
td { padding: .75rem 1rem .75rem 0; border-block-start: 1px solid #e2dcd2; vertical-align: baseline; overflow-wrap: anywhere }
td + td { color: #645d54; font-size: .8125rem; font-variant-numeric: tabular-nums }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .3em }
a:hover { color: #7a1f2b }
:focus-visible { outline: 2px solid #1f5fd1; outline-offset: 2px }
@media (max-width: 48em) {
  thead { position: absolute; clip-path: inset(50%) }
  tr { display: block; padding-block: .75rem; border-block-start: 1px solid #e2dcd2 }
  td { display: block; padding: .125rem 0; border: 0 }
}

form { display: inline }
button { padding: .625rem 1.25rem; border: 1px solid #16130f; background: #16130f; color: #fbfaf7; font: inherit; cursor: pointer }
`

const styleHash = createHash('sha256').update(styles).digest('base64')

type Html = ReturnType<typeof html>

/** A page for whoever tries the shop on their own machine: looks like the shop, without its files. */
export function developmentPage(title: string, about: string, body: Html | ''): Html {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${raw(styles)}</style></head>
<body><main><h1>${title}</h1><p>${about}</p>
${body}</main></body></html>`
}

/** The headers of such a page: it runs nothing. */
export const developmentHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
}
