import type { cart as english } from '../en/cart.ts'

export const cart: Readonly<Record<keyof typeof english, string>> = {
  'cart.title': 'Warenkorb',
  'cart.add': 'In den Warenkorb',
  'cart.added': 'Zum Warenkorb hinzugefügt',
  'cart.subtotal': 'Zwischensumme',
  'cart.shipping': 'Versandkosten',
  'cart.free_shipping': 'Kostenloser Versand',
  'cart.total': 'Gesamtsumme (inkl. MwSt.)',
  'cart.empty': 'Ihr Warenkorb ist leer',
}
