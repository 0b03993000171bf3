import type { WordKey } from './en.ts'

/** Where Belgian French says it otherwise. */
export const frBe: Partial<Record<WordKey, string>> = {
  'delivery.short': 'Livré sous {min} à {max} jours ouvrables',
  'address.box': 'Boîte (bte)',
  'address.phone': 'Numéro de GSM ou de téléphone',
  'order.credit':
    'Le paiement différé est un crédit. Attention, emprunter de l’argent coûte aussi de l’argent. Réservé aux personnes majeures.',
}
