/** What a company's file says where somebody has yet to say it: `FILL IN: street and number`. */
const mark = 'FILL IN: '

export const toFillIn = (what: string): string => mark + what

/** A value that is still to be filled in. */
export const isToFillIn = (value: unknown): boolean => typeof value === 'string' && value.startsWith(mark)

/** Where something is still to be filled in, and what: `contacts.nl_NL.phone (the number of customer service)`. */
export function placesToFillIn(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return isToFillIn(value) ? [`${path.join('.')} (${value.slice(mark.length)})`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => placesToFillIn(one, [...path, name]))
}
