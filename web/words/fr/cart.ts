import type { cart as english } from '../en/cart.ts'

export const cart: Readonly<Record<keyof typeof english, string>> = {
  'cart.title': 'Panier',
  'cart.add': 'Ajouter au panier',
  'cart.added': 'Ajouté au panier',
  'cart.subtotal': 'Sous-total',
  'cart.shipping': 'Frais de livraison',
  'cart.free_shipping': 'Livraison gratuite',
  'cart.total': 'Total TTC',
  'cart.empty': 'Votre panier est vide',
}
