import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { minute } from '#kernel/clock.ts'
import { type Language, languages } from '#kernel/storefront.ts'
import { writtenSize } from '#kernel/written-size.ts'
import type { StaffMessage } from '#shop/instore/staff-message.ts'
import type { Shop } from '#shop/shop.ts'
import { serializeCookie } from '#web/cookies.ts'
import { cookieOf } from './page-variant.ts'
import { isSameSecret } from './same-secret.ts'
import { type StaffPageWords, staffPageWords } from './staff-page-messages.ts'
import { screenCookie, screenOf, screenTime } from './staff-screen.ts'

export const staffPath = '/in-store/staff'
const cookieName = 'xsa_staff_screen'
/** So often the list is read again, in seconds. */
const refreshEvery = 5
/** Of a store that hasn't told its hours. */
const usualZone = 'Europe/Amsterdam'
/** So many wrong keys a network may type. */
const wrongKeys = { most: 10, within: 15 * minute }

const styles = `
:root { color-scheme: light }
body { margin: 0; background: #fbfaf7; color: #16130f; font: 1.125rem/1.5 'Instrument Sans', Arial, sans-serif }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: clamp(1rem, 3vw, 2rem) clamp(1rem, 3.2vw, 3rem) }
header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; justify-content: space-between; padding-block-end: 0 }
h1 { margin: 0; font: 400 clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)/1.1 'Instrument Serif', Georgia, serif }
h2 { margin: 0; font: inherit; font-size: 1.375rem; font-weight: 600; overflow-wrap: anywhere }
p { margin: 0; color: #645d54 }
ul { margin: 0; padding: 0; list-style: none; border-block-end: 1px solid #e2dcd2 }
li { display: grid; grid-template-columns: 1fr auto; gap: 1rem 2rem; align-items: center; padding-block: 1.25rem; border-block-start: 1px solid #e2dcd2 }
.size { font-size: 1.375rem; color: #16130f }
.answers { display: flex; flex-wrap: wrap; gap: .75rem }
form { margin: 0 }
button { min-block-size: 4rem; min-inline-size: 9rem; padding: .75rem 1.5rem; border: 1px solid #16130f; background: #16130f; color: #fbfaf7; font: inherit; font-weight: 600; cursor: pointer }
button.quiet { background: transparent; color: #16130f }
button.link { min-block-size: 3rem; min-inline-size: 0; padding: .5rem 0; border: 0; background: none; color: #645d54; font-weight: 400; text-decoration: underline; text-underline-offset: .3em }
button:hover { border-color: #7a1f2b; background: #7a1f2b; color: #fbfaf7 }
button.link:hover { background: none; color: #7a1f2b }
label { display: grid; gap: .375rem; margin-block-end: 1.25rem }
input, select { box-sizing: border-box; inline-size: 100%; min-block-size: 3.5rem; padding: .5rem .75rem; border: 1px solid #8a8177; background: #fff; color: inherit; font: inherit }
.enter { max-width: 26rem; margin-block-start: 1.5rem }
.wrong { margin-block-end: 1rem; color: #9b1c1c }
footer { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; font-size: 1rem }
footer a { display: inline-flex; align-items: center; min-block-size: 3rem; color: #645d54; text-underline-offset: .3em }
footer a[aria-current] { color: #16130f; font-weight: 600; text-decoration: none }
:focus-visible { outline: 2px solid #1f5fd1; outline-offset: 2px }
@media (max-width: 40em) { li { grid-template-columns: 1fr } .answers > *, .answers button { flex: 1; inline-size: 100% } }
`

/** Reads the page again and lays the new list in the place of the old one, so that nothing flashes and no focus is lost without need. */
const script = `
const seconds = ${refreshEvery}
async function refresh() {
  try {
    const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(4000) })
    if (answer.ok) {
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
      const main = document.querySelector('main')
      if (!next || next.dataset.list === undefined) location.reload()
      else if (next.innerHTML !== main.innerHTML) {
        const focused = document.activeElement && document.activeElement.id
        main.innerHTML = next.innerHTML
        if (focused) document.getElementById(focused)?.focus()
      }
    }
  } catch {}
  setTimeout(refresh, seconds * 1000)
}
setTimeout(refresh, seconds * 1000)
`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

const pageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hashOf(styles)}'; script-src 'sha256-${hashOf(script)}'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
}

type Html = ReturnType<typeof html>

export type StaffPageParts = {
  readonly shop: Pick<Shop, 'stores' | 'staffMessages' | 'clock' | 'rateLimits'>
  /** What staff type to open a screen; it signs the screen's cookie as well. */
  readonly staffKey: string
  readonly secure: boolean
  /** Whether a screen may be opened without the key, on a developer's own machine. */
  readonly isOpen: boolean
  readonly addressOf: (context: Context) => string | undefined
}

/**
 * `/in-store/staff`: who waits at the tablets of a store, for its own screen. Staff open it with their key, choosing the store; from then on
 * the browser holds a signed cookie for a day. Works without JavaScript: the page then reads itself again.
 */
