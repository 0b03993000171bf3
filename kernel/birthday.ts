/** A day of birth in parts, as the API takes it. */
export type Birthday = { readonly year: number; readonly month: number; readonly day: number }

/** Specification §5: the text of a date field is split on its hyphens into year, month and day. */
export function splitBirthday(typed: string): Birthday | undefined {
  const [year, month, day, ...rest] = typed.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined || rest.length > 0) return undefined
  return [year, month, day].every(Number.isInteger) ? { year, month, day } : undefined
}

const oldest = 120

/** `YYYY-MM-DD` of a day that exists, lies in the past and within a human life; nothing for any other. */
export function birthdayDate({ year, month, day }: Birthday, now: Date): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!exists || date >= now || year < now.getUTCFullYear() - oldest) return undefined
  return date.toISOString().slice(0, 10)
}
