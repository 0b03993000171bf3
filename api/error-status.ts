import { GraphQLError } from 'graphql'

/** The status that an error wants for the page it keeps from being made. */
export function statusOf(error: unknown, depth = 5): { readonly statusCode: number } | undefined {
  if (error instanceof GraphQLError) return httpStatusOf(error)
  if (isUnstorable(error)) return { statusCode: 400 }
  if (!(error instanceof Error)) return undefined
  if ('statusCode' in error && typeof error.statusCode === 'number') return { statusCode: error.statusCode }
  // What is content to one service may be a connection to the database further down.
  const below = depth > 0 ? statusOf(error.cause, depth - 1) : undefined
  return below?.statusCode === 503 ? below : undefined
}

/** Whether PostgreSQL refused a text with a null character: most fields take such characters out, where it means nothing it is a mistake. */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05')
}

/** The status that a sentence for the caller goes with over HTTP. */
export function httpStatusOf({ extensions: { http } }: GraphQLError): { readonly statusCode: number } | undefined {
  const status = typeof http === 'object' && http !== null && 'status' in http ? http.status : undefined
  return typeof status === 'number' ? { statusCode: status } : undefined
}
