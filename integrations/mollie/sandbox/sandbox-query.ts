import {
  documentationLink,
  halAnswer,
  jsonAnswer,
  type Link,
  type SandboxAnswer,
  SandboxRejection,
} from './sandbox-answers.ts'
import { isLocale } from './sandbox-locales.ts'

/** What stands behind the question mark, and what Mollie says when it can't. */

/** The comma-separated words of a parameter, each of them one that Mollie knows there. */
export function listedValues(
  query: URLSearchParams,
  name: string,
  known: readonly string[],
  refusedWith = 400,
): string[] {
  const words = (query.get(name) ?? '').split(',').filter((word) => word !== '')
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined) throw new SandboxRejection(refusedWith, `The ${name} value '${unknown}' is invalid`, name)
  return words
}

export function localeOf(query: URLSearchParams): string | null {
  const locale = query.get('locale')
  if (locale !== null && !isLocale(locale)) throw new SandboxRejection(400, 'The locale is invalid', 'locale')
  return locale
}

const sequenceTypes = ['oneoff', 'first', 'recurring'] as const
export type SequenceType = (typeof sequenceTypes)[number]

export function sequenceTypeOf(query: URLSearchParams): SequenceType {
  const wanted = query.get('sequenceType') ?? 'oneoff'
  const known = sequenceTypes.find((type) => type === wanted)
  if (!known) throw new SandboxRejection(400, 'The sequence type is invalid', 'sequenceType')
  return known
}

type Item = { readonly id: string }

export type SandboxListQuery<T extends Item> = {
  /** `refunds`, as the list is called in the answer. */
  readonly name: string
  /** The address of the list. */
  readonly url: string
  readonly query: URLSearchParams
  readonly newestFirst: readonly T[]
  readonly hal: (item: T) => unknown
  /** The page of Mollie's documentation. */
  readonly reference: string
}

/** A page of a list, from an id on, with the ways to its neighbours. */
export function listAnswer<T extends Item>({
  name,
  url,
  query,
  newestFirst,
  hal: show,
  reference,
}: SandboxListQuery<T>): SandboxAnswer {
  const limit = Number(query.get('limit') ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > 250) {
    throw new SandboxRejection(400, 'The limit must be a number from 1 to 250', 'limit')
  }
  const sort = query.get('sort') ?? 'desc'
  if (sort !== 'asc' && sort !== 'desc') throw new SandboxRejection(400, 'The sort direction is invalid', 'sort')
  const all = sort === 'asc' ? newestFirst.toReversed() : newestFirst
  const from = query.get('from')
  const start = from === null ? 0 : all.findIndex(({ id }) => id === from)
  if (start < 0) throw new SandboxRejection(400, 'Invalid cursor value', 'from')
  const linkTo = (item: T | undefined): Link | null => {
    if (!item) return null
    const next = new URLSearchParams(query)
    next.set('from', item.id)
    next.set('limit', String(limit))
    return halAnswer(`${url}?${next}`)
  }
  const items = all.slice(start, start + limit).map(show)
  return jsonAnswer(200, {
    count: items.length,
    _embedded: { [name]: items },
    _links: {
      self: halAnswer(query.size > 0 ? `${url}?${query}` : url),
      previous: start > 0 ? linkTo(all[Math.max(0, start - limit)]) : null,
      next: linkTo(all[start + limit]),
      documentation: documentationLink(`reference/${reference}`),
    },
  })
}
