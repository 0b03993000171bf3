import type { IncomingMessage } from 'node:http'
import { storefrontOfPath } from '#kernel/storefront.ts'
import type { SeenStep } from '#shop/recommendations/seen-pair-counter.ts'
import type { PageAddress } from './page-address.ts'

type PublicAddress = Pick<Extract<PageAddress, { kind: 'public' }>, 'storefront' | 'path'>

/**
 * From which page of the same storefront a shopper came to this one, as every browser says it by itself. Nothing is asked of the device, and
 * nothing is taken of whoever asks not to be counted.
 */
export function seenStep(
  { storefront, path }: PublicAddress,
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string,
): SeenStep | undefined {
  const { referer } = headers
  if (referer === undefined || !referer.startsWith(`${publicUrl}/`) || asksNotToBeCounted(headers)) return undefined
  const before = URL.parse(referer)
  if (!before) return undefined
  const from = storefrontOfPath(before.pathname)
  return from.storefront.code === storefront.code
    ? { storefrontCode: storefront.code, path, fromPath: from.path }
    : undefined
}

/** By Global Privacy Control, or as browsers said it before. */
const asksNotToBeCounted = (headers: IncomingMessage['headers']): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'
