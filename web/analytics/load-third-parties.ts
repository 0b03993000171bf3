import type { Storefront } from '#kernel/storefront.ts'
import type { DeviceConsent } from '#web/device/consent.ts'
import type { ThirdPartySettings } from '#web/services.ts'
import { tellGa4 } from './ga4.ts'
import { onMoments } from './moments.ts'
import { squeezelyScript, tellSqueezely } from './squeezely.ts'
import { hideTrustbadge, showTrustbadge } from './trustbadge.ts'

/** What the tag manager asks about, in its Consent Mode v2. The shop asks one question, so all have one answer. */
const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

/** Cookies that the usual tags leave on the shop's own domain. */
const theirCookies = /^(?:_(?:ga|gid|gat|gcl|fbp|fbc|uet|pin|tt|scid)|sqzl)/

let loaded = false

/** Ends that others hear of what happens. */
let stopTelling: (() => void) | undefined

/**
 * Does what a visitor decided: with consent everything is loaded, once; when it is taken back, who is there already is told
 * and their cookies go.
 */
export function applyConsent(consent: DeviceConsent, parties: ThirdPartySettings, storefront: Storefront): void {
  if (consent === 'enabled') load(parties, storefront)
  else if (loaded) takeBack()
}

function load(parties: ThirdPartySettings, storefront: Storefront): void {
  const { trustedShops, squeezely, tagManagerId, measurementId } = parties
  // Its badge is for the German storefront (specification §2).
  if (trustedShops && storefront.code === 'de_DE') showTrustbadge(trustedShops)
  if (loaded) tag('consent', 'update', answers('granted'))
  else loadScripts(parties)
  loaded = true
  // The page on which somebody agreed was seen before they did.
  if (squeezely) tellSqueezely({ kind: 'page' }, storefront)
  // What waited is told once, so that all who are to hear of it listen together.
  stopTelling ??= onMoments((moment) => {
    if (tagManagerId) tellGa4(moment, storefront, measurementId !== undefined)
    if (squeezely) tellSqueezely(moment, storefront)
  })
}

function loadScripts({ tagManagerId, scripts, squeezely }: ThirdPartySettings): void {
  if (tagManagerId) {
    // Refused until told otherwise, in this order: that is how a container knows that it was asked for at all.
    tag('consent', 'default', answers('denied'))
    tag('consent', 'update', answers('granted'))
    window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() })
    append(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`)
  }
  if (squeezely) append(squeezelyScript(squeezely))
  scripts.forEach(append)
}

function takeBack(): void {
  tag('consent', 'update', answers('denied'))
  stopTelling?.()
  stopTelling = undefined
  hideTrustbadge()
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!theirCookies.test(name)) continue
    for (const domain of [
      '',
      `; domain=${location.hostname}`,
      `; domain=.${location.hostname.replace(/^www\./, '')}`,
    ]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store can't remove what another script set for the parent domain
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

function answers(answer: 'granted' | 'denied') {
  return Object.fromEntries(purposes.map((purpose) => [purpose, answer]))
}

/** A command to the tag manager, which tells them from events by their being `arguments`. */
function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above; a plain list would be ignored
  ;(window.dataLayer as unknown[] | undefined)?.push(arguments)
}

function append(source: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = source
  document.head.append(script)
}
