import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'

/** The store that the tablet of a request stands in, if it is one. */
export function branchcodeOf(request: Request): string | undefined {
  return cookieValue(request.headers.get('cookie'), cookies.storeLocation.name)
}
