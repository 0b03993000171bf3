export const cart = {
  'cart.title': 'Shopping bag',
  'cart.add': 'Add to bag',
  'cart.added': 'Added to your bag',
  'cart.subtotal': 'Subtotal',
  'cart.shipping': 'Delivery costs',
  'cart.free_shipping': 'Free delivery',
  'cart.total': 'Total (incl. VAT)',
  'cart.empty': 'Your shopping bag is empty',
} as const
