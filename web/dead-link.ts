import { data } from 'react-router'
import type { RouteName } from '#kernel/routes.ts'
import type { LoaderScope } from './loaders.ts'
import type { WordKey } from './messages/en.ts'

type DeadLinkSaying = {
  readonly text: WordKey
  /** Where a new one comes from. */
  readonly again?: { readonly label: WordKey; readonly to: RouteName }
}

const sayings = {
  newsletter: { text: 'dead.newsletter', again: { label: 'dead.newsletter_again', to: 'newsletterJoin' } },
  settings: { text: 'dead.settings', again: { label: 'dead.newsletter_again', to: 'newsletterJoin' } },
  email: { text: 'dead.email', again: { label: 'dead.orders', to: 'customerOrders' } },
  data: { text: 'dead.data', again: { label: 'account.dead_link_again', to: 'accountData' } },
  order: { text: 'dead.order', again: { label: 'dead.orders', to: 'customerOrders' } },
  giftCard: { text: 'dead.gift_card', again: { label: 'giftcard.title', to: 'giftCard' } },
  alerts: { text: 'dead.alerts' },
  reservation: { text: 'dead.reservation' },
  withdrawal: { text: 'dead.withdrawal', again: { label: 'dead.withdrawal_again', to: 'withdraw' } },
} as const satisfies Readonly<Record<string, DeadLinkSaying>>

/** What a mailed link was for. */
export type DeadLinkKind = keyof typeof sayings

/** What is said behind a link of a mail that is over, and the ways on. Its page brings the words along. */
export type DeadLink = {
  readonly title: string
  readonly text: string
  readonly ways: readonly { readonly label: string; readonly path: string }[]
}

/** What a loader throws behind a mailed link that was used, is too old or never was one: a 404 that says so. */
export function deadLinkOf({ t, to }: Pick<LoaderScope, 't' | 'to'>, kind: DeadLinkKind) {
  const { text, again }: DeadLinkSaying = sayings[kind]
  const deadLink: DeadLink = {
    title: t('account.dead_link_title'),
    text: t(text),
    ways: [
      ...(again ? [{ label: t(again.label), path: to(again.to) }] : []),
      { label: t('dead.contact'), path: t('path.customer_service') },
    ],
  }
  return data({ deadLink }, { status: 404 })
}
