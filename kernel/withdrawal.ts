import { emailError } from './email.ts'
import { type Refusal, refusalOf } from './message-key.ts'
import { lengthError, multiLine, oneLine, requiredError } from './typed-text.ts'

/** What a shopper states when they withdraw: who, from which contract, and where the acknowledgement goes. */
export type WithdrawalStatement = {
  readonly name: string
  readonly email: string
  /** As the shopper puts it; anything that says which order is meant. */
  readonly orderNumber: string
  /** What they withdraw from, in their own words; none means all of it. */
  readonly items: readonly string[]
  /** May stay empty: nobody has to give a reason. */
  readonly reason: string
}

/** Longest texts, in characters; `items` is each of them. */
export const withdrawalLimits = { name: 100, orderNumber: 100, items: 200, reason: 1000 } as const

const mostItems = 50

/** The statement as it is stored: trimmed, in one line where a field has one, without characters that nobody typed. */
export function tidyStatement(typed: WithdrawalStatement): WithdrawalStatement {
  return {
    name: oneLine(typed.name),
    email: oneLine(typed.email),
    orderNumber: oneLine(typed.orderNumber),
    items: typed.items.map(oneLine).filter((item) => item !== ''),
    reason: multiLine(typed.reason),
  }
}

/**
 * What keeps a tidy statement from being taken: one of the three things that have to be there is missing, or a text is too
 * long. Whether the order exists and whether the period has passed is no reason. Asked before the review and on arrival.
 */
export function statementErrors({ name, email, orderNumber, items, reason }: WithdrawalStatement): readonly Refusal[] {
  const emailProblem = emailError(email)
  return [
    ...requiredError('name', name, withdrawalLimits.name),
    ...requiredError('orderNumber', orderNumber, withdrawalLimits.orderNumber),
    ...(emailProblem ? [refusalOf(emailProblem, { field: 'email' })] : []),
    ...(items.length > mostItems || items.some((item) => item.length > withdrawalLimits.items)
      ? [refusalOf('field-too-long', { field: 'items', name: String(withdrawalLimits.items) })]
      : []),
    ...lengthError('reason', reason, withdrawalLimits.reason),
  ]
}
