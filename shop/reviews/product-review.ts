import { type Refused, refusalOf } from '#kernel/message-key.ts'
import type { Language, StorefrontCode } from '#kernel/storefront.ts'
import { lengthError, multiLine, oneLine } from '#kernel/typed-text.ts'
import { wilsonInterval } from '#kernel/wilson.ts'
import { type ReviewService, reviewServices } from '../catalog/imported-review.ts'

export const reviewFits = ['small', 'normal', 'large'] as const
/** How a size turned out. */
export type ReviewFit = (typeof reviewFits)[number]

export const reviewStates = ['waiting', 'published', 'declined'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why a review is not published. Its opinion is none of them. */
export const declineReasons = ['insult', 'personal', 'advertising', 'off-topic', 'unlawful'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What somebody who bought a product says of it. Stars are 1 to 5; nothing where a question was left open. */
export type ReviewOpinion = {
  readonly stars: number
  readonly comfort: number | null
  readonly quality: number | null
  readonly fit: ReviewFit | null
  readonly text: string
  /** As they want to be called. */
  readonly author: string
}

export type ProductReview = ReviewOpinion & {
  readonly id: string
  readonly productId: string
  readonly orderId: string
  readonly storefrontCode: StorefrontCode
  readonly language: Language
  readonly size: string | null
  readonly state: ReviewState
  /** Whether it is the one that follows a review that was declined: there is no third. */
  readonly isSecond: boolean
  readonly writtenAt: Date
  readonly declineReason: DeclineReason | null
  readonly reply: string | null
  readonly repliedAt: Date | null
  readonly helpful: number
  readonly votes: number
}

/** Whether whoever wrote it may write another text: once, after it was declined. */
export const isReplaceable = ({ state, isSecond }: Pick<ProductReview, 'state' | 'isSecond'>) =>
  state === 'declined' && !isSecond

/** Where reviews are written: with the shop, or at a service that collects them. */
export const reviewSources = ['own', ...reviewServices] as const
export type ReviewSource = 'own' | ReviewService

/** A review as pages show it, wherever it was written. */
export type ShownReview = ReviewOpinion &
  Pick<ProductReview, 'id' | 'productId' | 'size' | 'writtenAt' | 'reply' | 'helpful' | 'votes'> & {
    readonly source: ReviewSource
    /** By its code of two letters; a review of another service may be in one that the shop doesn't speak. */
    readonly language: string
    /** Empty for one that was written with the shop, which asks for none. */
    readonly title: string
    /** Whether it is by a buyer: by the shop's own orders, or as the service says, which may say nothing. */
    readonly isVerified: boolean | null
  }

/** How many reviews with so many stars and such a fit there are, written at one place. */
export type ReviewCount = {
  readonly source: ReviewSource
  readonly stars: number
  readonly fit: ReviewFit | null
  readonly count: number
}

export const importedCountings = ['pages', 'everywhere', 'nowhere'] as const
/**
 * Where reviews that were written at another service count: in the averages of pages and cards, in what search engines are told too, or
 * nowhere. They are shown all the same.
 */
export type ImportedCounting = (typeof importedCountings)[number]

/** How many reviews there are, and the average of their stars to a tenth. */
export type StarAverage = { readonly count: number; readonly average: number }

/** What all reviews of a model come to. Count and average are 0 where there are some, and none of them counts. */
export type ReviewSummary = StarAverage & {
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly byStars: readonly number[]
  readonly byFit: Readonly<Record<ReviewFit, number>>
  /** What those of each place come to, the shop's own first; also of a place whose reviews don't count. */
  readonly sources: readonly (StarAverage & { readonly source: ReviewSource })[]
  /** What search engines are told, and of reviews of which places; nothing where there are none of those. */
  readonly told: (StarAverage & { readonly sources: readonly ReviewSource[] }) | null
}

export function summaryOfReviews(
  all: readonly ReviewCount[],
  counting: ImportedCounting = 'pages',
): ReviewSummary | undefined {
  const sources = reviewSources.flatMap((source) => {
    const rated = ratedBy(all.filter((one) => one.source === source))
    return rated ? [{ source, ...rated }] : []
  })
  if (sources.length === 0) return undefined
  const own = all.filter(({ source }) => source === 'own')
  const told = ratedBy(counting === 'everywhere' ? all : own)
  const counts = counting === 'nowhere' ? own : all
  const sum = (of: (one: ReviewCount) => boolean) =>
    counts.reduce((total, one) => (of(one) ? total + one.count : total), 0)
  return {
    ...(ratedBy(counts) ?? { count: 0, average: 0 }),
    sources,
    told: told ? { ...told, sources: counting === 'everywhere' ? reviewSources : ['own'] } : null,
    byStars: [1, 2, 3, 4, 5].map((given) => sum((one) => one.stars === given)),
    byFit: {
      small: sum(({ fit }) => fit === 'small'),
      normal: sum(({ fit }) => fit === 'normal'),
      large: sum(({ fit }) => fit === 'large'),
    },
  }
}

function ratedBy(counts: readonly ReviewCount[]): StarAverage | undefined {
  const count = counts.reduce((total, one) => total + one.count, 0)
  if (count === 0) return undefined
  const stars = counts.reduce((total, one) => total + one.stars * one.count, 0)
  return { count, average: Math.round((stars / count) * 10) / 10 }
}

/** What a card says of a product: nothing while too few have said anything, since one voice is no average. */
export function ratingOnCards(summary: ReviewSummary | undefined, minimum: number) {
  if (!summary || summary.count < minimum) return undefined
  return { average: summary.average, count: summary.count }
}

/** How helpful a review surely is, from 0 to 1: three of three say less than thirty of thirty-one. */
export const helpfulnessOf = (helpful: number, votes: number): number =>
  votes === 0 ? 0 : wilsonInterval(helpful, votes).lower

/** Longest that a review, the name of its author and what staff write may be, in characters. */
export const reviewLimits = { text: 2000, author: 40, reply: 2000, explanation: 500 } as const

const isStars = (value: number) => Number.isInteger(value) && value >= 1 && value <= 5

/** An opinion as it is kept, or what is wrong with it beside each field. */
export function readOpinion(typed: ReviewOpinion): ReviewOpinion | Refused {
  const text = multiLine(typed.text)
  const author = oneLine(typed.author)
  const refusals = [
    ...(isStars(typed.stars) ? [] : [refusalOf('review-stars-required', { field: 'stars' })]),
    ...(author === '' ? [refusalOf('review-author-required', { field: 'author' })] : []),
    ...lengthError('author', author, reviewLimits.author),
    ...lengthError('text', text, reviewLimits.text),
  ]
  if (refusals.length > 0) return { refused: true, refusals }
  const optional = (value: number | null) => (value !== null && isStars(value) ? value : null)
  return {
    stars: typed.stars,
    comfort: optional(typed.comfort),
    quality: optional(typed.quality),
    fit: typed.fit,
    text,
    author,
  }
}

export const reviewOrders = ['helpful', 'newest', 'best', 'worst'] as const
/** In which order reviews are shown. */
export type ReviewOrder = (typeof reviewOrders)[number]

/** What reviews a page shows. */
export type ReviewQuery = {
  readonly order: ReviewOrder
  readonly size: string | null
  readonly fit: ReviewFit | null
  /** From 1. */
  readonly page: number
}

export const reviewsOfPage = 10
