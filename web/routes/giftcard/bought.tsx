import { deadLinkOf } from '#web/dead-link.ts'
import { GiftCardBoughtPage } from '#web/gifts/gift-card-balance-page.tsx'
import { giftCardSaleQuery } from '#web/gifts/gift-card-documents.ts'
import { personalLoader } from '#web/loaders.ts'
import { toOwnSpelling } from '#web/own-spelling.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/bought.ts'

/** `?card=` is the reference of the sale, which the shop put behind the address. */
export const loader = personalLoader(async (scope) => {
  toOwnSpelling(scope, 'giftCardBought')
  const reference = scope.url.searchParams.get('card') ?? ''
  const { giftCardSale: sale } = await scope.api(giftCardSaleQuery, { reference })
  if (!sale) throw deadLinkOf(scope, 'giftCard')
  return { sale, seo: pageSeo(scope, { title: scope.t('giftcard.title'), robots: 'noindex,nofollow' }) }
})

export const meta = seoMeta
export const headers = privatePage

export default function GiftCardBought({ loaderData }: Route.ComponentProps) {
  return <GiftCardBoughtPage sale={loaderData.sale} />
}
