import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { PromotionBenefitKind } from '../../graphql/graphql.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import { moneyText, ownMomentText, type Reader } from '../format.ts'

type Amount = { readonly amount: number; readonly currency: string }
type Benefit = {
  readonly kind: PromotionBenefitKind
  readonly rate?: number | null
  readonly amounts: readonly Amount[]
  readonly pieces?: number | null
  readonly reduced?: number | null
}

const percentText = (rate: number, language: StaffLanguage) => (rate / 100).toLocaleString(language)

/** What a promotion takes off, in a few words. */
export function benefitText(benefit: Benefit, { promotions: said }: Words, language: StaffLanguage): string {
  const { kind, rate, amounts, pieces, reduced } = benefit
  switch (kind) {
    case 'PERCENTAGE':
      return said.percentOff(percentText(rate ?? 0, language))
    case 'AMOUNT':
      return said.amountOff(amounts.map((one) => moneyText(one, language)).join(' / '))
    case 'FREE_SHIPPING':
      return said.freeShipping
    case 'BUNDLE':
      return said.bundle(String(pieces ?? 0), reduced ?? 0, percentText(rate ?? 0, language))
  }
}

type Dates = { readonly from?: string | null; readonly to?: string | null }

/** From and until when, in a few words. */
export function datesText({ from, to }: Dates, { promotions: said }: Words, reader: Reader): string {
  const told = (at: string) => ownMomentText(at, reader)
  if (from && to) return said.fromTo(told(from), told(to))
  if (from) return said.fromOn(told(from))
  return to ? said.until(told(to)) : said.always
}

/** An instant as a field for date and time has it, by the retailer's clock: `2026-11-27T00:00`. */
export function localMoment(at: string | null | undefined, timeZone: string): string {
  if (!at) return ''
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at),
  )
  return parts.replace(' ', 'T')
}
