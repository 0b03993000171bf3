import type { CartStatusValue } from '#web/graphql/graphql.ts'
import type { WordKey } from '#web/messages/en.ts'

/** One of the five things that can have happened (specification §8); `ok` needs no message. */
export type PaymentMessageKind = Exclude<CartStatusValue, 'ok'>

type Message = { readonly title: WordKey; readonly text: WordKey; readonly button: WordKey }

const messages: Readonly<Record<PaymentMessageKind, Message>> = {
  empty: { title: 'outcome.title_empty', text: 'message.context-not-found', button: 'outcome.shop' },
  failed: { title: 'outcome.title_failed', text: 'message.payment-failed', button: 'outcome.choose_other' },
  recover: {
    title: 'outcome.title_recover',
    text: 'message.payment-canceled-cart-saved',
    button: 'outcome.order_now',
  },
  paid: { title: 'outcome.title_paid', text: 'message.order-already-paid', button: 'outcome.complete' },
  cancelled: { title: 'outcome.title_canceled', text: 'message.payment-canceled', button: 'outcome.try_again' },
}

export function outcomeMessage(outcome: PaymentMessageKind): Message {
  return messages[outcome]
}

type Paths = {
  readonly home: string
  readonly payment: string
  readonly success: string
}

/**
 * Where the button under the message leads.
 *
 * @param reference the order's, which goes on in the address
 */
export function outcomePath(outcome: PaymentMessageKind, paths: Paths, reference: string | null | undefined): string {
  const query = reference ? `?${new URLSearchParams({ order: reference })}` : ''
  switch (outcome) {
    case 'empty':
      return paths.home
    case 'recover':
      return paths.payment
    case 'paid':
      return reference ? paths.success + query : paths.home
    case 'failed':
    case 'cancelled':
      return paths.payment + query
  }
}
