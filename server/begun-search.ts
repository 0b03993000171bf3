import type { IncomingMessage } from 'node:http'
import { routePaths } from '#kernel/routes.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { PageAddress } from './page-address.ts'

/** A search that somebody begins, by what they typed. */
export type BegunSearch = { readonly storefront: StorefrontCode; readonly query: string }

type PublicAddress = Extract<PageAddress, { kind: 'public' }>

/** The search that an address begins: who narrows, sorts or turns pages goes on with one that was counted. */
export function begunSearch({ storefront, path, target }: PublicAddress): BegunSearch | undefined {
  if (path !== routePaths.search && `${path}/` !== routePaths.search) return undefined
  const asked = new URLSearchParams(target.slice(target.indexOf('?')))
  const query = asked.get('q')
  const isBegun = [...asked.keys()].every((name) => name === 'q' || name === '_routes')
  return query !== null && isBegun ? { storefront: storefront.code, query } : undefined
}

/** A browser that fetches what somebody may want to see next: nobody looks at it yet. */
export const isPrefetch = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch')

/** Programs that say that they are some: what they search for nobody wants to buy. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || /bot|crawl|spider|slurp|monitor|curl|wget|python|headless/i.test(userAgent)
