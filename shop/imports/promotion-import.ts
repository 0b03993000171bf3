import { changes } from '#kernel/cache-table.ts'
import { currencies, languages, type StorefrontCode, storefrontByCode } from '#kernel/storefront.ts'
import { type Amounts, type BenefitFeed, feedErrorKey, type PromotionFeed } from '../promotions/promotion-feed.ts'
import { categoryProblems } from './category-problem.ts'
import type { CellValue } from './cells.ts'
import type { Cells, RowProblem } from './import.ts'
import { stagedZone } from './local-moments.ts'
import { type ImportMessage, importMessage } from './messages.ts'
import {
  amountText,
  centsInCell,
  filled,
  listCell,
  momentCell,
  oneOf,
  optional,
  readAmount,
  readStorefront,
  readYesOrNo,
  required,
  textUpTo,
  wholeNumber,
} from './record-cells.ts'
import { emptied, type RecordColumn, type RecordKind } from './record-import.ts'
import { rowProblem } from './row-problem.ts'

const kinds = ['percentage', 'amount', 'free-shipping', 'bundle'] as const

/** Names of columns are told in small letters. */
const columnOf = (name: string, currency: string): string => `${name}_${currency.toLowerCase()}`

const inEachCurrency = (name: string): Readonly<Record<string, RecordColumn>> =>
  Object.fromEntries(currencies.map((currency) => [columnOf(name, currency), optional(readAmount)]))

/** What is taken off, from and until when, and for whom. A promotion that a full file leaves out is switched off. */
export const promotionRecords: RecordKind = {
  columns: {
    promotion: required(),
    ...Object.fromEntries(languages.map((language) => [`name_${language}`, required(textUpTo(120))])),
    code: optional((cell) => ({ value: cell.toUpperCase() })),
    kind: required(oneOf(kinds)),
    rate: optional(readRate),
    ...inEachCurrency('amount'),
    pieces: optional(wholeNumber(2, 50)),
    reduced: optional(wholeNumber(1, 50)),
    from: optional(momentCell(stagedZone, 'begin')),
    to: optional(momentCell(stagedZone, 'end')),
    storefronts: optional(listCell(readStorefront)),
    categories: optional(listCell()),
    brands: optional(listCell()),
    full_price_only: optional(readYesOrNo),
    ...inEachCurrency('minimum'),
    most_per_shopper: optional(wholeNumber(1, 1_000_000)),
    most_in_total: optional(wholeNumber(1, 1_000_000)),
    exclusive: optional(readYesOrNo),
    priority: optional(wholeNumber(-1000, 1000)),
  },
  localMoments: { from: 'begin', to: 'end' },
  keyColumns: ['promotion'],
  tags: changes.promotions,

  async problemsOf({ catalogImport, promotions }) {
    const categories = await catalogImport.categoryPaths()
    const brands = await catalogImport.brandSlugs()
    const codes = await promotions.keysByCode()
    const unknownCategory = categoryProblems([...categories.keys()])
    return (record) =>
      problemsOf(record, (key) => (categories.has(key) ? undefined : unknownCategory(key)), brands, codes)
  },
  find: async ({ promotions }, keys) =>
    new Map((await promotions.feeds(keys)).map((feed) => [feed.key, recordOf(feed)] as const)),
  canonical: (record) => recordOf(feedOf(record)),
  async write({ promotions }, records) {
    for (const record of records) await promotions.put(feedOf(record))
  },
  end: ({ promotions }, keys) => promotions.switchOff(keys),
  refuseContradictions: ({ imports }, id) => imports.refuseSameCodes(id, emptied),
}

/** Reads percents, `12.5`, as they are written down. */
function readRate(cell: string): CellValue<string> {
  const [, digits] = /^(\d{1,3}(?:[.,]\d{1,2})?) ?%?$/.exec(cell) ?? []
  const rate = Number(digits?.replace(',', '.'))
  return rate > 0 && rate <= 100 ? { value: `${rate}` } : { problem: importMessage('rate-unreadable', { cell }) }
}

