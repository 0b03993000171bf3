import type { Problem } from '../ui/problems.tsx'

export const bulkActions = ['note', 'mail', 'cancel'] as const
export type BulkAction = (typeof bulkActions)[number]

/** So many orders are done with each press: few enough that a page answers soon, and says how far it is. */
export const atOnce = 10

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

/** What would happen to an order: the action itself, or why it stays as it is. */
export type BulkOutcome = BulkAction | 'no-mail' | 'not-cancellable'

export function bulkOutcome(action: BulkAction, order: Known): BulkOutcome {
  if (action === 'mail' && confirmationOf(order) === undefined) return 'no-mail'
  if (action === 'cancel' && !order.isCancellable) return 'not-cancellable'
  return action
}

/** The key of the mail that confirmed it. */
export const confirmationOf = ({ mails }: Pick<Known, 'mails'>): string | undefined =>
  mails.find(({ kind }) => kind === 'order-confirmation')?.key

/** An order with the version that was shown: `100043 3`. */
export type ShownVersion = { readonly number: string; readonly version: number }

export function shownVersions(fields: { getAll(name: string): readonly unknown[] }): ShownVersion[] {
  return fields.getAll('order').flatMap((text) => {
    const [number = '', version = ''] = String(text).split(' ')
    return number !== '' && /^\d{1,9}$/.test(version) ? [{ number, version: Number(version) }] : []
  })
}

/** An order that was not done, with the key of why. */
export type NotDone = { readonly number: string; readonly messageKey: string }

export const notDoneOf = (number: string, problems: readonly Problem[]): NotDone[] => {
  const [problem] = problems
  return problem ? [{ number, messageKey: problem.messageKey }] : []
}

/** `100043 order-changed-meanwhile`: what failed on earlier presses travels with the form. */
export function earlierNotDone(fields: { getAll(name: string): readonly unknown[] }): NotDone[] {
  return fields.getAll('failed').flatMap((text) => {
    const [number = '', messageKey = ''] = String(text).split(' ')
    return number === '' ? [] : [{ number, messageKey }]
  })
}
