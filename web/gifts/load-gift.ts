import { redirect } from 'react-router'
import type { PersonalScope } from '#web/loaders.ts'
import { type GiftView, giftQuery } from './documents.ts'

/** The code in the address of a page about a present. */
export const codeOf = (url: URL): string => url.searchParams.get('code') ?? ''

/** A path with the code of a present. */
export const withCode = (path: string, code: string): string => `${path}?code=${encodeURIComponent(code)}`

/** What was given. A code that opens nothing leads to where one is typed, which says so. */
export async function loadGift({ api, to, url }: PersonalScope): Promise<GiftView> {
  const { giftReceipt: gift } = await api(giftQuery, { code: codeOf(url) })
  if (!gift) throw redirect(withCode(to('gift'), codeOf(url)), 303)
  return gift
}
