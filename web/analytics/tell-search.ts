import { pushEvent } from './data-layer.ts'

let last: string | undefined

/** Tells of a search, once where the overlay has asked for it already and its page follows. */
export function tellSearch(query: string): void {
  if (query === last) return
  last = query
  pushEvent({ event: 'search', search_term: query })
}
