import { data, redirect } from 'react-router'
import { deadLinkOf } from '#web/dead-link.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { messageText } from '#web/messages/api-messages.ts'
import { readArrival } from '#web/orders/read-arrival.ts'
import { cancelMutation, reservationDocument, tellReservationArrivalMutation } from '#web/reservations/documents.ts'
import { ReservationPage } from '#web/reservations/reservation-page.tsx'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/reservation.ts'

export const loader = personalLoader(async (scope) => {
  const { reservation } = await scope.api(reservationDocument, { hash: scope.params.hash ?? '' })
  if (!reservation) throw deadLinkOf(scope, 'reservation')
  return {
    reservation,
    seo: pageSeo(scope, { title: `${scope.t('reserve.yours')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

export const action = personalAction(async ({ api, params, request, t, to }) => {
  const hash = params.hash ?? ''
  const arrival = readArrival(await request.formData())
  if (arrival !== undefined) {
    const { tellReservationArrival: told } = await api(tellReservationArrivalMutation, { hash, arrival })
    if (told.__typename === 'Refused')
      return data({ refusal: told.refusals.map((one) => messageText(one, t)).join(' ') }, { status: 422 })
    throw redirect(`${to('reservation', { hash })}#arrival`, 303)
  }
  await api(cancelMutation, { hash })
  throw redirect(to('reservation', { hash }), 303)
})

export const meta = seoMeta
export const headers = privatePage

export default function Reservation({ loaderData: { reservation }, actionData }: Route.ComponentProps) {
  return <ReservationPage reservation={reservation} refusal={actionData?.refusal} />
}
