import type { Arrival } from '#web/graphql/graphql.ts'

/** Of the form that tells a store that somebody comes. */
export const arrivalField = 'arrival'
/** What its button says that takes it back. */
export const takesBack = 'none'

/** What a posted form tells the store: null takes it back; nothing for another form. */
export function readArrival(form: FormData): Arrival | null | undefined {
  const said = form.get(arrivalField)
  if (said === 'coming' || said === 'here') return said
  return said === takesBack ? null : undefined
}
