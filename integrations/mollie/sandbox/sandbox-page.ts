import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '#kernel/storefront.ts'
import { screenMessages } from './sandbox-messages.ts'

/** Text that is already safe to stand in a page. */
export type SandboxHtml = { readonly html: string }

/** Everything that is put into the template is escaped, unless it is `Html` itself. */
export function sandboxHtml(
  parts: TemplateStringsArray,
  ...values: readonly (string | SandboxHtml | readonly SandboxHtml[])[]
): SandboxHtml {
  return { html: parts.reduce((text, part, index) => text + safe(values[index - 1] ?? '') + part) }
}

function safe(value: string | SandboxHtml | readonly SandboxHtml[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return 'html' in value ? value.html : value.map(({ html }) => html).join('')
}

const { resolve } = createRequire(import.meta.url)

/** The shop's own letters, in the page itself: it asks for nothing but icons, wherever the sandbox is mounted. */
function typeface(family: string, weight: string, file: string): string {
  const data = readFileSync(resolve(file)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format('woff2') }`
}

const styles = `
${typeface('Instrument Sans', '400 700', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}
${typeface('Instrument Serif', '400', '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')}
:root { color-scheme: light; --paper: #fbfaf7; --surface: #f3f0ea; --ink: #16130f; --ink-soft: #645d54; --line: #e2dcd2;
  --accent: #7a1f2b; --sale: #b3261e; --warn: #8a5a00; --focus: #1f5fd1; --ink-hover: #39332c; --control-line: #8c8378 }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.55 'Instrument Sans', Arial, sans-serif; -webkit-font-smoothing: antialiased }
.test-mode { padding: .625rem 1rem; background: var(--surface); border-bottom: 1px solid var(--line);
  color: var(--warn); font-size: .8125rem; font-weight: 500; text-align: center }
main { max-width: 32rem; margin: 0 auto; padding: clamp(2rem, 8vw, 4.5rem) 1rem }
h1 { margin: 0 0 1.5rem; font: 400 clamp(2rem, 1.6rem + 1.8vw, 3rem)/1.05 'Instrument Serif', Georgia, serif;
  letter-spacing: -.01em; text-wrap: balance; overflow-wrap: break-word }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 0 0 2rem; padding: 1rem 0;
  border-block: 1px solid var(--line) }
dt { color: var(--ink-soft) }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
dd:last-child { font-weight: 500 }
fieldset { min-width: 0; margin: 0 0 1.5rem; padding: 0; border: 0 }
legend { padding: 0; margin-bottom: .75rem; font-size: .8125rem; font-weight: 500 }
label { position: relative; display: flex; gap: .75rem; align-items: flex-start; padding: 1rem; margin-top: -1px;
  border: 1px solid var(--line); line-height: 1.375rem; cursor: pointer; transition: border-color .16s ease-out }
label:hover input { border-color: var(--ink) }
label:has(:checked) { z-index: 1; border-color: var(--ink) }
input[type=radio] { appearance: none; display: grid; place-content: center; flex: none; width: 1.375rem; height: 1.375rem;
  margin: 0; background: var(--paper); border: 1px solid var(--control-line); border-radius: 50%; cursor: pointer }
input[type=radio]:checked { border-color: var(--ink) }
input[type=radio]:checked::after { content: ''; width: .625rem; height: .625rem; border-radius: 50%; background: var(--ink) }
ul { list-style: none; margin: 0 0 1.5rem; padding: 0 }
li { margin-top: -1px }
button { width: 100%; min-height: 3rem; padding: .75rem 1rem; border: 1px solid var(--ink); border-radius: 2px;
  background: var(--ink); color: var(--paper); font: inherit; font-weight: 500; cursor: pointer;
  transition: background-color .16s ease-out, border-color .16s ease-out }
button:hover { background: var(--ink-hover) }
button.choice { position: relative; display: flex; align-items: center; gap: .75rem; min-height: 3.5rem; border-radius: 0;
  background: transparent; color: var(--ink); border-color: var(--line); font-weight: 400; text-align: start }
button.choice:hover, button.choice:focus-visible { z-index: 1; border-color: var(--ink) }
button.quiet { background: transparent; color: var(--ink); border-color: transparent; font-weight: 400;
  text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .3em }
button.quiet:hover { color: var(--accent) }
.links { margin: 1rem 0 0; text-align: center }
a { display: inline-block; padding: .625rem 0; color: inherit; text-decoration-thickness: 1px; text-underline-offset: .3em }
a:hover { color: var(--accent) }
.error { padding: 1rem 1.25rem; margin: 0 0 1.5rem; border-inline-start: 4px solid var(--sale); background: var(--surface) }
img { width: 2.5rem; height: 1.75rem }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
`

const styleHash = createHash('sha256').update(styles).digest('base64')

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // No form-action: browsers hold it against the redirect back to the shop as well.
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; font-src data:; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** A whole hosted screen. The style element is one string, because the page's policy knows it by its hash. */
export function sandboxScreen(options: {
  readonly language: Language
  readonly title: string
  readonly body: SandboxHtml
  readonly status?: number
}): Response {
  const { language, title, body, status = 200 } = options
  const document = sandboxHtml`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${screenMessages[language].testMode}</title>
<style>${{ html: styles }}</style>
</head>
<body>
<header class="test-mode">${screenMessages[language].testMode}</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
  return new Response(document.html, { status, headers: { ...headers, 'Content-Language': language } })
}

/** A tile with the method's initials: the real marks belong to their owners. */
export function methodIcon(id: string): Response {
  const initials =
    id
      .replace(/[^a-z]/g, '')
      .slice(0, 2)
      .toUpperCase() || '?'
  const { html: svg } =
    sandboxHtml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 28"><rect width="39" height="27" x=".5" y=".5" rx="2" fill="#f3f0ea" stroke="#e2dcd2"/><text x="20" y="19" font-family="sans-serif" font-size="13" font-weight="600" text-anchor="middle" fill="#16130f">${initials}</text></svg>`
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' } })
}
