import { currencies, languages } from '#kernel/storefront.ts'
import type { PromotionBenefitKind, PromotionFieldsFragment, PromotionInput } from '../graphql/graphql.ts'
import { amountIn, typedAmount, typedPercent } from '../typed-amount.ts'
import type { Reader } from '../ui/format.ts'
import { localMoment } from '../ui/merchandising/promotion-text.ts'
import type { Problem } from '../ui/problems.tsx'

/** What stands in the fields of a promotion: texts, and what is ticked. */
export type TypedPromotion = {
  readonly text: Readonly<Record<string, string>>
  readonly ticked: Readonly<Record<'storefronts' | 'categories' | 'brands', readonly string[]>>
}

export const benefitKinds: readonly PromotionBenefitKind[] = ['PERCENTAGE', 'AMOUNT', 'FREE_SHIPPING', 'BUNDLE']

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** The fields of a promotion as it is kept, by the retailer's clock; those of a new one where there is none. */
export function fieldsOf(kept: PromotionFieldsFragment | undefined, { timeZone, language }: Reader): TypedPromotion {
  const amounts = (name: string, of: PromotionFieldsFragment['amounts']) =>
    of.map(({ currency, amount }) => [`${name}-${currency}`, typedAmount(amount, language)] as const)
  if (!kept)
    return { text: { kind: 'PERCENTAGE', priority: '0' }, ticked: { storefronts: [], categories: [], brands: [] } }
  return {
    text: {
      key: kept.key,
      code: kept.code ?? '',
      kind: kept.kind,
      rate: kept.rate == null ? '' : typedPercent(kept.rate, language),
      pieces: textOf(kept.pieces),
      reduced: textOf(kept.reduced),
      from: localMoment(kept.from, timeZone),
      to: localMoment(kept.to, timeZone),
      mostPerShopper: textOf(kept.mostPerShopper),
      mostInTotal: textOf(kept.mostInTotal),
      priority: String(kept.priority),
      fullPriceOnly: kept.fullPriceOnly ? 'yes' : '',
      isExclusive: kept.isExclusive ? 'yes' : '',
      ...Object.fromEntries(kept.names.map(({ language, text }) => [`name-${language}`, text])),
      ...Object.fromEntries(amounts('amount', kept.amounts)),
      ...Object.fromEntries(
        amounts(
          'minimum',
          kept.minimum.filter(({ amount }) => amount > 0),
        ),
      ),
    },
    ticked: { storefronts: kept.storefronts, categories: kept.categories, brands: kept.brands },
  }
}

type Fields = { get(name: string): unknown; getAll(name: string): readonly unknown[]; keys(): Iterable<string> }

/** What was typed, as it was typed. */
export function typedIn(form: Fields): TypedPromotion {
  const all = (name: string) => form.getAll(name).map(String)
  return {
    text: Object.fromEntries([...new Set(form.keys())].map((name) => [name, String(form.get(name) ?? '')])),
    ticked: { storefronts: all('storefronts'), categories: all('categories'), brands: all('brands') },
  }
}

/** The promotion that was typed, or what of it can't be read as numbers. */
export function promotionOf(typed: TypedPromotion): {
  readonly input: PromotionInput
  readonly problems: readonly Problem[]
} {
  const problems: Problem[] = []
  const text = (name: string) => (typed.text[name] ?? '').trim()
  const number = (name: string, scale: 1 | 100, messageKey: string): number | null => {
    if (text(name) === '') return null
    const whole = /^-?\d{1,7}$/.test(text(name)) ? Number(text(name)) : undefined
    const read = scale === 100 ? amountIn(text(name)) : whole
    if (read === undefined) problems.push({ messageKey, field: name })
    return read ?? null
  }
  const amounts = (name: string) =>
    currencies.flatMap((currency) => {
      const amount = number(`${name}-${currency}`, 100, 'order-amount-invalid')
      return amount === null ? [] : [{ currency, amount }]
    })
  const kind = benefitKinds.find((one) => one === text('kind')) ?? 'PERCENTAGE'
  const isBundle = kind === 'BUNDLE'
  const input: PromotionInput = {
    key: text('key'),
    names: languages.map((language) => ({ language, text: text(`name-${language}`) })),
    code: text('code') || null,
    kind,
    rate: kind === 'PERCENTAGE' || isBundle ? number('rate', 100, 'promotion-rate-invalid') : null,
    amounts: kind === 'AMOUNT' ? amounts('amount') : [],
    pieces: isBundle ? number('pieces', 1, 'promotion-pieces-invalid') : null,
    reduced: isBundle ? number('reduced', 1, 'promotion-pieces-invalid') : null,
    from: text('from') || null,
    to: text('to') || null,
    storefronts: [...typed.ticked.storefronts],
    categories: [...typed.ticked.categories],
    brands: [...typed.ticked.brands],
    fullPriceOnly: text('fullPriceOnly') === 'yes',
    minimum: amounts('minimum'),
    mostPerShopper: number('mostPerShopper', 1, 'promotion-limit-invalid'),
    mostInTotal: number('mostInTotal', 1, 'promotion-limit-invalid'),
    isExclusive: text('isExclusive') === 'yes',
    priority: number('priority', 1, 'promotion-limit-invalid') ?? 0,
  }
  return { input, problems }
}
