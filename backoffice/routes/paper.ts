import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { pdfResponse } from './pdf-response.ts'

const paperQuery = graphql(`
  query Paper($number: String!) {
    paper(number: $number) {
      name
      pdf
    }
  }
`)

/** An invoice or credit note as its customer has it. */
export async function loader({ context, params }: RouteArgs<'number'>) {
  const { paper } = await scopeOf(context).ask(paperQuery, { number: params.number })
  if (!paper) throw data(null, { status: 404 })
  return pdfResponse(paper)
}
