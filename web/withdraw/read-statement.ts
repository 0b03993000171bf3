import { tidyStatement, type WithdrawalStatement } from '#kernel/withdrawal.ts'

/** What stands in the form, or in the hidden fields of the review. */
export function readStatement(form: FormData): WithdrawalStatement {
  const text = (name: string) => String(form.get(name) ?? '')
  return tidyStatement({
    name: text('name'),
    email: text('email'),
    orderNumber: text('orderNumber'),
    items: text('items').split('\n'),
    reason: text('reason'),
  })
}

/** The same as fields: one text for each name. */
export function statementFields({ items, ...rest }: WithdrawalStatement): readonly (readonly [string, string])[] {
  return Object.entries({ ...rest, items: items.join('\n') })
}

/** A statement that is still to be written, but for what is known of whoever is logged in and of the order that the link named. */
export function emptyStatement(known: Partial<Pick<WithdrawalStatement, 'name' | 'email' | 'orderNumber'>> = {}) {
  return { name: '', email: '', orderNumber: '', items: [], reason: '', ...known } satisfies WithdrawalStatement
}
