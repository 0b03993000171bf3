import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'

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
  return new Response(Buffer.from(paper.pdf, 'base64'), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${paper.name.replaceAll(/[^\w.-]/g, '_')}"`,
    },
  })
}
