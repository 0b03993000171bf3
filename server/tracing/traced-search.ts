import type { Tracer } from '#kernel/tracing.ts'
import type { SearchPort } from '#shop/search/search-port.ts'

/** The same search; what it is asked is a part of the trace, without the words that somebody typed. */
export function tracedSearch(search: SearchPort, tracer: Tracer): SearchPort {
  return {
    find: (question) => tracer.within('search find', 'internal', {}, () => search.find(question)),
    facets: (question) => tracer.within('search facets', 'internal', {}, () => search.facets(question)),
    rebuild: () => search.rebuild(),
    refresh: (...asked) => search.refresh(...asked),
    retune: () => search.retune(),
  }
}
