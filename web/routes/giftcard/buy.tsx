import { data, redirectDocument } from 'react-router'
import { routePath } from '#kernel/routes.ts'
import { knownCustomer } from '#web/customers/known-customer.ts'
import { validationError } from '#web/forms/validation-errors.ts'
import { buyGiftCardMutation, giftCardOfferQuery } from '#web/gifts/gift-card-documents.ts'
import { GiftCardPage } from '#web/gifts/gift-card-page.tsx'
import { chosenAmount, readGiftCardForm } from '#web/gifts/read-gift-card-form.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { toOwnSpelling } from '#web/own-spelling.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/buy.ts'

export const loader = personalLoader(async (scope) => {
  toOwnSpelling(scope, 'giftCard')
  const { giftCardOffer: offer } = await scope.api(giftCardOfferQuery)
  if (!offer) throw data(null, { status: 404 })
  return {
    offer,
    wish: crypto.randomUUID(),
    giver: await knownCustomer(scope),
    seo: pageSeo(scope, {
      title: `${scope.t('giftcard.title')} | ${scope.shopName}`,
      robots: 'index,follow',
      alternates: routeAlternates(scope.publicUrl, 'giftCard'),
    }),
  }
})

/** Sends the giver to pay; what is refused comes back with what was typed. */
export const action = personalAction(async ({ request, api, publicUrl, storefront }) => {
  const typed = readGiftCardForm(await request.formData())
  const { amount: _, otherAmount: __, paymentMethod: paymentMethodId, wish: idempotencyKey, ...rest } = typed
  const input = {
    ...rest,
    amount: chosenAmount(typed),
    paymentMethodId,
    idempotencyKey,
    finishUrl: publicUrl + routePath(storefront, 'giftCardBought'),
  }
  const answer = await api(buyGiftCardMutation, { input }).catch(() => undefined)
  if (!answer) return data({ typed, errors: [validationError('something-went-wrong')] }, { status: 503 })
  const { buyGiftCard: bought } = answer
  if (bought.__typename === 'Refused') return data({ typed, errors: bought.refusals }, { status: 422 })
  throw redirectDocument(bought.redirectUrl, 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function GiftCard({ loaderData, actionData }: Route.ComponentProps) {
  const failed = actionData?.errors.some(({ messageKey }) => messageKey.startsWith('payment-failed'))
  return (
    <GiftCardPage
      offer={loaderData.offer}
      // A payment that failed is over: the next press is another one.
      wish={(!failed && actionData?.typed.wish) || loaderData.wish}
      giver={loaderData.giver}
      typed={actionData?.typed}
      errors={actionData?.errors}
    />
  )
}
