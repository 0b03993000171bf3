import type { WordKey } from './en.ts'

/** Where Belgian French says it otherwise. */
export const frBe: Partial<Record<WordKey, string>> = {
  'delivery.short': 'Livré sous {min} à {max} jours ouvrables',
}
