import { data, redirect } from 'react-router'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { cancelMutation, reservationDocument } from '#web/reservations/documents.ts'
import { ReservationPage } from '#web/reservations/reservation-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/reservation.ts'

/** A link that was made up leads to a page that does not exist. */
export const loader = personalLoader(async (scope) => {
  const { reservation } = await scope.api(reservationDocument, { hash: scope.params.hash ?? '' })
  if (!reservation) throw data(null, { status: 404 })
  return {
    reservation,
    seo: pageSeo(scope, { title: `${scope.t('reserve.yours')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

export const action = personalAction(async ({ api, params, to }) => {
  const hash = params.hash ?? ''
  await api(cancelMutation, { hash })
  throw redirect(to('reservation', { hash }), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Reservation({ loaderData: { reservation } }: Route.ComponentProps) {
  return <ReservationPage reservation={reservation} />
}
