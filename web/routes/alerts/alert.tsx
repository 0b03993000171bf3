import { data, redirect } from 'react-router'
import { readAlert } from '#web/alerts/alert-form.tsx'
import { AlertPage } from '#web/alerts/alert-page.tsx'
import { askedFor } from '#web/alerts/asked-for.ts'
import { addAlertMutation } from '#web/alerts/documents.ts'
import { wantedSizes } from '#web/alerts/wanted.ts'
import { sizesNowDocument } from '#web/catalog/size-document.ts'
import { validationError } from '#web/forms/validation-errors.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/alert.ts'

/** `?sku=` is a product, `alert` the size of it that is waited for. */
export const loader = personalLoader(async (scope) => {
  const { api, url, t } = scope
  const { pdp: product } = await api(sizesNowDocument, { sku: url.searchParams.get('sku') ?? '' })
  const size = product?.variants.find(({ sku }) => sku === url.searchParams.get('alert'))
  if (!product || !size) throw data(null, { status: 404 })
  return {
    product,
    size,
    sent: url.searchParams.has('sent'),
    seo: pageSeo(scope, {
      title: `${t('size.mail_me')} | ${product.brand.name} ${product.name}`,
      robots: 'noindex,nofollow',
    }),
  }
})

/** Takes the form without JavaScript. When the shop can't take it now, it comes back with what was typed. */
export const action = personalAction(async ({ request, api, url, to }) => {
  const typed = readAlert(await request.formData())
  const product = url.searchParams.get('sku') ?? ''
  const sku = url.searchParams.get('alert') ?? ''
  const { pdp } = await api(sizesNowDocument, { sku: product })
  const sizes = pdp ? wantedSizes(pdp, { sku }, typed.skus) : { sku, skus: [] }
  const answer = await api(addAlertMutation, { input: { ...typed, ...sizes } }).catch(() => undefined)
  if (!answer) return data({ typed, errors: [validationError('something-went-wrong')] }, { status: 503 })
  if (answer.addStockAlert.__typename === 'Refused')
    return data({ typed, errors: answer.addStockAlert.refusals }, { status: 422 })
  throw redirect(`${to('stockAlert')}?${askedFor(product, sku)}`, 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Alert({ loaderData: { product, size, sent }, actionData }: Route.ComponentProps) {
  return <AlertPage product={product} size={size} sent={sent} answer={actionData} />
}
