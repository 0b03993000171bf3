import { data } from 'react-router'
import { GiftCardBalancePage } from '#web/gifts/gift-card-balance-page.tsx'
import { giftCardBalanceQuery } from '#web/gifts/gift-card-documents.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { toOwnSpelling } from '#web/own-spelling.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/balance.ts'

export const loader = personalLoader(async (scope) => {
  toOwnSpelling(scope, 'giftCardBalance')
  return {
    seo: pageSeo(scope, {
      title: scope.t('giftcard.balance_title'),
      robots: 'noindex,nofollow',
      alternates: routeAlternates(scope.publicUrl, 'giftCardBalance'),
    }),
  }
})

export const action = personalAction(async ({ request, api }) => {
  const typed = String((await request.formData()).get('code') ?? '').slice(0, 60)
  if (typed.trim() === '') return data({ typed, card: null }, { status: 422 })
  const { giftCardBalance: card } = await api(giftCardBalanceQuery, { code: typed })
  return data({ typed, card }, { status: card ? 200 : 422 })
})

export const meta = seoMeta
export const headers = privatePage

export default function GiftCardBalance({ actionData }: Route.ComponentProps) {
  return <GiftCardBalancePage answer={actionData} />
}
