import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { Storefront } from '#kernel/storefront.ts'
import { messageSet, withBlanks } from '#languages/message-set.ts'
import type { BrandColors } from '#shop/brand/brand-colors.ts'

const offlinePageMessages = messageSet('shop', 'offline-page', {
  title: 'You are offline',
  text: 'Your device has no connection. What things cost and whether they are in stock is shown as soon as it has one again.',
  retry: 'Try again',
  again: 'Your device is connected again.',
  wished: 'On your wishlist',
  viewed: 'Recently viewed',
  orders: 'Your orders',
  seen: withBlanks('As you last saw them here on {date}.', 'date'),
})

const script = readFileSync(new URL('./offline-page.js', import.meta.url), 'utf8')

export type OfflineLook = { readonly name: string; readonly colors: BrandColors }

/** The page that stands for any page of a storefront while there is no network, with its policy: it asks for nothing. */
export type OfflinePage = { readonly html: string; readonly policy: string }

export function offlinePage(storefront: Storefront, { name, colors }: OfflineLook): OfflinePage {
  const messages = offlinePageMessages(storefront.contentLang)
  const styles = stylesOf(colors)
  const list = (kept: 'wished' | 'viewed') =>
    html`<section data-kept="${kept}" hidden><h2>${messages[kept]}</h2><ul class="products"></ul></section>`
  const page = html`<!doctype html>
<html lang="${storefront.iso}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="theme-color" content="${colors.paper}"><title>${messages.title} | ${name}</title><style>${raw(styles)}</style></head>
<body data-storefront="${storefront.code}"><header><p translate="no">${name}</p></header>
<main><h1>${messages.title}</h1><p>${messages.text}</p>
<p><a class="button" href="">${messages.retry}</a></p><p role="status" data-again="${messages.again}"></p>
<section data-kept="orders" hidden><h2>${messages.orders}</h2><p data-seen="${messages.seen('{date}')}"></p><ul class="orders"></ul></section>
${list('wished')}${list('viewed')}</main>
<script>${raw(script)}</script></body></html>
`
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    'img-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  return { html: String(page), policy }
}

/** In the colours of the shop and the typefaces of the device: files of the shop are out of reach. */
const stylesOf = ({ paper, surface, ink, inkSoft, inkHover, onInk, line, accent, focus }: BrandColors) => `
* { box-sizing: border-box }
body { margin: 0; background: ${paper}; color: ${ink}; font: 1rem/1.55 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif }
header { padding: 1rem; border-block-end: 1px solid ${line}; text-align: center }
header p { margin: 0; max-width: none; color: ${ink}; font: 400 1.5rem/1.2 'Instrument Serif', Georgia, serif }
main { max-width: 72rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) clamp(1rem, 3.2vw, 3rem) }
h1 { margin: 0 0 1rem; font: 400 clamp(2rem, 1.6rem + 1.8vw, 3rem)/1.1 'Instrument Serif', Georgia, serif; text-wrap: balance }
h2 { margin: 0 0 1rem; font-size: 1.125rem; font-weight: 600 }
p { margin: 0 0 1rem; max-width: 40rem; color: ${inkSoft} }
section { margin-block-start: 3rem }
ul { margin: 0; padding: 0; list-style: none }
a { color: inherit }
.button { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; border-radius: 2px; background: ${ink}; color: ${onInk}; text-decoration: none }
.button:hover { background: ${inkHover} }
.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 1.5rem 1rem }
.products a { display: block; font-size: .875rem; text-decoration: none }
.products a:hover { color: ${accent} }
.products img { display: block; width: 100%; height: auto; aspect-ratio: 332 / 470; margin-block-end: .5rem; background: ${surface}; object-fit: cover }
.products span { overflow-wrap: anywhere }
.orders li { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding-block: .75rem; border-block-start: 1px solid ${line} }
.orders strong { min-width: 7rem; font-weight: 500; font-variant-numeric: tabular-nums }
:focus-visible { outline: 2px solid ${focus}; outline-offset: 2px }
`
