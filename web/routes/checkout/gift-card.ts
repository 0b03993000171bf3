import { redirect } from 'react-router'
import { giftCardAnchor, refusedCardParameter } from '#web/checkout/gift-card-form.tsx'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'

const chooseGiftCard = graphql(`
  mutation ChooseGiftCard($token: String, $code: String!) {
    chooseGiftCard(token: $token, code: $code) {
      __typename
      ... on Refused { refusals { messageKey } }
    }
  }
`)

/** Nothing is shown here; who comes by an address goes on to pay. */
export const loader = personalLoader(async ({ to }) => {
  throw redirect(to('checkoutPayment'), 303)
})

/** Chooses a gift card, or none by the button for that, and goes back to where it was typed. The code stands in no address. */
export const action = personalAction(async ({ request, api, session, to }) => {
  const form = await request.formData()
  const code = String(form.get('giftCard') ?? '').slice(0, 60)
  const refusalOf = async (chosen: string) => {
    const { chooseGiftCard: answer } = await api(chooseGiftCard, { token: session.contextToken ?? null, code: chosen })
    return answer.__typename === 'Refused' ? answer.refusals[0]?.messageKey : undefined
  }
  const back = to(form.get('back') === 'checkoutOnePage' ? 'checkoutOnePage' : 'checkoutPayment')
  // An empty code takes the card away; who pressed the button beside an empty field meant to type one.
  const missing = form.has('typed') && code.trim() === ''
  const refusal = missing ? 'gift-card-code-required' : await refusalOf(code)
  const query = refusal ? `?${new URLSearchParams({ [refusedCardParameter]: refusal })}` : ''
  throw redirect(`${back}${query}#${giftCardAnchor}`, 303)
})
