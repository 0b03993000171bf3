import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { routePaths } from '../kernel/routes.ts'

/** The online withdrawal function, under its word in each language. */
const withdrawal = Object.values(routePaths.withdraw).flatMap((path) => [
  route(path.slice(1, -1), 'routes/withdraw/statement.tsx', { id: `statement${path}` }),
  route(`${path.slice(1)}review`, 'routes/withdraw/review.tsx', { id: `review${path}` }),
  route(`${path.slice(1)}received`, 'routes/withdraw/received.tsx', { id: `received${path}` }),
])

/** The pages of the newsletter, under their words in each language. */
const newsletter = (
  [
    ['newsletterJoin', 'join'],
    ['newsletterConfirm', 'confirm'],
    ['newsletterSettings', 'settings'],
  ] as const
).flatMap(([name, file]) =>
  Object.values(routePaths[name]).map((path) =>
    route(path.slice(1, -1), `routes/newsletter/${file}.tsx`, { id: `newsletter${path}` }),
  ),
)

/** Where one searches with a photograph, under its word in each language. */
const photoSearch = Object.values(routePaths.photoSearch).map((path) =>
  route(path.slice(1, -1), 'routes/photo-search.tsx', { id: `photo-search${path}` }),
)

/** Where boxes are scanned, under its word in each language. */
const scan = Object.values(routePaths.scan).map((path) =>
  route(path.slice(1, -1), 'routes/scan.tsx', { id: `scan${path}` }),
)

/** Gift cards, under their word in each language. */
const giftCards = (
  [
    ['giftCard', 'buy'],
    ['giftCardBought', 'bought'],
    ['giftCardBalance', 'balance'],
  ] as const
).flatMap(([name, file]) =>
  Object.values(routePaths[name]).map((path) =>
    route(path.slice(1, -1), `routes/giftcard/${file}.tsx`, { id: `giftcard${path}` }),
  ),
)

/** The stores and each of them, under their word in each language. */
const storePages = Object.values(routePaths.stores).flatMap((path) => {
  const word = path.slice(1, -1)
  return [
    route(word, 'routes/stores.tsx', { id: `routes/stores-${word}` }),
    route(`${word}/:reference`, 'routes/store.tsx', { id: `routes/store-${word}` }),
  ]
})

/**
 * Every URL of the specification, in its order (§2). Paths are the same in all storefronts; a word that is translated
 * (`/winkels/`, `/filialen/`) has a route for each spelling, and a guard sends the others to the storefront's own.
 */
export default [
  layout('layouts/default/default-layout.tsx', [
    layout('layouts/page-boundary.tsx', [
      index('routes/home.tsx'),
      route('brands', 'routes/brands.tsx'),
      route('brands/:slug', 'routes/brand.tsx'),
      ...['lookbook', 'lookbook-for-him'].flatMap((word) => [
        route(word, 'routes/lookbook.tsx', { id: `routes/${word}` }),
        route(`${word}/:key`, 'routes/look.tsx', { id: `routes/look-of-${word}` }),
      ]),
      route('blog', 'routes/blog.tsx'),
      route('blog/:uid', 'routes/blog-post.tsx'),
      route('search', 'routes/search.tsx'),
      layout('layouts/personal-pages.tsx', { id: 'layouts/personal-cart' }, [
        route('cart', 'routes/cart.tsx'),
        route('cart/shared', 'routes/shared-cart.tsx'),
      ]),
      route('products', 'routes/products.tsx'),
      route('products/:sku', 'routes/product.tsx'),
      route('reviews/:sku', 'routes/reviews.tsx'),
      route('passport/:gtin', 'routes/passport.tsx'),
      layout('layouts/personal-pages.tsx', [
        route('account', 'routes/account/login.tsx'),
        route('account/create', 'routes/account/create.tsx'),
        route('account/recover/password', 'routes/account/recover.tsx'),
        route('account/finish/:hash', 'routes/account/finish.tsx'),
        route('account/confirm/:hash', 'routes/account/confirm.tsx'),
        route('account/data', 'routes/account/data.tsx'),
        route('account/data/:hash', 'routes/account/data-link.tsx'),
        route('account/logout', 'routes/account/logout.tsx'),
        route('customer', 'routes/customer/dashboard.tsx'),
        route('customer/edit', 'routes/customer/edit.tsx'),
        route('customer/edit/security', 'routes/customer/security.tsx'),
        route('customer/address', 'routes/customer/address.tsx'),
        route('customer/wishlist', 'routes/customer/wishlist.tsx'),
        route('customer/stores', 'routes/customer/stores.tsx'),
        route('customer/pass', 'routes/customer/pass.tsx'),
        route('customer/orders', 'routes/customer/orders.tsx'),
        route('customer/orders/:id', 'routes/customer/order.tsx'),
        route('order', 'routes/order/order.tsx'),
        route('order/cancel', 'routes/order/cancel.tsx'),
        route('order/return', 'routes/order/return.tsx'),
        route('order/exchange', 'routes/order/exchange.tsx'),
        route('order/repair', 'routes/order/repair.tsx'),
        route('order/review', 'routes/order/review.tsx'),
        route('order/review/photographs', 'routes/order/review-photographs.tsx'),
        route('gift', 'routes/gift/gift.tsx'),
        route('gift/exchange', 'routes/gift/exchange.tsx'),
        route('gift/return', 'routes/gift/return.tsx'),
        route('wishlist', 'routes/wishlist.tsx'),
        route('stock-alerts', 'routes/alerts/alert.tsx'),
        route('stock-alerts/:hash', 'routes/alerts/alerts.tsx'),
        route('reserve', 'routes/reservations/reserve.tsx'),
        route('reserve/:hash', 'routes/reservations/reservation.tsx'),
        ...newsletter,
        ...photoSearch,
        ...scan,
        ...giftCards,
      ]),
      ...storePages,
      route('add-to-cart', 'routes/add-to-cart.tsx'),
      route('cookie-settings', 'routes/cookie-settings.tsx'),
      route('*', 'routes/catch-all.tsx'),
    ]),
  ]),
  layout('layouts/checkout/checkout-layout.tsx', [
    layout('layouts/page-boundary.tsx', { id: 'layouts/checkout-boundary' }, [
      route('checkout', 'routes/checkout/address.tsx'),
      route('checkout/shipment', 'routes/checkout/shipment.tsx'),
      route('checkout/payment', 'routes/checkout/payment.tsx'),
      route('checkout/one-page', 'routes/checkout/one-page.tsx'),
      route('checkout/express', 'routes/checkout/express.tsx'),
      route('checkout/status', 'routes/checkout/status.tsx'),
      route('checkout/success', 'routes/checkout/success.tsx'),
      ...withdrawal,
    ]),
  ]),
  route('customer/export', 'routes/customer/export.ts'),
  route('account/data/:hash/file', 'routes/account/data-file.ts'),
  route('customer/invoices/:number', 'routes/customer/invoice.ts'),
  route('order/invoice', 'routes/order/invoice.ts'),
  route('checkout/gift-card', 'routes/checkout/gift-card.ts'),
  route('customer/pass/manifest', 'routes/customer/pass-manifest.ts'),
  layout('layouts/empty-layout.tsx', [
    route('empty-layout', 'routes/empty.tsx'),
    route('slice-simulator', 'routes/slice-simulator.tsx'),
  ]),
] satisfies RouteConfig
