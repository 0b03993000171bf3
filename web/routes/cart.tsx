import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { CartAnswer } from '#web/cart/cart-answer.ts'
import { type CartView, cartCookieName, cartQuery } from '#web/cart/cart-document.ts'
import { CartPage } from '#web/cart/cart-page.tsx'
import { changeCart } from '#web/cart/change-cart.ts'
import { countryNames } from '#web/cart/country-names.ts'
import { asksForDocument } from '#web/cart/document-request.ts'
import { loadCartStores } from '#web/cart/load-cart-stores.ts'
import { readChange, readLineType, readQuantity } from '#web/cart/read-change.ts'
import { refusedCode } from '#web/cart/refused-code.ts'
import { BoughtWithBelow } from '#web/catalog/bought-with-below.tsx'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/cart.ts'

export const loader = personalLoader(async (scope) => {
  const { api, session, storefront, t, url } = scope
  const { getCart } = await api(cartQuery, { token: session.contextToken ?? null, name: cartCookieName })
  const sku = url.searchParams.get('removed')
  return {
    cart: getCart ?? null,
    cartStores: await loadCartStores(scope, getCart),
    removed: sku
      ? {
          sku,
          quantity: Math.max(1, readQuantity(url.searchParams.get('quantity'))),
          name: '',
          type: readLineType(url.searchParams.get('type')),
        }
      : undefined,
    deliversTo: countryNames(storefront.deliversTo, storefront.iso),
    seo: pageSeo(scope, { title: t('cart.title'), robots: 'noindex,follow' }),
  }
})

/** Steps of the checkout in which a code can be typed too. */
const steps = ['checkout', 'checkoutShipment', 'checkoutPayment', 'checkoutOnePage'] as const

export const action = personalAction(async (scope) => {
  const { request, to } = scope
  const form = await request.formData()
  const change = readChange(form)
  if (!change) throw data(null, { status: 400 })
  const { news, declined } = await changeCart(scope, change)
  const { kind } = change
  const removed =
    kind === 'remove' && !declined
      ? { sku: change.sku, quantity: Math.max(1, change.quantity), name: change.name, type: change.type }
      : undefined
  const typed = kind === 'code' ? change.code : undefined
  if (!asksForDocument(request)) return { change: kind, news, removed, typed } satisfies CartAnswer
  const back = steps.find((step) => step === form.get('back'))
  // Who typed a code beside the order hears there what is wrong with it.
  if (back && declined && kind === 'code') return redirect(to(back) + refusedCode(change.code, news), 303)
  if (declined) return data({ change: kind, news, removed, typed } satisfies CartAnswer, { status: 422 })
  if (back) return redirect(to(back), 303)
  const query = removed
    ? `?${new URLSearchParams({ removed: removed.sku, quantity: String(removed.quantity), type: removed.type })}`
    : ''
  return redirect(to('cart') + query, 303)
})

export const meta = seoMeta
export const headers = privatePage

/** What was refused may still have shown that stock or prices are others. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || defaultShouldRevalidate

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, removed, deliversTo, cartStores } = loaderData
  return (
    <CartPage
      cart={cart}
      cartStores={cartStores}
      removed={removed}
      news={actionData?.news}
      typed={actionData?.typed}
      deliversTo={deliversTo}
      below={<BoughtWithBelow skus={productsIn(cart)} />}
    />
  )
}

/** SKUs of the products in a cart, each once. */
const productsIn = (cart: Pick<CartView, 'items'> | null): string[] => [
  ...new Set(cart?.items.flatMap(({ payload }) => payload?.productNumber ?? [])),
]
