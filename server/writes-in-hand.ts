import type { IncomingHttpHeaders } from 'node:http'
import { cookies } from '#kernel/routes.ts'
import { cookieOf } from './page-variant.ts'

/** More than a shopper does at once on all their tabs, and than an API client asks for at once in one shopper's name. */
const mostPerSession = 24

/**
 * Counts the writes of each session that are in hand, so that a storm of them is turned away before anything reads it:
 * whatever one session does, the others don't wait for it.
 */
export class WritesInHand {
  readonly #counts = new Map<string, number>()
  readonly #most: number

  constructor(most = mostPerSession) {
    this.#most = most
  }

  /** Takes a write in hand. @returns to be called when it is done; nothing when the session has too many already */
  begin(headers: IncomingHttpHeaders): (() => void) | undefined {
    const session = sessionOf(headers)
    if (session === undefined) return () => undefined
    const before = this.#counts.get(session) ?? 0
    if (before >= this.#most) return undefined
    this.#counts.set(session, before + 1)
    return () => {
      const left = (this.#counts.get(session) ?? 1) - 1
      if (left > 0) this.#counts.set(session, left)
      else this.#counts.delete(session)
    }
  }
}

function sessionOf({ cookie, authorization }: IncomingHttpHeaders): string | undefined {
  return cookieOf(cookie, cookies.context.name) ?? cookieOf(cookie, cookies.customer.name) ?? authorization
}
