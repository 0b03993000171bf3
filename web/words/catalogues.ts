import type { Storefront } from '#kernel/storefront.ts'
import { de } from './de.ts'
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