function problemsOf(
  record: Cells,
  categoryProblem: (key: string) => ImportMessage | undefined,
  brands: ReadonlySet<string>,
  codes: ReadonlyMap<string, string>,
): readonly RowProblem[] {
  const { code = '', promotion = '' } = record
  const holder = codes.get(code)
  const problems: RowProblem[] = []
  if (holder !== undefined && holder !== promotion)
    problems.push(rowProblem('code', importMessage('promotion-code-taken', { promotion: holder, code })))
  for (const category of values(record.categories)) {
    const problem = categoryProblem(category)
    if (problem) problems.push(rowProblem('categories', problem))
  }
  for (const brand of values(record.brands))
    if (!brands.has(brand)) problems.push(rowProblem('brands', importMessage('brand-unknown', { brand })))
  const { kind = '' } = record
  const column = { percentage: 'rate', amount: '', 'free-shipping': '', bundle: 'pieces' }[kind] ?? ''
  if (column !== '' && !record[column])
    return [...problems, rowProblem(column, importMessage('promotion-needs-column', { column, kind }))]
  if (record.kind === 'amount' && Object.keys(amountsOf(record, 'amount')).length === 0)
    return [...problems, rowProblem(columnOf('amount', currencies[0] ?? ''), importMessage('promotion-needs-amount'))]
  const problem = feedErrorKey(feedOf(record))
  return problem === undefined ? problems : [...problems, rowProblem(null, importMessage(problem))]
}

const values = (cell: string | undefined): readonly string[] =>
  cell === undefined || cell === '' ? [] : cell.split('|')

const amountsOf = (record: Cells, name: string): Amounts =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const cell = record[columnOf(name, currency)] ?? ''
      return cell === '' ? [] : [[currency, centsInCell(cell)]]
    }),
  )

const cellsOfAmounts = (name: string, amounts: Amounts = {}) =>
  Object.fromEntries(Object.entries(amounts).map(([currency, cents]) => [columnOf(name, currency), amountText(cents)]))

function benefitOf(record: Cells): BenefitFeed {
  const rate = Math.round(Number(record.rate ?? '') * 100)
  switch (record.kind) {
    case 'percentage':
      return { kind: 'percentage', rate }
    case 'amount':
      return { kind: 'amount', amounts: amountsOf(record, 'amount') }
    case 'bundle':
      // What is reduced in a bundle is free where no rate is told.
      return {
        kind: 'bundle',
        pieces: Number(record.pieces),
        reduced: Number(record.reduced ?? '1'),
        rate: rate || 10_000,
      }
    default:
      return { kind: 'free-shipping' }
  }
}

function feedOf(record: Cells): PromotionFeed {
  const storefronts = values(record.storefronts).flatMap((code): StorefrontCode[] => {
    const found = storefrontByCode(code)
    return found ? [found.code] : []
  })
  const [categories, brands] = [values(record.categories), values(record.brands)]
  const name = Object.fromEntries(languages.map((language) => [language, record[`name_${language}`] ?? '']))
  return {
    key: record.promotion ?? '',
    name: name as PromotionFeed['name'],
    benefit: benefitOf(record),
    ...(record.code ? { code: record.code } : {}),
    ...(record.from ? { from: record.from } : {}),
    ...(record.to ? { to: record.to } : {}),
    ...(storefronts.length > 0 ? { storefronts } : {}),
    ...(categories.length > 0 ? { categories } : {}),
    ...(brands.length > 0 ? { brands } : {}),
    fullPriceOnly: record.full_price_only === 'yes',
    minimum: amountsOf(record, 'minimum'),
    ...(record.most_per_shopper ? { mostPerShopper: Number(record.most_per_shopper) } : {}),
    ...(record.most_in_total ? { mostInTotal: Number(record.most_in_total) } : {}),
    exclusive: record.exclusive === 'yes',
    priority: Number(record.priority ?? '0'),
  }
}

function recordOf(feed: PromotionFeed): Cells {
  const { benefit } = feed
  return filled({
    promotion: feed.key,
    ...Object.fromEntries(languages.map((language) => [`name_${language}`, feed.name[language]])),
    code: feed.code,
    kind: benefit.kind,
    ...('rate' in benefit ? { rate: `${benefit.rate / 100}` } : {}),
    ...(benefit.kind === 'amount' ? cellsOfAmounts('amount', benefit.amounts) : {}),
    ...(benefit.kind === 'bundle' ? { pieces: `${benefit.pieces}`, reduced: `${benefit.reduced}` } : {}),
    from: feed.from,
    to: feed.to,
    storefronts: feed.storefronts?.join('|'),
    categories: feed.categories?.join('|'),
    brands: feed.brands?.join('|'),
    full_price_only: feed.fullPriceOnly ? 'yes' : 'no',
    ...cellsOfAmounts('minimum', feed.minimum),
    most_per_shopper: feed.mostPerShopper?.toString(),
    most_in_total: feed.mostInTotal?.toString(),
    exclusive: feed.exclusive ? 'yes' : 'no',
    priority: `${feed.priority ?? 0}`,
  })
}
