/** What files are about, as the screens of imports and exports call it. */
export const importKindLabels = {
  products: 'Products',
  prices: 'Prices',
  costs: 'Purchase costs',
  passports: 'Product passports',
  stock: 'Stock',
  stores: 'Stores',
  redirects: 'Redirects',
  promotions: 'Promotions',
  customers: 'Customers',
  reviews: 'Reviews of another service',
}
