import { changes } from '#kernel/cache-table.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { multiLine } from '#kernel/typed-text.ts'
import { type ReviewKey, type ReviewService, reviewServices, type ToldReview } from '../catalog/imported-review.ts'
import { type CellValue, readKey } from './cells.ts'
import type { Cells } from './import.ts'
import type { ImportRepositories } from './import-kind.ts'
import { stagedZone } from './local-moments.ts'
import { importMessage } from './messages.ts'
import {
  filled,
  momentCell,
  oneOf,
  optional,
  readStorefront,
  readYesOrNo,
  required,
  textUpTo,
  wholeNumber,
} from './record-cells.ts'
import { keyOfRecord, type RecordKind } from './record-import.ts'
import { rowProblem } from './row-problem.ts'

const longestText = 5000

/**
 * Reviews that buyers wrote at another service. A file never changes what staff decided about one: what they took away stays away. One that
 * a full file leaves out is gone there, and goes here.
 */
export const reviewRecords: RecordKind = {
  columns: {
    source: required(oneOf(reviewServices)),
    review: required(readReviewId),
    product: required((cell) => readKey(cell, 'product')),
    storefront: required(readStorefront),
    language: optional(readLanguageCode),
    stars: required(wholeNumber(1, 5)),
    title: optional(textUpTo(300)),
    text: optional(readLongText),
    author: optional(textUpTo(100)),
    verified: optional(readYesOrNo),
    written_at: required(momentCell(stagedZone, 'begin')),
    reply: optional(readLongText),
  },
  localMoments: { written_at: 'begin' },
  keyColumns: ['source', 'review'],
  endColumn: 'deleted',
  // Each batch tells of the products whose reviews it changed; no other page says anything else.
  tags: () => [],

  async problemsOf(repositories, records) {
    const productIdOf = await productsNamed(repositories, records)
    return ({ product = '' }) =>
      productIdOf(product) === undefined
        ? [rowProblem('product', importMessage('review-of-unknown-product', { product }))]
        : []
  },
  async find({ catalogImport }, keys) {
    const told = await catalogImport.importedReviews(keys?.map(reviewKeyOf))
    return new Map(told.map(recordOf).map((record) => [keyOfRecord(reviewRecords, record), record] as const))
  },
  canonical: (record) => filled({ ...record, language: record.language || languageIn(record) }),
  async write(repositories, records) {
    const { catalogImport, invalidate } = repositories
    const productIdOf = await productsNamed(repositories, records)
    await invalidate(changes.reviews(await catalogImport.putImportedReviews(records.map(reviewTold), productIdOf)))
  },
  async end({ catalogImport, invalidate }, keys) {
    await invalidate(changes.reviews(await catalogImport.dropImportedReviews(keys.map(reviewKeyOf))))
  },
}

/** Which product an SKU of it or of one of its sizes, or an EAN, stands for. */
export async function productsNamed(
  { catalogImport }: Pick<ImportRepositories, 'catalogImport'>,
  records: readonly Cells[],
) {
  const references = [...new Set(records.map(({ product = '' }) => product))]
  const { products, sizes, eans } = await catalogImport.findKeys(references, references.map(eanIn))
  return (reference: string): string | undefined =>
    (products.get(reference) ?? sizes.get(reference) ?? eans.get(eanIn(reference)))?.productId
}

/** The EAN in a GTIN of fourteen digits, which begins with 0 for a single piece. */
const eanIn = (reference: string) => (/^0\d{13}$/.test(reference) ? reference.slice(1) : reference)

function reviewKeyOf(key: string): ReviewKey {
  const [source = '', externalId = ''] = key.split(' ')
  return { source: source as ReviewService, externalId }
}

const languageIn = ({ storefront }: Cells) => storefrontOf(storefront as StorefrontCode).language

const recordOf = (told: ToldReview): Cells =>
  filled({
    source: told.source,
    review: told.externalId,
    product: told.reference,
    storefront: told.storefrontCode,
    language: told.language,
    stars: `${told.stars}`,
    title: told.title,
    text: told.text,
    author: told.author,
    verified: told.isVerified === null ? '' : told.isVerified ? 'yes' : 'no',
    written_at: told.writtenAt.toISOString(),
    reply: told.reply,
  })

function reviewTold(record: Cells): ToldReview {
  const { source, review = '', product = '', storefront, title = '', text = '', author = '', verified, reply } = record
  return {
    source: source as ReviewService,
    externalId: review,
    reference: product,
    storefrontCode: storefront as StorefrontCode,
    language: record.language || languageIn(record),
    stars: Number(record.stars),
    title,
    text,
    author,
    isVerified: verified ? verified === 'yes' : null,
    writtenAt: new Date(record.written_at ?? ''),
    reply: reply || null,
  }
}

/** Reads what a service calls a review: `rev-…` at Trusted Shops. */
function readReviewId(cell: string): CellValue<string> {
  return /^\S{1,100}$/.test(cell) ? { value: cell } : { problem: importMessage('review-number-unreadable', { cell }) }
}

/** Reads a language by its code, of which the country is left away: `nl`, `de-AT`. */
function readLanguageCode(cell: string): CellValue<string> {
  const [, code] = /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(cell) ?? []
  return code === undefined ? { problem: importMessage('language-unknown', { cell }) } : { value: code.toLowerCase() }
}

/** Reads a text of several lines. */
function readLongText(cell: string): CellValue<string> {
  const text = multiLine(cell)
  return text.length <= longestText
    ? { value: text }
    : { problem: importMessage('cell-too-long', { most: longestText }) }
}
