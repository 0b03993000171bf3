import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { pdfResponse } from './pdf-response.ts'

const parcelLabelQuery = graphql(`
  query ParcelLabelFile($number: String!, $label: ID!) {
    parcelLabel(number: $number, label: $label) {
      name
      pdf
    }
  }
`)

/** The label of a parcel that is about to leave. */
export async function loader({ context, params }: RouteArgs<'number' | 'label'>) {
  const { number, label } = params
  const { parcelLabel } = await scopeOf(context).ask(parcelLabelQuery, { number, label })
  if (!parcelLabel) throw data(null, { status: 404 })
  return pdfResponse(parcelLabel)
}
