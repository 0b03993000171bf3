import type pg from 'pg'
import type { ToldPeople } from '../told.ts'

/** A connection or a pool; nothing of the shop’s. */
export type Queryable = Pick<pg.ClientBase, 'query'>

/** A payment as the provider’s own book has it; amounts in cents. */
export type BookedPayment = {
  readonly id: string
  /** For which order the shop asked it. */
  readonly orderId: string
  readonly collected: number
  readonly sentBack: number
}

/** What lay on a shelf before the run. */
export type ShelfBefore = { readonly variant: string; readonly location: string; readonly available: number }

/** What there is beside the database: what people were told, and what others wrote down. */
export type Evidence = {
  readonly told: ToldPeople
  readonly payments: readonly BookedPayment[]
  /** Webhooks that the provider still tries. */
  readonly undelivered: number
  readonly warehouse: ReadonlySet<string>
  readonly heard: readonly { readonly id: string; readonly object: string; readonly type: string }[]
  readonly mails: readonly { readonly messageId: string; readonly to: string }[]
  readonly shelves: readonly ShelfBefore[]
  /** How the shop names a mail to mail servers, told from the key in its outbox. */
  readonly messageIdOf: (key: string) => string
}

/** What the checker looks for. Each has a test that plants one. */
export const findingKinds = [
  'order-lost',
  'order-twice',
  'payment-forgotten',
  'return-lost',
  'staff-change-lost',
  'sum-wrong',
  'money-wrong',
  'money-of-nobody',
  'gift-card-wrong',
  'gift-card-lost',
  'refund-waits',
  'shelf-negative',
  'shelf-unlike-ledger',
  'ledger-broken',
  'pieces-unlike-ledger',
  'pieces-unlike-order',
  'invoice-gap',
  'invoice-missing',
  'invoice-twice',
  'invoice-wrong',
  'mail-missing',
  'mail-waits',
  'mail-unheard',
  'mail-twice',
  'event-missing',
  'event-waits',
  'event-unheard',
  'provider-waits',
  'order-not-exported',
  'exported-unpaid',
  'job-given-up',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Something that should not be, with what it is about. */
export type Finding = { readonly kind: FindingKind; readonly what: string }

/** The names that a question finds, as findings of one kind. */
export async function foundBy(
  db: Queryable,
  kind: FindingKind,
  question: string,
  values: readonly unknown[] = [],
): Promise<Finding[]> {
  const { rows } = await db.query<{ what: string }>(question, [...values])
  return rows.map(({ what }) => ({ kind, what }))
}
