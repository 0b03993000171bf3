import { data, redirect } from 'react-router'
import { asksForDocument } from '#web/cart/document-request.ts'
import { AddPage } from '#web/catalog/add-page.tsx'
import { postAddToCart } from '#web/catalog/add-to-cart.ts'
import { sizesNowDocument } from '#web/catalog/size-document.ts'
import type { AddAnswer } from '#web/catalog/use-add-to-cart.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { cartMessages } from '#web/messages/api-messages.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import type { Route } from './+types/add-to-cart.ts'

/** `?sku=` is a product or one of its sizes; `size` is one that is chosen already, `alert` one whose 'Mail me' was pressed. */
export const loader = personalLoader(async (scope) => {
  const { api, url, to, t } = scope
  const sku = url.searchParams.get('sku')
  if (!sku) throw redirect(to('cart'))
  const { pdp: product } = await api(sizesNowDocument, { sku })
  if (!product) throw data(null, { status: 404 })
  const alert = url.searchParams.get('alert')
  return {
    product,
    missing: product.variants.find((variant) => variant.sku === alert),
    chosen: product.variants.find((variant) => variant.sku === url.searchParams.get('size'))?.sku,
    seo: pageSeo(scope, {
      title: `${t('size.choose')} | ${product.brand.name} ${product.name}`,
      robots: 'noindex,nofollow',
    }),
  }
})

/** Puts one piece into the cart. A browser is sent on to the cart, or back to the sizes; a script is told what came of it. */
export const action = personalAction(async (scope) => {
  const form = await scope.request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined
  }
  const answer: AddAnswer = await postAddToCart(
    scope,
    text('sku') ?? scope.url.searchParams.get('sku') ?? '',
    text('size'),
  )
  if (!asksForDocument(scope.request)) return answer
  if (answer.added && cartMessages(answer.news, scope.t, scope.storefront.iso).every(({ kind }) => kind !== 'error')) {
    throw redirect(scope.to('cart'), 303)
  }
  return data(answer, { status: 422 })
})

export const meta = seoMeta

export default function AddToCart({ loaderData: { product, missing, chosen }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const errors = actionData
    ? [
        ...(actionData.sizeMissing ? [t('size.required')] : []),
        ...cartMessages(actionData.news, t, iso).map((message) => message.text),
      ]
    : []
  return <AddPage product={product} missing={missing} chosen={chosen} errors={errors} />
}
