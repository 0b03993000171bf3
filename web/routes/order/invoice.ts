import { redirect } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { pdfFile } from '#web/orders/pdf-file.ts'

const guestInvoiceQuery = graphql(`
  query GuestInvoice($number: String!, $reference: String!, $email: String!) {
    orderInvoice(number: $number, reference: $reference, email: $email) { name pdf }
  }
`)

/** Whoever opens the address of a document again is led to the order, where it is asked for by a form. */
export const loader = personalLoader(async ({ to, url }) => {
  const reference = url.searchParams.get('order')
  throw redirect(reference ? withReference(to('order'), reference) : to('order'), 303)
})

/** A document of the order of a link, for whoever knows the address that it was ordered with; others are sent back and told so. */
export const action = personalAction(async ({ request, api, to }) => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const reference = text('reference')
  const { orderInvoice: invoice } = await api(guestInvoiceQuery, {
    number: text('number'),
    reference,
    email: text('email'),
  })
  if (invoice) return pdfFile(invoice)
  throw redirect(`${to('order')}?${new URLSearchParams({ order: reference, invoice: 'declined' })}`, 303)
})
