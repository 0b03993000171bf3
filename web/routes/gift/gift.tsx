import { giftQuery } from '#web/gifts/documents.ts'
import { GiftCodePage, GiftPage } from '#web/gifts/gift-page.tsx'
import { codeOf } from '#web/gifts/load-gift.ts'
import { personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/gift.ts'

export const loader = personalLoader(async (scope) => {
  const code = codeOf(scope.url)
  const gift = code.trim() === '' ? null : (await scope.api(giftQuery, { code })).giftReceipt
  return {
    typed: scope.url.searchParams.has('code') ? code.slice(0, 60) : null,
    gift: gift ?? null,
    seo: pageSeo(scope, { title: scope.t(gift ? 'gift.title' : 'gift.find'), robots: 'noindex,nofollow' }),
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Gift({ loaderData: { typed, gift } }: Route.ComponentProps) {
  return gift ? <GiftPage gift={gift} /> : <GiftCodePage typed={typed} />
}
