import { fallbackChain, languageManifests } from '#languages/manifest.ts'
import { translationsOf } from '#languages/translations.ts'
import { account } from './en/account.ts'
import { alerts } from './en/alerts.ts'
import { cart } from './en/cart.ts'
import { chat } from './en/chat.ts'
import { checkout } from './en/checkout.ts'
import { deadLinks } from './en/dead-links.ts'
import { follow } from './en/follow.ts'
import { inStore } from './en/in-store.ts'
import { journal } from './en/journal.ts'
import { newsletter } from './en/newsletter.ts'
import { overlay } from './en/overlay.ts'
import { photoSearch } from './en/photo-search.ts'
import { pickup } from './en/pickup.ts'
import { repair } from './en/repair.ts'
import { reservations } from './en/reservations.ts'
import { reviewPhotographs } from './en/review-photographs.ts'
import { scan } from './en/scan.ts'
import { security } from './en/security.ts'
import { slices } from './en/slices.ts'
import { wishlist } from './en/wishlist.ts'
import { withdraw } from './en/withdraw.ts'
import { en } from './en.ts'

/** Every sentence of the storefront in one language, as ICU messages. */
export type Catalogue = Readonly<Record<string, string>>

/** Words of a language; what it lacks is said in English rather than as a key. */
export function completeCatalogue(...messages: readonly Catalogue[]): Catalogue {
  return Object.assign({}, en, ...messages)
}

/**
 * What is said in each language that has a folder, by the folder's name. Read while building only: a browser gets one of them,
 * compiled.
 */
export const catalogues: Readonly<Record<string, Catalogue>> = Object.fromEntries(
  Object.keys(languageManifests()).map((code) => [code, completeCatalogue(translationsOf(code, 'screens'))]),
)

/** What a storefront says, by its content language: `fr-fr` has the words of `fr`, `fr-be` its own. */
export function catalogueOf(contentLang: string): Catalogue {
  const [code = 'en'] = fallbackChain(contentLang)
  return catalogues[code] ?? en
}

/** What the server alone says; the pages that it is said on bring the words along. */
const saidByServer: Readonly<Record<string, string>> = { ...deadLinks, ...journal, ...security }

/** What no component says, so that no browser needs it but in the data of its page. */
const broughtByPages: Readonly<Record<string, string>> = { ...deadLinks, ...security }

/** Rooms of one person's own; the few words about them that header and cards say are everywhere. */
const personalRooms: Readonly<Record<string, string>> = {
  ...account,
  ...alerts,
  ...cart,
  ...chat,
  ...checkout,
  ...follow,
  ...inStore,
  ...newsletter,
  ...overlay,
  ...photoSearch,
  ...reviewPhotographs,
  ...pickup,
  ...repair,
  ...reservations,
  ...scan,
  ...slices,
  ...wishlist,
  ...withdraw,
}
const everywhere = new Set(['account.hello', 'account.join', 'cart.add', 'wishlist.count'])

/** What can be answered outside of forms about people, addresses, delivery and payment. */
const commonMessage =
  /^message\.(?:cart|context|email|price|product|quantity|something)-|^message\.promotion-(?:discount-added|not-found)$/

/** What is said about the fields of such forms alone. */
const formError = /^e\.(?:dhl|gender|max|packstation|password_same)$/

/** Whether a browser is given this in no file, since the loader of its page says it. */
export function isServerWord(key: string): boolean {
  return key in broughtByPages
}

/** Whether only pages of one person say this; it travels in a file of its own, so that lists and products stay light. */
export function isPersonalWord(key: string): boolean {
  if (key.startsWith('message.')) return !commonMessage.test(key)
  return formError.test(key) || key in saidByServer || (key in personalRooms && !everywhere.has(key))
}
