import type { BasisPoints, Cents } from '#kernel/money.ts'
import { splitByWeight } from '#kernel/money.ts'

/** What a promotion takes off. */
export type Benefit =
  | { readonly kind: 'percentage'; readonly rate: BasisPoints }
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'free-shipping' }
  /** Of each so many pieces, the dearest first, the last `reduced` cost less by `rate`: 3, 1, 10 000 is 'three for two'. */
  | { readonly kind: 'bundle'; readonly pieces: number; readonly reduced: number; readonly rate: BasisPoints }

/** A promotion as one storefront offers it: its name in the language, amounts in the currency. */
export type Promotion = {
  readonly id: string
  readonly key: string
  readonly name: string
  /** What a shopper types, in capitals; null when it is given by itself. */
  readonly code: string | null
  readonly benefit: Benefit
  readonly validFrom: Date | null
  /** The first moment at which it is over. */
  readonly validTo: Date | null
  /** Keys of categories and slugs of brands; null means all of them. */
  readonly categories: readonly string[] | null
  readonly brands: readonly string[] | null
  /** Goods that are reduced already stay out. */
  readonly fullPriceOnly: boolean
  /** What the goods that it is for cost at least, before anything is taken off. */
  readonly minimum: Cents
  readonly mostPerShopper: number | null
  readonly mostInTotal: number | null
  /** Goes together with no other promotion; a voucher of the club is none. */
  readonly exclusive: boolean
  /** Lower ones take something off first. */
  readonly priority: number
}

/** Of a line of goods what promotions look at. */
export type PromotedLine = {
  readonly sku: string
  readonly unitPrice: Cents
  readonly quantity: number
  /** Keys of the categories that it stands in, those above them too. */
  readonly categories: readonly string[]
  readonly brand: string
  readonly reduced: boolean
}

/** How often a promotion was claimed by other orders. */
export type Uses = { readonly inTotal: number; readonly byShopper: number }

/** Why a promotion takes nothing off. */
export type PromotionError =
  | 'promotion-not-found'
  | 'promotion-expired'
  | 'promotion-used-up'
  | 'promotion-used'
  | 'promotion-not-eligible'
  | 'promotion-minimum'
  | 'promotion-not-combinable'

/** What stands between a promotion and these goods, were it the only one. */
export function promotionError(
  promotion: Promotion,
  lines: readonly PromotedLine[],
  uses: Uses,
  now: Date,
): PromotionError | undefined {
  // Before its time nobody knows of it.
  if (promotion.validFrom && now < promotion.validFrom) return 'promotion-not-found'
  if (promotion.validTo && now >= promotion.validTo) return 'promotion-expired'
  if (promotion.mostInTotal !== null && uses.inTotal >= promotion.mostInTotal) return 'promotion-used-up'
  if (promotion.mostPerShopper !== null && uses.byShopper >= promotion.mostPerShopper) return 'promotion-used'
  const eligible = lines.filter((line) => isFor(promotion, line))
  if (eligible.length === 0) return 'promotion-not-eligible'
  if (sumOf(eligible) < promotion.minimum) return 'promotion-minimum'
  const { benefit } = promotion
  const pieces = eligible.reduce((sum, { quantity }) => sum + quantity, 0)
  return benefit.kind === 'bundle' && pieces < benefit.pieces ? 'promotion-not-eligible' : undefined
}

/** A promotion at work. */
export type AppliedPromotion = {
  readonly promotion: Promotion
  /** What it takes off the goods: the sum of its shares, never below zero. */
  readonly amount: Cents
  /** What of it falls on each line, by SKU; lines that it leaves alone are missing. */
  readonly shares: ReadonlyMap<string, Cents>
}

/**
 * What promotions that may be given take off these goods. They work one after the other on what is left, so that together
 * they never take more than there is. An exclusive one stands alone, so what is best for the shopper is chosen: all that can
 * be combined, or one of the exclusive. In which order lines and promotions come is irrelevant.
 *
 * @param shipping what delivery would cost: what one that makes it free is worth
 */
export function applyPromotions(
  lines: readonly PromotedLine[],
  promotions: readonly Promotion[],
  shipping: Cents,
): readonly AppliedPromotion[] {
  const inOrder = promotions.toSorted((a, b) => a.priority - b.priority || compare(a.key, b.key))
  const choices = [
    inOrder.filter(({ exclusive }) => !exclusive),
    ...inOrder.filter(({ exclusive }) => exclusive).map((one) => [one]),
  ].map((chosen) => stacked(lines, chosen))
  return choices.reduce((best, choice) => (worth(choice, shipping) > worth(best, shipping) ? choice : best))
}

/** What became of a promotion: what it takes off, or why it takes off nothing. */
export type JudgedPromotion = {
  readonly promotion: Promotion
  readonly applied: AppliedPromotion | undefined
  readonly error: PromotionError | undefined
}

const noUses: Uses = { inTotal: 0, byShopper: 0 }

