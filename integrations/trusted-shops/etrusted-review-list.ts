import type { Clock } from '#kernel/clock.ts'

/** A review as `GET /reviews` answers it. */
export type EtrustedReview = {
  readonly id: string
  readonly channelRef: string
  readonly type: 'PRODUCT_REVIEW' | 'SERVICE_REVIEW'
  readonly state: 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'MODERATION' | 'DISCARDED'
  readonly rating: number
  readonly title: string
  readonly comment: string
  readonly submittedAt: string
  readonly updatedAt: string
  readonly verificationType?: 'VERIFIED' | 'UNDEFINED'
  readonly customer?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
  readonly questionnaire: { readonly id: string; readonly locale: string; readonly templateRef: string }
  readonly product?: {
    readonly id: string
    readonly sku: string
    readonly gtin?: string
    readonly mpn?: string
    readonly name: string
    readonly url: string
  }
  readonly reply?: { readonly createdAt: string; readonly updatedAt: string; readonly comment: string }
}

const orders = { submittedAt: 'submittedAt', updatedAt: 'updatedAt' } as const

/** The newest first; of two at the same moment the same one always. */
const inOrderOf = (by: keyof typeof orders) => (a: EtrustedReview, b: EtrustedReview) =>
  `${a[by]} ${a.id}` < `${b[by]} ${b.id}` ? 1 : a.id === b.id ? 0 : -1

/**
 * The list of reviews of a sandbox. Whatever its order, `after` leaves out what was not submitted earlier than the review that it names:
 * so says the description, and nothing says otherwise for other orders.
 */
export function createEtrustedReviewList(clock: Clock) {
  const reviews = new Map<string, EtrustedReview>()

  function found(query: URLSearchParams): readonly EtrustedReview[] {
    const listed = (name: string) => query.get(name)?.split(',')
    const [channels, types, states] = [listed('channels'), listed('type'), listed('status')]
    const after = reviews.get(query.get('after') ?? '')
    const by = orders[query.get('orderBy') as keyof typeof orders] ?? 'submittedAt'
    return [...reviews.values()]
      .filter(
        (review) =>
          (channels?.includes(review.channelRef) ?? true) &&
          (types?.includes(review.type) ?? true) &&
          (states?.includes(review.state) ?? true) &&
          (after === undefined || inOrderOf('submittedAt')(after, review) < 0),
      )
      .toSorted(inOrderOf(by))
  }

  function page(url: URL) {
    const count = Number(url.searchParams.get('count') ?? 50)
    if (!Number.isInteger(count) || count < 1 || count > 1000) return undefined
    const all = found(url.searchParams)
    const items = all.slice(0, count)
    const [first, last] = [items[0]?.id ?? '', all.length > count ? items.at(-1)?.id : undefined]
    const link = (name: 'before' | 'after', id: string) => {
      const next = new URL(url)
      next.searchParams.delete('before')
      next.searchParams.delete('after')
      next.searchParams.set(name, id)
      return next.href
    }
    return {
      totalElements: 0,
      paging: {
        count: items.length,
        cursor: { before: first, ...(last !== undefined && { after: last }) },
        links: { previous: link('before', first), ...(last !== undefined && { next: link('after', last) }) },
      },
      items: items.map((review) => ({
        _object: 'CustomerReview',
        accountRef: 'acc-sandbox',
        createdAt: review.submittedAt,
        feedbackType: 'REVIEW',
        hasAttachments: false,
        ...review,
      })),
    }
  }

  return {
    page,
    /** @param review what is another than of a review with five stars by a buyer, approved, written and changed now */
    write(review: Pick<EtrustedReview, 'id' | 'channelRef'> & Partial<EtrustedReview>): void {
      const now = clock.now().toISOString()
      const usual = {
        type: 'PRODUCT_REVIEW',
        state: 'APPROVED',
        rating: 5,
        title: 'Fijn',
        comment: 'Zacht leer.',
        submittedAt: now,
        verificationType: 'VERIFIED',
        customer: { firstName: 'Noor', lastName: 'Bakker', email: 'noor@example.com' },
        questionnaire: { id: 'qre-1', locale: 'nl_NL', templateRef: 'qrt-1' },
      } as const
      reviews.set(review.id, { ...usual, ...reviews.get(review.id), updatedAt: now, ...review })
    },
    erase: (id: string): void => void reviews.delete(id),
  }
}
