import { day } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { ReviewService } from '../catalog/imported-review.ts'
import type { Cells, ImportMode } from './import.ts'
import type { LastChanged, ServiceReview } from './review-service-port.ts'

/** How far the reviews of a service are read. */
export type ReviewRead = {
  /** Of which channels, as `keyOfChannels` writes them. */
  readonly channels: string
  readonly readUntil: Date | null
  readonly allReadAt: Date | null
  /** The last import of what was read. */
  readonly importId: number | null
}

/** Changes are read again for so long: clocks differ, and a service may tell of a change late. */
const overlap = day
/** So often everything is read: what a service erases is in no list of changes. */
const allEvery = 7 * day

export const keyOfChannels = (channels: readonly string[]): string => channels.toSorted().join(',')

/** Since when changes are to be read; nothing where everything is. */
export function changesReadSince(
  known: ReviewRead | undefined,
  channels: readonly string[],
  now: Date,
): Date | undefined {
  if (!known?.readUntil || !known.allReadAt || known.channels !== keyOfChannels(channels)) return undefined
  if (now.getTime() - known.allReadAt.getTime() >= allEvery) return undefined
  return new Date(known.readUntil.getTime() - overlap)
}

/**
 * What was changed since a moment, by the page of what was changed last.
 * @returns nothing where that page doesn't reach back so far, or is in another order than it has to be: then everything is to be read
 */
export function changedSince({ reviews, isAll }: LastChanged, since: Date): readonly ServiceReview[] | undefined {
  const isInOrder = reviews.every(({ changedAt }, at) => changedAt <= (reviews[at - 1]?.changedAt ?? changedAt))
  const oldest = reviews.at(-1)
  const reachesBack = isInOrder && oldest !== undefined && oldest.changedAt < since
  return isAll || reachesBack ? reviews.filter(({ changedAt }) => changedAt >= since) : undefined
}

/** The columns of what was read, as a file of reviews has them. */
export const readReviewColumns = [
  'source',
  'review',
  'product',
  'storefront',
  'language',
  'stars',
  'title',
  'text',
  'author',
  'verified',
  'written_at',
  'reply',
  'deleted',
] as const

export type ReviewRowsOptions = {
  readonly source: ReviewService
  /** The shop of each channel. */
  readonly storefronts: ReadonlyMap<string, StorefrontCode>
  readonly mode: ImportMode
  /** Whether an SKU or EAN is that of a product. */
  readonly knows: (reference: string) => boolean
}

export type ReviewRows = {
  readonly rows: readonly Cells[]
  /** Reviews of products that the shop doesn't have, which are left out. */
  readonly unknownProducts: number
}

/**
 * Reviews of a service as rows of a file: what is approved there with all that it says, and of what isn't (any more), among changes, that it
 * is gone. A full file leaves that out. Of one that was read twice the later state counts.
 */
export function rowsOfReviews(reviews: readonly ServiceReview[], options: ReviewRowsOptions): ReviewRows {
  const { source, storefronts, mode, knows } = options
  const rows: Cells[] = []
  let unknownProducts = 0
  for (const review of latestOf(reviews)) {
    const storefront = storefronts.get(review.channel)
    if (storefront === undefined) continue
    if (!review.isApproved) {
      if (mode === 'delta') rows.push({ source, review: review.id, deleted: 'yes' })
      continue
    }
    const product = referencesIn(review).find(knows)
    if (product === undefined) unknownProducts += 1
    else rows.push(rowOfReview(review, { source, storefront, product }))
  }
  return { rows, unknownProducts }
}

function latestOf(reviews: readonly ServiceReview[]): Iterable<ServiceReview> {
  const latest = new Map<string, ServiceReview>()
  for (const review of reviews) {
    const other = latest.get(review.id)
    if (!other || review.changedAt > other.changedAt) latest.set(review.id, review)
  }
  return latest.values()
}

/** What the service calls a product, what names it surest first. A UPC is an EAN without its first 0. */
export function referencesIn({ product }: Pick<ServiceReview, 'product'>): readonly string[] {
  if (!product) return []
  const sku = product.sku.trim()
  const gtin = product.gtin.trim()
  return [sku, /^\d{12}$/.test(gtin) ? `0${gtin}` : gtin].filter((one) => one !== '')
}

const longestTitle = 300

/** Everything that a review says: what it doesn't say is emptied. */
function rowOfReview(
  review: ServiceReview,
  {
    source,
    storefront,
    product,
  }: { readonly source: ReviewService; readonly storefront: string; readonly product: string },
): Cells {
  const orNone = (text: string | null) => text?.trim() || 'none'
  return {
    source,
    review: review.id,
    product,
    storefront,
    language: /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(review.language) ? review.language : '',
    stars: `${review.stars}`,
    title: orNone(shortened(review.title, longestTitle)),
    text: orNone(review.text),
    author: orNone(review.author),
    verified: review.isVerified === null ? 'none' : review.isVerified ? 'yes' : 'no',
    written_at: review.writtenAt.toISOString(),
    reply: orNone(review.reply),
  }
}

/** Where no title was written, the service may put the whole text there. */
const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
