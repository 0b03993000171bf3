import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'

const photographQuery = graphql(`
  query ReviewPhotograph($photograph: ID!, $size: PhotographSize!) {
    reviewPhotograph(photograph: $photograph, size: $size)
  }
`)

/** A photograph of a review, also before it is shown to anybody else. */
export async function loader({ context, params: { id, size } }: RouteArgs<'id' | 'size'>) {
  const { reviewPhotograph: jpeg } = await scopeOf(context).ask(photographQuery, {
    photograph: id,
    size: size === 'small' ? 'SMALL' : 'LARGE',
  })
  if (!jpeg) throw data(null, { status: 404 })
  return new Response(Buffer.from(jpeg, 'base64'), { headers: { 'Content-Type': 'image/jpeg' } })
}
