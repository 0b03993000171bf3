import type { LanguageRules } from './languages/rules.ts'

/** What a query says of the price: in whole units of the storefront's currency, or only that it should be little or much. */
export type PriceQuery =
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'low' | 'high' }

export type PricePhrase = { readonly length: number; readonly wish: PriceQuery }

/** How people speak of prices in one language. All are folded; words of a phrase have one space between. */
export type PriceWords = {
  /** 'under', 'less than'. */
  readonly below: readonly string[]
  /** 'over', 'at least'. */
  readonly above: readonly string[]
  /** 'about'. */
  readonly around: readonly string[]
  /** What stands before and between two prices: 'between' and 'and'. */
  readonly between: readonly (readonly [string, string])[]
  readonly low: readonly string[]
  readonly high: readonly string[]
  /** Small words before a number: 'the', 'de'. */
  readonly filler: readonly string[]
}

const currencies = new Set([
  'euro',
  'euros',
  'eur',
  'pound',
  'pounds',
  'gbp',
  'quid',
  'pond',
  'pfund',
  'livres',
  'eurootjes',
])
/** Without a currency a smaller number may be a size. */
const leastBare = 50
/** 'Around 100' is up to so much more or less. */
const tolerance = 0.2
const endless = 1_000_000

/** The price that a query speaks of at one of its words. */
export function pricePhraseAt(words: readonly string[], at: number, rules: LanguageRules): PricePhrase | undefined {
  const { prices } = rules
  const vague = phraseIn(words, at, prices.low)
  if (vague > 0) return { length: vague, wish: { kind: 'low' } }
  const dear = phraseIn(words, at, prices.high)
  if (dear > 0) return { length: dear, wish: { kind: 'high' } }
  return betweenAt(words, at, prices) ?? boundAt(words, at, prices) ?? bareAt(words, at)
}

function betweenAt(words: readonly string[], at: number, prices: PriceWords): PricePhrase | undefined {
  for (const [start, middle] of prices.between) {
    const begun = phraseIn(words, at, [start])
    const first = begun === 0 ? undefined : amountAt(words, at + begun, prices)
    if (!first) continue
    const joint = phraseIn(words, first.end, [middle])
    const second = joint === 0 ? undefined : amountAt(words, first.end + joint, prices)
    if (!second || !(second.hasCurrency || first.hasCurrency || first.amount >= leastBare)) continue
    return range(first.amount, second.amount, second.end - at)
  }
  return undefined
}

function boundAt(words: readonly string[], at: number, prices: PriceWords): PricePhrase | undefined {
  for (const kind of ['below', 'above', 'around'] as const) {
    const length = phraseIn(words, at, prices[kind])
    const said = length === 0 ? undefined : amountAt(words, at + length, prices)
    if (!said || !(said.hasCurrency || said.amount >= leastBare)) continue
    const { amount, end } = said
    if (kind === 'below') return range(0, amount, end - at)
    if (kind === 'above') return range(amount, endless, end - at)
    return range(amount * (1 - tolerance), amount * (1 + tolerance), end - at)
  }
  return undefined
}

/** '50-100 euro', '£50-£100', and '100 euro', which is what somebody has to spend. */
function bareAt(words: readonly string[], at: number): PricePhrase | undefined {
  const first = amountAt(words, at, noFiller)
  if (!first) return undefined
  const second = amountAt(words, first.end, noFiller)
  const isRange = second?.hasCurrency && second.amount > first.amount
  if (isRange) return range(first.amount, second.amount, second.end - at)
  return first.hasCurrency ? range(0, first.amount, first.end - at) : undefined
}

const noFiller = { filler: [] }

type Amount = { readonly amount: number; readonly hasCurrency: boolean; readonly end: number }

function amountAt(words: readonly string[], start: number, { filler }: Pick<PriceWords, 'filler'>): Amount | undefined {
  let at = start
  while (filler.includes(words[at] ?? '')) at++
  const before = currencies.has(words[at] ?? '')
  if (before) at++
  const amount = numberIn(words[at])
  if (amount === undefined) return undefined
  const behind = !before && currencies.has(words[at + 1] ?? '')
  return { amount, hasCurrency: before || behind, end: at + (behind ? 2 : 1) }
}

const numberIn = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,5}(?:\.\d{1,2})?$/.test(word) ? Number(word) : undefined

const range = (from: number, to: number, length: number): PricePhrase => ({
  length,
  wish: { kind: 'range', from: Math.min(from, to), to: Math.max(from, to) },
})

/** How many words the longest of some phrases takes at a place; 0 when none begins there. */
function phraseIn(words: readonly string[], at: number, phrases: readonly string[]): number {
  let longest = 0
  for (const phrase of phrases) {
    const parts = phrase.split(' ')
    if (parts.length > longest && parts.every((part, place) => words[at + place] === part)) longest = parts.length
  }
  return longest
}
