/** The field of the form that holds photographs of a review. */
export const reviewPhotographField = 'photographs'

/** A review has so many photographs at most that are shown or wait. */
export const mostReviewPhotographs = 3

/** Each of them may have so many megabytes. */
export const mostReviewPhotographMegabytes = 10

/** Pixels of the longest edge of what the shop keeps, and of what a browser sends that can make photographs smaller. */
export const longestReviewPhotographEdge = 1600

/** Why no photograph was added to a review. */
export const reviewPhotographProblems = ['none', 'large', 'kind', 'often', 'busy', 'full', 'closed'] as const
export type ReviewPhotographProblem = (typeof reviewPhotographProblems)[number]

/** What became of photographs that were sent. */
export type ReviewPhotographAnswer = { readonly added: number } | { readonly problem: ReviewPhotographProblem }

export const reviewPhotographQuery = (answer: ReviewPhotographAnswer): string =>
  'problem' in answer ? `problem=${answer.problem}` : `added=${answer.added}`

/** What an address says became of them; nothing where none were sent. */
export function reviewPhotographAnswer(query: URLSearchParams): ReviewPhotographAnswer | undefined {
  const problem = reviewPhotographProblems.find((one) => one === query.get('problem'))
  if (problem !== undefined) return { problem }
  const added = query.get('added') ?? ''
  return /^[1-9]$/.test(added) ? { added: Number(added) } : undefined
}

export const reviewPhotographSizes = ['small', 'large'] as const
/** A square to look at in a row, or the whole photograph. */
export type ReviewPhotographSize = (typeof reviewPhotographSizes)[number]

/** Pixels of each edge of a small one. */
export const smallReviewPhotographEdge = 240

/** Where the shop serves a published photograph. */
export const reviewPhotographPath = (id: string, size: ReviewPhotographSize): string =>
  `/review-photographs/${id}/${size}.jpg`

/** The photograph of a path; nothing where it is no such path. */
export function photographOfPath(
  path: string,
): { readonly id: string; readonly size: ReviewPhotographSize } | undefined {
  const [, id, size] = /^\/review-photographs\/([0-9a-f-]{36})\/(small|large)\.jpg$/.exec(path) ?? []
  return id === undefined ? undefined : { id, size: size as ReviewPhotographSize }
}
