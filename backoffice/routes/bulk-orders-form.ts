import type { Permission } from '../graphql/graphql.ts'
import type { Problem } from '../ui/problems.tsx'

export const bulkActions = ['note', 'mail', 'cancel', 'label'] as const
export type BulkAction = (typeof bulkActions)[number]

const permissionOfAction: Readonly<Record<BulkAction, Permission>> = {
  note: 'ORDERS_WRITE',
  mail: 'ORDERS_WRITE',
  cancel: 'ORDERS_WRITE',
  label: 'ORDERS_FULFIL',
}

/** What somebody may do with several orders at once. */
export const bulkActionsOf = (permissions: readonly Permission[]): BulkAction[] =>
  bulkActions.filter((action) => permissions.includes(permissionOfAction[action]))

/**
 * So many orders are done with each press: few enough that a page answers soon, and says how far it is. A carrier takes its time for
 * each label.
 */
export const atOnce: Readonly<Record<BulkAction, number>> = { note: 10, mail: 10, cancel: 10, label: 5 }

/** More than a list shows, and few enough for one address. */
export const mostChosen = 100

export const bulkActionOf = (text: string | null): BulkAction => bulkActions.find((one) => one === text) ?? 'note'

/** Numbers of orders, each once, as a form or an address names them. */
export const chosenNumbers = (fields: { getAll(name: string): readonly unknown[] }): string[] =>
  [...new Set(fields.getAll('number').map(String))].filter((number) => number !== '').slice(0, mostChosen)

type Known = {
  readonly isCancellable: boolean
  readonly mails: readonly { readonly key: string; readonly kind: string }[]
}

/** Why an order gets no label. */
export type LabelHindrance =
  | 'no-labels'
  | 'collected'
  | 'not-paid'
  | 'nothing-waits'
  | 'lacks-customs'
  | 'label-outdated'
  | 'label-there'

/** What would happen to an order: the action itself, or why it stays as it is. */
export type BulkOutcome = BulkAction | 'no-mail' | 'not-cancellable' | LabelHindrance

export function bulkOutcome(action: Exclude<BulkAction, 'label'>, order: Known): BulkOutcome {
  if (action === 'mail' && confirmationOf(order) === undefined) return 'no-mail'
  if (action === 'cancel' && !order.isCancellable) return 'not-cancellable'
  return action
}

type Labelled = {
  readonly makesLabels: boolean
  readonly isPaid: boolean
  readonly isPacked: boolean
  readonly isCollected: boolean
  readonly customsLacks: readonly string[]
  readonly label?: { readonly isOutdated: boolean } | null
}

/** A label is made, or why none is: what nobody can mend comes first. */
export function labelOutcome(order: Labelled): 'label' | LabelHindrance {
  if (!order.makesLabels) return 'no-labels'
  if (order.isCollected) return 'collected'
  if (!order.isPaid) return 'not-paid'
  if (order.isPacked) return 'nothing-waits'
  if (order.label) return order.label.isOutdated ? 'label-outdated' : 'label-there'
  return order.customsLacks.length > 0 ? 'lacks-customs' : 'label'
}

/** The address of the page that says what would happen. @param wave the one they are packed in, to which the page leads back */
export function bulkAddress(action: BulkAction, numbers: readonly string[], wave: string): string {
  const query = [
    ['do', action],
    ...(wave === '' ? [] : [['wave', wave]]),
    ...numbers.map((number) => ['number', number]),
  ]
  return `/orders/bulk?${new URLSearchParams(query)}`
}

/** The key of the mail that confirmed it. */
export const confirmationOf = ({ mails }: Pick<Known, 'mails'>): string | undefined =>
  mails.find(({ kind }) => kind === 'order-confirmation')?.key

/** An order with what was shown of it: its version, or for a label how many of its parcels had left. `100043 3`. */
export type SeenOrder = { readonly number: string; readonly seen: number }

export function seenOrders(fields: { getAll(name: string): readonly unknown[] }): SeenOrder[] {
  return fields.getAll('order').flatMap((text) => {
    const [number = '', seen = ''] = String(text).split(' ')
    return number !== '' && /^\d{1,9}$/.test(seen) ? [{ number, seen: Number(seen) }] : []
  })
}

/** An order that was not done, with the key of why and what fills its sentence. */
export type NotDone = { readonly number: string; readonly messageKey: string; readonly name?: string }

export const notDoneOf = (number: string, problems: readonly Problem[]): NotDone[] => {
  const [problem] = problems
  return problem ? [notDone(number, problem.messageKey, problem.name ?? '')] : []
}

const notDone = (number: string, messageKey: string, name: string): NotDone =>
  name === '' ? { number, messageKey } : { number, messageKey, name }

/** `100043 label-refused The postcode is wrong.`: what failed on earlier presses travels with the form. */
export function earlierNotDone(fields: { getAll(name: string): readonly unknown[] }): NotDone[] {
  return fields.getAll('failed').flatMap((text) => {
    const [number = '', messageKey = '', ...name] = String(text).split(' ')
    return number === '' ? [] : [notDone(number, messageKey, name.join(' '))]
  })
}

/** As a form carries it on. */
export const writtenNotDone = ({ number, messageKey, name = '' }: NotDone): string =>
  `${number} ${messageKey} ${name}`.trimEnd()
