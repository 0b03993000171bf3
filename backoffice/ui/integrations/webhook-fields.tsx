import type { WebhookEventType } from '../../graphql/graphql.ts'
import { Choices, TextField } from '../field.tsx'
import { useWords } from '../page-scope.tsx'
import type { Problem } from '../problems.tsx'

/** As receivers know them: `order.paid`. */
const eventNames: Readonly<Record<WebhookEventType, string>> = {
  ORDER_PLACED: 'order.placed',
  ORDER_PAID: 'order.paid',
  ORDER_SHIPPED: 'order.shipped',
  ORDER_DELIVERED: 'order.delivered',
  ORDER_REFUNDED: 'order.refunded',
  ORDER_CANCELLED: 'order.cancelled',
  ORDER_RETURNED: 'order.returned',
  STOCK_LOW: 'stock.low',
  PRICE_CHANGED: 'price.changed',
  CUSTOMER_REGISTERED: 'customer.registered',
  CUSTOMER_ERASED: 'customer.erased',
}

const isEventType = (value: unknown): value is WebhookEventType =>
  typeof value === 'string' && Object.hasOwn(eventNames, value)

export const eventTypesIn = (form: FormData): WebhookEventType[] => form.getAll('types').filter(isEventType)

/** Where events go, and which. */
export function WebhookFields({
  endpoint,
  problems,
}: {
  readonly endpoint:
    | {
        readonly url: string
        readonly description: string
        readonly types: readonly WebhookEventType[] | null
      }
    | undefined
  readonly problems: readonly Problem[] | undefined
}) {
  const { integrations: said } = useWords()
  return (
    <>
      <TextField
        name="url"
        type="url"
        label={said.url}
        hint={said.urlHint}
        value={endpoint?.url}
        problems={problems}
        maxLength={2000}
      />
      <TextField
        name="description"
        label={said.description}
        value={endpoint?.description}
        problems={problems}
        maxLength={200}
      />
      <Choices
        name="types"
        label={said.types}
        hint={said.typesHint}
        chosen={endpoint?.types ?? []}
        options={Object.entries(eventNames).map(([value, label]) => ({ value, label }))}
      />
    </>
  )
}
