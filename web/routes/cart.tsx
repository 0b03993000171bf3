import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { cartName, cartQuery } from '#web/cart/cart-document.ts'
import { type CartAnswer, CartPage } from '#web/cart/cart-page.tsx'
import { changeCart } from '#web/cart/change-cart.ts'
import { countryNames } from '#web/cart/country-names.ts'
import { asksForDocument } from '#web/cart/document-request.ts'
import { privatePage } from '#web/cart/private-page.ts'
import { readChange, readQuantity } from '#web/cart/read-change.ts'
import { pageSeo, seoMeta } from '#web/content/seo.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import type { Route } from './+types/cart.ts'

export const loader = personalLoader(async (scope) => {
  const { api, session, storefront, t, url } = scope
  const { getCart } = await api(cartQuery, { token: session.contextToken ?? null, name: cartName })
  const sku = url.searchParams.get('removed')
  return {
    cart: getCart ?? null,
    removed: sku ? { sku, quantity: Math.max(1, readQuantity(url.searchParams.get('quantity'))), name: '' } : undefined,
    deliversTo: countryNames(storefront.deliversTo, storefront.iso),
    seo: pageSeo(scope, { title: t('cart.title'), robots: 'noindex,follow' }),
  }
})

export const action = personalAction(async (scope) => {
  const { request, to } = scope
  const change = readChange(await request.formData())
  if (!change) throw data(null, { status: 400 })
  const { news, declined } = await changeCart(scope, change)
  const { kind } = change
  const removed =
    kind === 'remove' && !declined
      ? { sku: change.sku, quantity: Math.max(1, change.quantity), name: change.name }
      : undefined
  if (!asksForDocument(request)) return { news, removed } satisfies CartAnswer
  if (declined) return data({ news, removed } satisfies CartAnswer, { status: 422 })
  const query = removed ? `?${new URLSearchParams({ removed: removed.sku, quantity: String(removed.quantity) })}` : ''
  return redirect(to('cart') + query, 303)
})

export const meta = seoMeta
export const headers = privatePage

/** What was declined may still have shown that stock or prices are others. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || defaultShouldRevalidate

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, removed, deliversTo } = loaderData
  return <CartPage cart={cart} removed={removed} news={actionData?.news} deliversTo={deliversTo} />
}
