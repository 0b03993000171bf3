/** Where content pages lie that screens lead to: paths without the storefront's prefix. */
export const paths = {
  'path.delivery': '/delivery/',
  'path.returns': '/returns/',
  'path.guarantee': '/guarantee/',
  'path.customer_service': '/customer-service/',
  'path.product_safety': '/product-safety/',
  'path.terms': '/terms/',
  'path.withdrawal': '/withdrawal-information/',
  'path.accessibility': '/accessibility/',
} as const
