import { data, redirect } from 'react-router'
import { putIntoCart } from '#web/cart/put-into-cart.ts'
import { sharedCartQuery, sharedLines } from '#web/cart/shared-cart-document.ts'
import { SharedCartPage } from '#web/cart/shared-cart-page.tsx'
import { sharedItems } from '#web/cart/shared-items.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { cartMessages } from '#web/messages/api-messages.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import type { Route } from './+types/shared-cart.ts'

export const loader = personalLoader(async (scope) => {
  const items = sharedItems(scope.url.searchParams)
  if (items.length === 0) throw redirect(scope.to('cart'))
  const { productsBySku } = await scope.api(sharedCartQuery, { skus: items.map(({ sku }) => sku) })
  const lines = sharedLines(items, productsBySku)
  return {
    lines,
    missing: items.length - lines.length,
    seo: pageSeo(scope, {
      title: `${scope.t('shared_cart.title')} | ${scope.shopName}`,
      robots: 'noindex,nofollow',
    }),
  }
})

/** Puts all of it into the visitor's own cart, beside what is there. */
export const action = personalAction(async (scope) => {
  const answer = await putIntoCart(scope, sharedItems(scope.url.searchParams))
  const news = answer.__typename === 'Refused' ? answer.refusals : answer.errors
  if (cartMessages(news, scope.t, scope.storefront.iso).every(({ kind }) => kind !== 'error'))
    throw redirect(scope.to('cart'), 303)
  return data({ news }, { status: 422 })
})

export const meta = seoMeta
export const headers = privatePage

export default function SharedCart({ loaderData: { lines, missing }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const errors = cartMessages(actionData?.news ?? [], t, iso).map(({ text }) => text)
  return <SharedCartPage lines={lines} missing={missing} errors={errors} />
}
