import type { StaffLanguage } from '#kernel/staff-language.ts'

/** '1.000', '1 000' or "1'000" before cents that another sign parts from it. */
const grouped = /^(\d{1,3})([.,'’\s])(\d{3})(?:([.,])(\d{1,2}))?$/

/** What was typed as cents; 0 for what is no amount, and is refused with a sentence. */
export const typedCents = (typed: string): number => amountIn(typed) ?? 0

/** '12.50', '12,50', '12' or '1.000,00' as cents. A thousand whose dot may as well be one before cents, '1.000', is nothing. */
export function amountIn(typed: string): number | undefined {
  const text = typed.trim()
  const [, thousands = '', between, hundreds = '', sign, cents = ''] = grouped.exec(text) ?? []
  if (between !== undefined && sign !== between && (sign !== undefined || !/[.,]/.test(between)))
    return asCents(thousands + hundreds, cents)
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : asCents(whole, part)
}

const asCents = (whole: string, part: string): number => Number(whole) * 100 + Number(part.padEnd(2, '0'))

/** Cents as somebody types them: '19,50' in German, French and Dutch. */
export const typedAmount = (cents: number, language: StaffLanguage): string =>
  (cents / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })

/** A percentage that is kept in hundredths, as somebody types it: '12,5'. */
export const typedPercent = (hundredths: number, language: StaffLanguage): string =>
  (hundredths / 100).toLocaleString(language, { maximumFractionDigits: 2, useGrouping: false })
