import { data, redirect } from 'react-router'
import { validationError } from '#web/forms/validation-errors.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { reserveDocument, reserveMutation } from '#web/reservations/documents.ts'
import { ReservePage } from '#web/reservations/reserve-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/reserve.ts'

/** `?sku=` is a product, `size` the SKU of its size, `store` the code of the store. */
export const loader = personalLoader(async (scope) => {
  const { api, url, t } = scope
  const {
    pdp: product,
    stores,
    reservationUntil: until,
  } = await api(reserveDocument, {
    sku: url.searchParams.get('sku') ?? '',
    store: url.searchParams.get('store') ?? '',
  })
  const size = product?.variants.find(({ sku }) => sku === url.searchParams.get('size'))
  const store = stores.find(({ code }) => code === url.searchParams.get('store'))
  if (!product || !size || !store) throw data(null, { status: 404 })
  return {
    product,
    size: size.size,
    store,
    until,
    wish: crypto.randomUUID(),
    seo: pageSeo(scope, { title: `${t('reserve.title')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

/** When the shop can't take it now, the form comes back with what was typed. */
export const action = personalAction(async ({ request, api, url, to }) => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 320)
  const typed = { firstName: text('firstName'), lastName: text('lastName'), email: text('email') }
  const input = {
    ...typed,
    key: text('wish'),
    sku: url.searchParams.get('size') ?? '',
    location: url.searchParams.get('store') ?? '',
  }
  const answer = await api(reserveMutation, { input }).catch(() => undefined)
  if (!answer)
    return data({ typed, wish: input.key, errors: [validationError('something-went-wrong')] }, { status: 503 })
  const { reserveInStore: made } = answer
  if (made.__typename === 'Refused') return data({ typed, wish: input.key, errors: made.refusals }, { status: 422 })
  throw redirect(to('reservation', { hash: made.hash }), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Reserve({ loaderData, actionData }: Route.ComponentProps) {
  return <ReservePage {...loaderData} wish={actionData?.wish ?? loaderData.wish} answer={actionData} />
}