export function mountStaffPage(app: Hono, deps: StaffPageParts): void {
  const { shop, staffKey, secure, isOpen } = deps
  const storeOf = (context: Context) =>
    screenOf(staffKey, cookieOf(context.req.header('cookie'), cookieName), shop.clock.now())
  const setCookie = (context: Context, value: string, seconds: number) =>
    context.header(
      'Set-Cookie',
      `${serializeCookie(cookieName, value, { seconds, secure, httpOnly: true })}`.replace(
        /Path=\/(?=;|$)/,
        `Path=${staffPath}`,
      ),
      { append: true },
    )

  const enter = async (context: Context, wrong?: 'wrong' | 'tooOften') => {
    const language = languageOf(context)
    const words = staffPageWords(language)
    const stores = (await shop.stores.all()).toSorted((one, other) => one.title.localeCompare(other.title, language))
    const body = html`<main><h1>${words.title}</h1><p>${words.about}</p>
<form class="enter" method="post" action="${staffPath}/open?lang=${language}">
${wrong ? html`<p class="wrong" role="alert">${words[wrong]}</p>` : ''}
<label>${words.store}<select name="store">${stores.map(({ code, title }) => html`<option value="${code}">${title}</option>`)}</select></label>
${isOpen ? '' : html`<label>${words.key}<input type="password" name="key" autocomplete="current-password" required></label>`}
<button>${words.open}</button></form></main>`
    const status = wrong === 'tooOften' ? 429 : wrong ? 403 : 200
    return context.html(document(language, words, body), status, pageHeaders)
  }

  app.get(staffPath, async (context) => {
    const code = storeOf(context)
    const store = code === undefined ? undefined : (await shop.stores.all()).find((one) => one.code === code)
    if (!store) return enter(context)
    const language = languageOf(context)
    const words = staffPageWords(language)
    const messages = await shop.staffMessages.openAt(store.code)
    const time = new Intl.DateTimeFormat(language, {
      timeStyle: 'short',
      timeZone: store.openingHours?.timeZone ?? usualZone,
    })
    const list =
      messages.length === 0
        ? html`<p>${words.nobody}</p>`
        : html`<ul>${messages.map((message) => item(message, words, time, language))}</ul>`
    const body = html`<header><h1>${words.title}</h1><p>${store.title}</p></header><main data-list aria-live="polite">${list}</main>`
    const leave = html`<form method="post" action="${staffPath}/leave?lang=${language}"><button class="link">${words.leave}</button></form>`
    return context.html(document(language, words, body, { leave }), 200, pageHeaders)
  })

  app.post(`${staffPath}/open`, async (context) => {
    const { store, key } = await context.req.parseBody()
    const now = shop.clock.now()
    const from = `staff screen ${deps.addressOf(context) ?? 'unknown'}`
    const knows = isOpen || (typeof key === 'string' && isSameSecret(key, staffKey))
    // Only wrong keys count: a store's screen is opened every morning.
    if (!isOpen && !(await shop.rateLimits.take([{ key: from, ...wrongKeys }], now))) return enter(context, 'tooOften')
    if (!knows) return enter(context, 'wrong')
    if (!isOpen) await shop.rateLimits.release(from)
    const known = (await shop.stores.all()).find(({ code }) => code === store)
    if (!known) return enter(context, 'wrong')
    setCookie(context, screenCookie(staffKey, known.code, now), screenTime / 1000)
    return context.redirect(`${staffPath}?lang=${languageOf(context)}`, 303)
  })

  app.post(`${staffPath}/answer`, async (context) => {
    const code = storeOf(context)
    const { id, answer } = await context.req.parseBody()
    if (code === undefined) return enter(context)
    if (typeof id === 'string' && (answer === 'taken' || answer === 'done')) {
      await shop.staffMessages.answer(code, id, answer)
    }
    return context.redirect(`${staffPath}?lang=${languageOf(context)}`, 303)
  })

  app.post(`${staffPath}/leave`, (context) => {
    setCookie(context, '', 0)
    return context.redirect(`${staffPath}?lang=${languageOf(context)}`, 303)
  })
}

function item(
  { id, goods, tablet, state, askedAt }: StaffMessage,
  words: StaffPageWords,
  time: Intl.DateTimeFormat,
  language: Language,
): Html {
  const what = goods
    ? html`<h2>${goods.productName}</h2><p class="size">${goods.size === undefined ? '' : html`${words.size} <strong>${writtenSize(goods.size, language)}</strong> · `}${goods.variantSku}</p>`
    : html`<h2>${words.call}</h2>`
  const button = (answer: 'taken' | 'done', label: string, look: string) =>
    html`<form method="post" action="${staffPath}/answer?lang=${language}"><input type="hidden" name="id" value="${id}"><input type="hidden" name="answer" value="${answer}"><button id="${answer}-${id}" class="${look}">${label}</button></form>`
  const where = tablet === undefined ? '' : html` · ${tablet}`
  const said = state === 'taken' ? html` · ${words.isComing}` : ''
  return html`<li><div>${what}<p>${words.askedAt} ${time.format(askedAt)}${where}${said}</p></div>
<div class="answers">${state === 'sent' ? button('taken', words.coming, '') : ''}${button('done', words.done, 'quiet')}</div></li>`
}

function document(language: Language, words: StaffPageWords, body: Html, more?: { readonly leave: Html }): Html {
  const others = languages.map(
    (one) =>
      html`<a href="${staffPath}?lang=${one}" lang="${one}" hreflang="${one}"${one === language ? raw(' aria-current="true"') : ''}>${one.toUpperCase()}</a>`,
  )
  const refresh = more
    ? html`<noscript><meta http-equiv="refresh" content="${refreshEvery * 2}"></noscript><script type="module">${raw(script)}</script>`
    : ''
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">
<title>${words.title}</title><style>${raw(styles)}</style>${refresh}</head>
<body>${body}<footer>${others}${more?.leave ?? ''}</footer></body></html>`
}

/** As asked for, or as the browser of the screen is set. */
function languageOf(context: Context): Language {
  const asked = [context.req.query('lang') ?? '', ...(context.req.header('accept-language') ?? '').split(',')]
  const known = asked.map((one) => languages.find((language) => one.trim().toLowerCase().startsWith(language)))
  return known.find((one) => one !== undefined) ?? 'en'
}
