/** An origin that no address names, to see whether a path leaves it. */
const own = 'http://own.invalid'

/**
 * Where somebody goes on after logging in or proving who they are: own pages only. It is read as a browser reads it, which drops tabs
 * and line breaks, takes a backslash for a slash and shortens `/.//`.
 */
export function ownPath(path: string | null | undefined): string {
  const url = path?.startsWith('/') ? URL.parse(path, own) : null
  if (!url || url.origin !== own || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}`
}
