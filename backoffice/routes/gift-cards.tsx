import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { GiftCardCard } from '../ui/gift-card-card.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'

const giftCardsQuery = graphql(`
  query StaffGiftCards($text: String!) {
    giftCards(text: $text) {
      ...StaffGiftCardFields
    }
  }
  fragment StaffGiftCardFields on StaffGiftCard {
    id
    ending
    storefront
    sold {
      amount
      currency
    }
    balance {
      amount
      currency
    }
    validUntil
    blockedAt
    mailAt
    mailedAt
    giver
    receiver
    movements {
      kind
      amount {
        amount
        currency
      }
      order
      at
    }
  }
`)

const blockGiftCard = graphql(`
  mutation BlockGiftCard($card: ID!, $blocked: Boolean!) {
    blockGiftCard(card: $card, blocked: $blocked) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const withdrawGiftCard = graphql(`
  mutation WithdrawGiftCard($card: ID!) {
    withdrawGiftCard(card: $card) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const mailGiftCardAgain = graphql(`
  mutation MailGiftCardAgain($card: ID!, $key: String!) {
    mailGiftCardAgain(card: $card, key: $key) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const text = new URL(request.url).searchParams.get('text') ?? ''
  const { giftCards } = await scopeOf(context).ask(giftCardsQuery, { text })
  return { text, giftCards, key: crypto.randomUUID() }
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const { ask } = scopeOf(context)
  const text = (name: string) => String(form.get(name) ?? '')
  const card = text('card')
  if (text('do') === 'mail')
    return { problems: (await ask(mailGiftCardAgain, { card, key: text('key') })).mailGiftCardAgain.problems }
  if (text('do') === 'withdraw') return { problems: (await ask(withdrawGiftCard, { card })).withdrawGiftCard.problems }
  const blocked = text('do') === 'block'
  return { problems: (await ask(blockGiftCard, { card, blocked })).blockGiftCard.problems }
}

export default function GiftCards({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.giftCards
  const { text, giftCards, key } = loaderData
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <ProblemSummary problems={actionData?.problems} />
      <DoneNotice text={actionData?.problems.length === 0 ? said.done : undefined} />
      <search>
        <form className="card stack">
          <TextField name="text" type="search" label={said.search} value={text} />
          <button type="submit">{said.submit}</button>
        </form>
      </search>
      {text !== '' && giftCards.length === 0 ? <p className="card">{said.none}</p> : null}
      {giftCards.map((card) => (
        <GiftCardCard key={card.id} card={card} press={key} />
      ))}
    </>
  )
}
