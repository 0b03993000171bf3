import type { cart as english } from '../en/cart.ts'

export const cart: Readonly<Record<keyof typeof english, string>> = {
  'cart.title': 'Winkelmand',
  'cart.add': 'In winkelmand',
  'cart.added': 'Toegevoegd aan je winkelmand',
  'cart.subtotal': 'Subtotaal',
  'cart.shipping': 'Verzendkosten',
  'cart.free_shipping': 'Gratis verzending',
  'cart.total': 'Totaal (incl. btw)',
  'cart.empty': 'Je winkelmand is leeg',
}
