import { createHash } from 'node:crypto'
import { currencies, languages } from '#kernel/storefront.ts'
import type { BenefitFeed, PromotionFeed } from './promotion-feed.ts'
import { feedError } from './promotion-feed.ts'
import type { KeptPromotion } from './promotion-store.ts'

/** How a promotion stands at a moment. */
export const promotionStates = ['running', 'planned', 'over', 'off'] as const
export type PromotionState = (typeof promotionStates)[number]

export function promotionState({ feed: { from, to }, isActive }: KeptPromotion, now: Date): PromotionState {
  if (!isActive) return 'off'
  if (to !== undefined && new Date(to) <= now) return 'over'
  return from !== undefined && new Date(from) > now ? 'planned' : 'running'
}

/** Another one whenever anything of a promotion is another: whoever changes it names the one that they saw. */
export function promotionVersion({ feed, isActive }: KeptPromotion): string {
  return createHash('sha256')
    .update(JSON.stringify([isActive, feed]))
    .digest('base64url')
    .slice(0, 16)
}

/** Why a promotion can't be kept as it was typed. */
export type PromotionProblem =
  | 'promotion-key-invalid'
  | 'promotion-key-taken'
  | 'promotion-name-missing'
  | 'promotion-code-invalid'
  | 'promotion-code-taken'
  | 'promotion-rate-invalid'
  | 'promotion-amount-missing'
  | 'promotion-pieces-invalid'
  | 'promotion-dates-turned'
  | 'promotion-category-unknown'
  | 'promotion-brand-unknown'
  | 'promotion-limit-invalid'
  | 'promotion-unreadable'

export type PromotionFieldError = {
  readonly messageKey: PromotionProblem
  readonly field: string
  readonly name?: string
}

/** What a promotion is checked against. */
export type PromotionSurroundings = {
  /** By code, those of promotions that are off as well. */
  readonly codes: ReadonlyMap<string, string>
  readonly categories: ReadonlySet<string>
  readonly brands: ReadonlySet<string>
}

const longestName = 120
const limit = { most: 1_000_000, priority: 1000 }

/** All that is wrong with a promotion, each beside the field that it belongs to. */
export function promotionFieldErrors(feed: PromotionFeed, known: PromotionSurroundings): PromotionFieldError[] {
  const errors: PromotionFieldError[] = []
  const add = (messageKey: PromotionProblem, field: string, name?: string) =>
    errors.push({ messageKey, field, ...(name === undefined ? {} : { name }) })
  if (!/^[a-z][a-z0-9-]{0,59}$/.test(feed.key)) add('promotion-key-invalid', 'key')
  for (const language of languages) {
    const name = feed.name[language] ?? ''
    if (name.trim() === '' || name.length > longestName) add('promotion-name-missing', `name-${language}`)
  }
  addCodeErrors(feed, known, add)
  addBenefitErrors(feed.benefit, add)
  const { from, to, categories = [], brands = [] } = feed
  if (from !== undefined && to !== undefined && new Date(to) <= new Date(from)) add('promotion-dates-turned', 'to')
  for (const key of categories) if (!known.categories.has(key)) add('promotion-category-unknown', 'categories', key)
  for (const slug of brands) if (!known.brands.has(slug)) add('promotion-brand-unknown', 'brands', slug)
  if (!isLimit(feed.mostPerShopper)) add('promotion-limit-invalid', 'mostPerShopper')
  if (!isLimit(feed.mostInTotal)) add('promotion-limit-invalid', 'mostInTotal')
  const { priority = 0 } = feed
  if (!Number.isInteger(priority) || Math.abs(priority) > limit.priority) add('promotion-limit-invalid', 'priority')
  if (errors.length === 0 && feedError(feed) !== undefined) add('promotion-unreadable', 'kind')
  return errors
}

type Add = (messageKey: PromotionProblem, field: string, name?: string) => void

function addCodeErrors({ key, code }: PromotionFeed, { codes }: PromotionSurroundings, add: Add): void {
  if (code === undefined) return
  if (!/^[A-Z0-9-]{3,40}$/.test(code) || /^\d{13}$/.test(code)) add('promotion-code-invalid', 'code')
  const holder = codes.get(code)
  if (holder !== undefined && holder !== key) add('promotion-code-taken', 'code', holder)
}

function addBenefitErrors(benefit: BenefitFeed, add: Add): void {
  if ('rate' in benefit && !(Number.isInteger(benefit.rate) && benefit.rate >= 1 && benefit.rate <= 10_000))
    add('promotion-rate-invalid', 'rate')
  if (benefit.kind === 'amount') {
    const amounts = Object.values(benefit.amounts)
    if (amounts.length === 0 || amounts.some((amount) => !(amount >= 1 && amount <= 1_000_000)))
      add('promotion-amount-missing', `amount-${currencies[0] ?? ''}`)
  }
  if (benefit.kind === 'bundle') {
    const { pieces, reduced } = benefit
    const isBundle = Number.isInteger(pieces) && pieces >= 2 && pieces <= 50
    if (!isBundle || !Number.isInteger(reduced) || reduced < 1 || reduced > pieces)
      add('promotion-pieces-invalid', 'pieces')
  }
}

const isLimit = (value: number | undefined): boolean =>
  value === undefined || (Number.isInteger(value) && value >= 1 && value <= limit.most)
