/** The field of the form that holds the photograph. */
export const photoField = 'photo'

/** A photograph may have so many megabytes. */
export const mostPhotoMegabytes = 10

/** Pixels of the longest edge of what a browser sends that can make photographs smaller: several times what the shop looks at. */
export const longestPhotoEdge = 640

/** Why a photograph was not searched with. */
export const photoProblems = ['none', 'large', 'kind', 'often', 'busy'] as const
export type PhotoProblem = (typeof photoProblems)[number]

/** So many products are found at most. */
export const mostFoundByPhoto = 24

/** What the page says of a search: in its address, so that nothing is kept of the photograph and the way back leads to what was found. */
export type PhotoAnswer = { readonly found: readonly string[] } | { readonly problem: PhotoProblem }

export function photoQuery(answer: PhotoAnswer): string {
  return 'problem' in answer ? `?problem=${answer.problem}` : `?found=${answer.found.map(encodeURIComponent).join()}`
}

/** What an address says; nothing where nothing was searched for. */
export function photoAnswer(query: URLSearchParams): PhotoAnswer | undefined {
  const problem = photoProblems.find((one) => one === query.get('problem'))
  if (problem !== undefined) return { problem }
  const found = query.get('found')
  if (found === null) return undefined
  return {
    found: found
      .split(',')
      .filter((sku) => /^[\w.-]{1,40}$/.test(sku))
      .slice(0, mostFoundByPhoto),
  }
}
