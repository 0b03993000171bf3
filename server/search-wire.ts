import { type SearchPort, SearchUnavailable } from '#shop/search/search-port.ts'

/** A question to the search, in a form that can be posted between threads. */
export type SearchCall = {
  readonly kind: 'search'
  readonly id: number
} & {
  readonly [Method in keyof SearchPort]: { method: Method; about: Parameters<SearchPort[Method]> }
}[keyof SearchPort]

export type SearchReply = {
  readonly kind: 'found'
  readonly id: number
  readonly answer?: unknown
  /** Why there is no answer. */
  readonly problem?: string
}

type Asked = { readonly resolve: (answer: never) => void; readonly reject: (reason: Error) => void }

/** The near end: a search whose questions are answered on another thread. */
export class SearchWire implements SearchPort {
  readonly #asked = new Map<number, Asked>()
  readonly #post: (call: SearchCall) => void
  #lastId = 0

  constructor(post: (call: SearchCall) => void) {
    this.#post = post
  }

  find: SearchPort['find'] = (question) =>
    this.#ask((id) => ({ kind: 'search', id, method: 'find', about: [question] }))

  facets: SearchPort['facets'] = (question) =>
    this.#ask((id) => ({ kind: 'search', id, method: 'facets', about: [question] }))

  rebuild: SearchPort['rebuild'] = () => this.#ask((id) => ({ kind: 'search', id, method: 'rebuild', about: [] }))

  refresh: SearchPort['refresh'] = (...asked) =>
    this.#ask((id) => ({ kind: 'search', id, method: 'refresh', about: asked }))

  retune: SearchPort['retune'] = () => this.#ask((id) => ({ kind: 'search', id, method: 'retune', about: [] }))

  hear({ id, answer, problem }: SearchReply): void {
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    if (problem === undefined) asked?.resolve(answer as never)
    else asked?.reject(new SearchUnavailable(problem))
  }

  /** Nobody will answer any more what was asked so far. */
  lose(reason: string): void {
    for (const { reject } of this.#asked.values()) reject(new SearchUnavailable(reason))
    this.#asked.clear()
  }

  #ask<T>(call: (id: number) => SearchCall): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const id = ++this.#lastId
    this.#asked.set(id, { resolve, reject })
    this.#post(call(id))
    return promise
  }
}

/** The far end: asks `search` what came over the wire. Never rejects. */
export async function answerSearch(search: SearchPort, call: SearchCall): Promise<SearchReply> {
  const { id } = call
  try {
    return { kind: 'found', id, answer: await asked(search, call) }
  } catch (error) {
    return { kind: 'found', id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function asked(search: SearchPort, call: SearchCall): Promise<unknown> {
  switch (call.method) {
    case 'find':
      return search.find(...call.about)
    case 'facets':
      return search.facets(...call.about)
    case 'rebuild':
      return search.rebuild()
    case 'refresh':
      return search.refresh(...call.about)
    case 'retune':
      return search.retune()
  }
}
