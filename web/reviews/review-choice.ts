/** Which reviews somebody wants to see, as the address says it. */
export type ReviewChoice = {
  readonly order: 'helpful' | 'newest' | 'best' | 'worst'
  readonly size: string | null
  readonly fit: 'small' | 'normal' | 'large' | null
  /** From 1. */
  readonly page: number
}

const orders = ['helpful', 'newest', 'best', 'worst'] as const
const fits = ['small', 'normal', 'large'] as const

/** What can't be meant is left out. */
export function reviewChoice(query: URLSearchParams): ReviewChoice {
  const page = Number(query.get('page') ?? '1')
  const size = query.get('size')?.slice(0, 20)
  return {
    order: orders.find((one) => one === query.get('sort')) ?? 'helpful',
    size: size || null,
    fit: fits.find((one) => one === query.get('fit')) ?? null,
    page: Number.isInteger(page) && page > 0 && page <= 500 ? page : 1,
  }
}

/** The same as the end of an address: `?page=2&sort=newest`. */
export function reviewQuery({ order, size, fit, page }: ReviewChoice): string {
  const query = new URLSearchParams({
    ...(order === 'helpful' ? {} : { sort: order }),
    ...(size === null ? {} : { size }),
    ...(fit === null ? {} : { fit }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
  return `?${query}`
}
