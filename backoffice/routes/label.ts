import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { pdfResponse } from './pdf-response.ts'

const labelQuery = graphql(`
  query ReturnLabel($number: String!, $reference: String!) {
    returnLabel(number: $number, reference: $reference) {
      name
      pdf
    }
  }
`)

/** The label of a return, for somebody who has no printer. */
export async function loader({ context, params }: RouteArgs<'number' | 'reference'>) {
  const { number, reference } = params
  const { returnLabel } = await scopeOf(context).ask(labelQuery, { number, reference })
  if (!returnLabel) throw data(null, { status: 404 })
  return pdfResponse(returnLabel)
}
