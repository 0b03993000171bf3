import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { namedPicturesQuery } from './content-query.ts'

/** Small enough for a list of hundreds, and what the storefront makes anyway. */
const width = 332

/** All pictures of the shop, as JSON for the script of a picture's field. */
export async function loader({ context }: RouteArgs) {
  const { ask, services } = scopeOf(context)
  const { contentPictures } = await ask(namedPicturesQuery, { names: null })
  return Response.json(
    contentPictures.map(({ name, url }) => ({ name, src: `${services.storefrontUrl}${url}?w=${width}` })),
  )
}
