import type { WordKey } from './en.ts'

/** Where Flemish says it otherwise. */
export const nlBe: Partial<Record<WordKey, string>> = {
  'badge.sale': 'Actie',
  'cart.title': 'Winkelmandje',
  'cart.add': 'In winkelmandje',
  'cart.added': 'Toegevoegd aan je winkelmandje',
  'cart.empty': 'Je winkelmandje is leeg',
  'header.cart': 'Winkelmandje',
  'header.cart_count': 'Winkelmandje, {n, plural, one {# artikel} other {# artikelen}}',
  'delivery.short': 'Geleverd binnen {min}–{max} werkdagen',
  'message.phone-invalid': 'Vul een geldig gsm- of telefoonnummer in',
  'message.cart-empty': 'Je winkelmandje is leeg',
  'status.delivered': 'Geleverd',
  'stores.hours': 'Openingsuren',
  'cs.title': 'Klantendienst',
}
