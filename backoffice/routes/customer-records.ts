import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'

const recordsQuery = graphql(`
  query CustomerRecords($number: String!) {
    customerRecords(number: $number)
  }
`)

/** All that the shop keeps of somebody, as a file that they can be sent. */
export async function loader({ context, params }: RouteArgs<'number'>) {
  const { customerRecords } = await scopeOf(context).ask(recordsQuery, { number: params.number })
  if (!customerRecords) throw data(null, { status: 404 })
  return new Response(customerRecords, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${params.number.replaceAll(/[^\w-]/g, '_')}.json"`,
    },
  })
}
