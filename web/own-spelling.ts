import { withTrailingSlash } from '#kernel/page-url.ts'
import type { RouteName } from '#kernel/routes.ts'
import { guardRedirect, type PersonalScope } from './loaders.ts'

/** Sends whoever came by another language's word for a page on to the storefront's own, so that each page has one address. */
export function toOwnSpelling({ path, to, url }: Pick<PersonalScope, 'path' | 'to' | 'url'>, name: RouteName): void {
  if (withTrailingSlash(path) !== to(name)) throw guardRedirect(to(name) + url.search)
}
