import { graphql } from '../graphql/gql.ts'
import type { ListedOrderFragment } from '../graphql/graphql.ts'
import { MoneyBadge, ProgressBadge } from './badge.tsx'
import { momentText, moneyText, storefrontName } from './format.ts'
import { MailAddress } from './mail-address.tsx'
import { useScope } from './page-scope.tsx'
import { DataTable } from './table.tsx'

/** What a list says of an order. */
export const listedOrder = graphql(`
  fragment ListedOrder on ListedOrder {
    number
    placedAt
    storefront
    customerName
    email
    total {
      amount
      currency
    }
    money
    fulfilment
    delivery
    pieces
  }
`)

export function OrderTable({
  orders,
  caption,
  to = (number) => `/orders/${number}`,
  mayChoose = false,
}: {
  readonly orders: readonly ListedOrderFragment[]
  readonly caption: string
  /** Where an order leads; to its page where nothing is said. */
  readonly to?: (number: string) => string
  /** Whether each can be chosen by the form around the table. */
  readonly mayChoose?: boolean
}) {
  const { words, language } = useScope()
  const said = words.orders
  const choice = {
    label: words.bulk.choose,
    cell: ({ number }: ListedOrderFragment) => (
      <label className="pick">
        <input type="checkbox" name="number" value={number} aria-label={words.bulk.chooseThis(number)} />
      </label>
    ),
  }
  return (
    <DataTable
      caption={caption}
      rows={orders}
      keyOf={({ number }) => number}
      columns={[
        ...(mayChoose ? [choice] : []),
        { label: said.number, cell: ({ number }) => <a href={to(number)}>{number}</a> },
        { label: said.placed, cell: ({ placedAt, storefront }) => momentText(placedAt, language, storefront) },
        {
          label: said.customer,
          cell: ({ customerName, email }) => (
            <>
              {customerName || <span className="soft">{said.forgotten}</span>}
              <br />
              <span className="soft small">
                <MailAddress address={email} />
              </span>
            </>
          ),
        },
        { label: said.storefront, cell: ({ storefront }) => storefrontName(storefront) },
        { label: said.payment, cell: ({ money }) => <MoneyBadge state={money} words={said.money} /> },
        {
          label: said.progress,
          cell: ({ fulfilment, delivery }) => (
            <>
              <ProgressBadge state={fulfilment} words={said.labels} />
              <br />
              <span className="soft small">{said.deliveries[delivery]}</span>
            </>
          ),
        },
        {
          label: said.total,
          isAmount: true,
          cell: ({ total, pieces }) => (
            <>
              {moneyText(total, language)}
              <br />
              <span className="soft small">{said.pieces(pieces)}</span>
            </>
          ),
        },
      ]}
    />
  )
}
