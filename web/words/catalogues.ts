import type { Storefront } from '#kernel/storefront.ts'
import { de } from './de.ts'
import { checkout } from './en/checkout.ts'
import { withdraw } from './en/withdraw.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { frBe } from './fr-be.ts'
import { nl } from './nl.ts'
import { nlBe } from './nl-be.ts'

export type Catalogues = Readonly<Record<Storefront['contentLang'], Readonly<Record<string, string>>>>

/** What each storefront says, by its content language. Read while building only: a browser gets one of them, compiled. */
export const catalogues: Catalogues = {
  'en-gb': en,
  'nl-nl': nl,
  'nl-be': { ...nl, ...nlBe },
  'fr-be': { ...fr, ...frBe },
  'fr-fr': fr,
  'de-de': de,
}

/** Messages about addresses, delivery, payment and orders. */
const personalMessage =
  /^message\.(?:address|city|country|house|order|payment|phone|riverty|shipping|street|terms|total|withdrawal|zipcode)-/

/** Whether only pages of one person say this; it travels in a file of its own, so that lists and products stay light. */
export function isPersonalWord(key: string): boolean {
  return key in checkout || key in withdraw || personalMessage.test(key)
}
