import { data, isRouteErrorResponse } from 'react-router'

/**
 * The status that an error asks for (specification §8): its `statusCode`, else its `status`, else that of the answer
 * it holds. Nothing for errors that say nothing; those are 500.
 */
export function statusOfError(error: unknown): number | undefined {
  const held = part(error, 'response')
  return [part(error, 'statusCode'), part(error, 'status'), part(held, 'status')].find(
    (status): status is number => Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599,
  )
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** What a loader threw, in the form in which the router keeps its status. */
export function withStatus(error: unknown): unknown {
  if (error instanceof Response || isRouteErrorResponse(error) || part(error, 'type') === 'DataWithResponseInit')
    return error
  const status = statusOfError(error)
  return status === undefined ? error : data(null, { status })
}
