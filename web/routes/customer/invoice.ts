import { data } from 'react-router'
import { toEntry } from '#web/customers/guards.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'
import { pdfFile } from '#web/orders/pdf-file.ts'

const invoiceQuery = graphql(`
  query PrintedInvoice($number: String!) {
    orderInvoice(number: $number) { name pdf }
  }
`)
const customerQuery = graphql(`
  query WhoWantsAnInvoice {
    getCustomer { id }
  }
`)

/** An invoice or credit note of one's own, as a file. Somebody else's is as good as one that does not exist. */
export const loader = personalLoader(async (scope) => {
  if (!(await scope.api(customerQuery)).getCustomer) throw toEntry(scope)
  const { orderInvoice: invoice } = await scope.api(invoiceQuery, { number: scope.params.number ?? '' })
  if (!invoice) throw data(null, { status: 404 })
  return pdfFile(invoice)
})
