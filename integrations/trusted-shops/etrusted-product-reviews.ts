import { z } from 'zod'
import {
  type ReviewServicePort,
  ReviewServiceUnavailable,
  type ServiceReview,
} from '#shop/imports/review-service-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'
import { type EtrustedKeys, etrustedCode, etrustedToken } from './etrusted-token.ts'

export type EtrustedProductReviewsConfig = EtrustedKeys & {
  /** `https://api.etrusted.com`. */
  readonly apiUrl: string
  readonly timeoutMs?: number
  /** So many reviews in one answer; the API gives 1000 at most. */
  readonly pageSize?: number
  /** After so many pages of one reading it is given up. */
  readonly mostPages?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

/** What nobody of ours needs to have said. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const moment = z
  .string()
  .transform((value) => new Date(value))
  .refine((value) => Number.isFinite(value.getTime()), 'must be a moment')

/** Of a review the shop reads no more than it shows, and of who wrote it the name alone. */
const review = z.object({
  id: z.string().min(1),
  channelRef: z.string(),
  type: z.string(),
  state: z.string(),
  rating: z.number().min(0).max(5),
  title: text,
  comment: text,
  submittedAt: moment,
  updatedAt: moment,
  verificationType: text,
  customer: z.object({ firstName: text, lastName: text }).nullish(),
  questionnaire: z.object({ locale: text }).nullish(),
  product: z.object({ sku: text, gtin: text }).nullish(),
  reply: z.object({ comment: text }).nullish(),
})
const page = z.object({
  items: z.array(review),
  paging: z.object({ cursor: z.object({ after: text }) }),
})
type Page = z.output<typeof page>

/** In the log and the figures. */
const operation = 'read product reviews'

const defaults = { timeoutMs: 30_000, pageSize: 1000, mostPages: 200 }
/** Bytes of a page of a thousand reviews, each with some kilobytes. */
const largestAnswer = 32_000_000
/** A rest that the vendor asks for is waited for so long, in milliseconds; after a longer one the job is tried again. */
const longestPauseMs = 60_000

/** Product reviews that Trusted Shops collects, by `GET /reviews` of the eTrusted API. */
export function createEtrustedProductReviews(config: EtrustedProductReviewsConfig): ReviewServicePort {
  const { apiUrl, fetch, observe, wait, now = Date.now } = config
  const { timeoutMs, pageSize, mostPages } = { ...defaults, ...config }
  const client = createVendorClient({
    vendor: 'trusted-shops',
    timeoutMs,
    fetch,
    observe,
    now,
    attempts: 3,
    longestPauseMs,
    largestAnswer,
    codeOf: etrustedCode,
    ...(wait && { wait }),
  })
  const token = etrustedToken(client, config, now)

  async function ask(query: URLSearchParams): Promise<Page> {
    const access = await token.get()
    const given =
      access === undefined
        ? undefined
        : await client.read(
            {
              operation,
              url: `${apiUrl}/reviews?${query}`,
              headers: { Accept: 'application/json', Authorization: `Bearer ${access}` },
            },
            page,
          )
    if (!given) throw new ReviewServiceUnavailable('Trusted Shops gave no reviews')
    return given
  }

  /** Asks again with another token where the one at hand was taken back before its time. */
  async function read(channels: readonly string[], more: Readonly<Record<string, string>>): Promise<Page> {
    const query = new URLSearchParams({
      channels: channels.join(','),
      type: 'PRODUCT_REVIEW',
      count: `${pageSize}`,
      ...more,
    })
    const isOld = token.isKept()
    try {
      return await ask(query).catch((error: unknown) => {
        if (!(isOld && error instanceof VendorFailure && error.reason === 'unauthorized')) throw error
        token.drop()
        return ask(query)
      })
    } catch (cause) {
      if (!(cause instanceof VendorFailure)) throw cause
      token.drop()
      throw new ReviewServiceUnavailable(cause.message, { cause })
    }
  }

  /** Each answer by itself could be read; the log and the figures hear that all together can't. */
  function withoutEnd(): ReviewServiceUnavailable {
    const sentence = 'Trusted Shops’ list of reviews has no end'
    const about = { vendor: 'trusted-shops', operation, durationMs: 0, attempt: 1, willRetry: false } as const
    observe?.({ ...about, outcome: 'unreadable', detail: sentence })
    return new ReviewServiceUnavailable(sentence)
  }

  return {
    source: 'trusted-shops',

    // One page, without what comes after it: `after` is described for the order of submission alone.
    async lastChanged(channels) {
      const { items, paging } = await read(channels, { orderBy: 'updatedAt' })
      return { reviews: reviewsIn(items, channels), isAll: items.length === 0 || paging.cursor.after === '' }
    },

    async *allReviews(channels) {
      const seen = new Set<string>()
      for (let after = ''; ; ) {
        const { items, paging } = await read(channels, after === '' ? {} : { after })
        const isNews = items.some(({ id }) => !seen.has(id))
        for (const { id } of items) seen.add(id)
        if (isNews) yield reviewsIn(items, channels)
        after = paging.cursor.after
        if (items.length === 0 || after === '') return
        if (!isNews || seen.size > pageSize * mostPages) throw withoutEnd()
      }
    },
  }
}

/** What was not asked for is left out, in case that a filter is not understood. */
const reviewsIn = (items: Page['items'], channels: readonly string[]): readonly ServiceReview[] =>
  items.flatMap((item) =>
    item.type === 'PRODUCT_REVIEW' && channels.includes(item.channelRef) ? [reviewOf(item)] : [],
  )

function reviewOf(item: Page['items'][number]): ServiceReview {
  const { customer, product } = item
  return {
    id: item.id,
    channel: item.channelRef,
    changedAt: item.updatedAt,
    isApproved: item.state === 'APPROVED',
    product: product ? { sku: product.sku, gtin: product.gtin } : undefined,
    stars: Math.round(item.rating),
    title: item.title,
    text: item.comment,
    author: customer ? nameShown(customer.firstName, customer.lastName) : '',
    language: item.questionnaire?.locale ?? '',
    isVerified: item.verificationType === 'VERIFIED' ? true : null,
    writtenAt: item.submittedAt,
    reply: item.reply?.comment || null,
  }
}

/** `Noor B.`: the API tells the retailer the whole name, which nobody agreed to have shown. */
function nameShown(firstName: string, lastName: string): string {
  const [first = '', last = ''] = [firstName.trim(), lastName.trim()]
  const initial = [...last][0]
  return [first, ...(initial === undefined ? [] : [`${initial.toUpperCase()}.`])].join(' ').trim()
}
