import { data } from 'react-router'
import { withTrailingSlash } from '#kernel/page-url.ts'
import { guardRedirect, type LoaderScope } from '../loaders.ts'
import { loadMissingPage } from './load-page.ts'

/** As the API's `redirect` answers. */
export type RedirectTarget = { readonly path: string; readonly status: number }

const statuses = [301, 302, 307, 308] as const

/** Leads on to where a path has moved, with the query that came along; what is gone is said to be gone (410). */
export async function redirectTo({ path, status }: RedirectTarget, scope: LoaderScope): Promise<never> {
  if (status === 410) throw data(await loadMissingPage(scope), { status })
  const target = /^https?:\/\//.test(path) ? path : withTrailingSlash(path) + scope.url.search
  throw guardRedirect(
    target,
    statuses.find((one) => one === status),
  )
}

/** Says that there is no such page, in the words that the content has for it. */
export async function notFound(scope: LoaderScope): Promise<never> {
  throw data(await loadMissingPage(scope), { status: 404 })
}