/** Which of these promotions work on these goods, and why the others don't: what carts do, and what staff try out. */
export function judgePromotions(
  lines: readonly PromotedLine[],
  promotions: readonly Promotion[],
  { uses, shipping, now }: { readonly uses: ReadonlyMap<string, Uses>; readonly shipping: Cents; readonly now: Date },
): readonly JudgedPromotion[] {
  const faulty = new Map(
    promotions.flatMap((one) => {
      const error = promotionError(one, lines, uses.get(one.id) ?? noUses, now)
      return error ? [[one.id, error] as const] : []
    }),
  )
  const sound = promotions.filter(({ id }) => !faulty.has(id))
  const atWork = applyPromotions(lines, sound, shipping)
  return promotions.map((promotion) => {
    const applied = atWork.find((one) => one.promotion.id === promotion.id)
    const error = faulty.get(promotion.id) ?? (applied ? undefined : 'promotion-not-combinable')
    return { promotion, applied, error }
  })
}

/** Whether a promotion takes off anything that would have been asked. */
export function hasEffect(applied: AppliedPromotion | undefined, shipping: Cents): boolean {
  if (!applied) return false
  return applied.amount > 0 || (applied.promotion.benefit.kind === 'free-shipping' && shipping > 0)
}

function stacked(lines: readonly PromotedLine[], promotions: readonly Promotion[]): AppliedPromotion[] {
  const sorted = lines.toSorted((a, b) => compare(a.sku, b.sku))
  const left = new Map(sorted.map((line) => [line.sku, line.unitPrice * line.quantity]))
  return promotions.map((promotion) => {
    const shares = sharesOf(
      promotion.benefit,
      sorted.filter((line) => isFor(promotion, line)),
      left,
    )
    for (const [sku, share] of shares) left.set(sku, (left.get(sku) ?? 0) - share)
    return { promotion, shares, amount: [...shares.values()].reduce((sum, share) => sum + share, 0) }
  })
}

/** @param left what of each line nothing has been taken off yet */
function sharesOf(
  benefit: Benefit,
  lines: readonly PromotedLine[],
  left: ReadonlyMap<string, Cents>,
): ReadonlyMap<string, Cents> {
  switch (benefit.kind) {
    case 'free-shipping':
      return new Map()
    case 'bundle': {
      const reductions = bundleReductions(benefit, lines)
      return nonZero(lines.map(({ sku }) => [sku, Math.min(left.get(sku) ?? 0, reductions.get(sku) ?? 0)]))
    }
    case 'percentage':
    case 'amount':
      return spread(benefit.kind === 'amount' ? benefit.amount : benefit.rate, benefit.kind, lines, left)
  }
}

function spread(
  value: number,
  kind: 'amount' | 'percentage',
  lines: readonly PromotedLine[],
  left: ReadonlyMap<string, Cents>,
): ReadonlyMap<string, Cents> {
  const weights = lines.map(({ sku }) => left.get(sku) ?? 0)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const off = Math.min(whole, kind === 'amount' ? value : Math.floor((whole * value) / 10_000 + 0.5))
  const shares = splitByWeight(off, weights)
  return nonZero(lines.map(({ sku }, index) => [sku, shares[index] ?? 0]))
}

/** The dearest piece comes first; of every full bundle its last pieces are reduced. */
function bundleReductions(
  { pieces, reduced, rate }: Extract<Benefit, { kind: 'bundle' }>,
  lines: readonly PromotedLine[],
): ReadonlyMap<string, Cents> {
  const each = lines
    .toSorted((a, b) => b.unitPrice - a.unitPrice || compare(a.sku, b.sku))
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
  const full = each.length - (each.length % pieces)
  const reductions = new Map<string, Cents>()
  for (const [index, { sku, unitPrice }] of each.slice(0, full).entries()) {
    if (index % pieces < pieces - reduced) continue
    reductions.set(sku, (reductions.get(sku) ?? 0) + Math.floor((unitPrice * rate) / 10_000 + 0.5))
  }
  return reductions
}

function worth(applied: readonly AppliedPromotion[], shipping: Cents): Cents {
  const freesShipping = applied.some(({ promotion }) => promotion.benefit.kind === 'free-shipping')
  return applied.reduce((sum, { amount }) => sum + amount, 0) + (freesShipping ? shipping : 0)
}

function isFor({ categories, brands, fullPriceOnly }: Promotion, line: PromotedLine): boolean {
  return (
    (categories === null || categories.some((category) => line.categories.includes(category))) &&
    (brands === null || brands.includes(line.brand)) &&
    !(fullPriceOnly && line.reduced)
  )
}

function sumOf(lines: readonly PromotedLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
}

function nonZero(shares: readonly (readonly [string, Cents])[]): ReadonlyMap<string, Cents> {
  return new Map(shares.filter(([, share]) => share > 0))
}

/** By code point, so that every machine sorts alike. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The form in which codes are compared: nobody is asked to type capitals or to leave out the spaces of a barcode. */
export function normalizedCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\u00AD\u200B-\u200D\uFEFF]+/gu, '')
    .toUpperCase()
}
