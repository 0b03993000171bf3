import { withTrailingSlash } from '#kernel/page-url.ts'
import type { RouteName } from '#kernel/routes.ts'
import { guardRedirect, type PersonalScope } from '#web/loaders.ts'

/**
 * Leads from another language's spelling to the storefront's own: mails of before link the Dutch words everywhere. What a mail program
 * posts to such a link (RFC 8058) is answered where it was sent.
 */
export function goToOwnPath(
  { path, url, to, isPosted }: PersonalScope,
  name: RouteName,
  params: Readonly<Record<string, string>> = {},
): void {
  const own = to(name, params)
  if (!isPosted && withTrailingSlash(path) !== own) throw guardRedirect(own + url.search)
}
