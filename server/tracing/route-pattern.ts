import { personalPrefixes, routePaths } from '#kernel/routes.ts'
import { type ServerRoute, services } from '../route.ts'

type Pattern = { readonly text: string; readonly parts: readonly string[]; readonly params: number }

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

/** The paths that the shop knows by name, those that say the most of a path first. */
const patterns: readonly Pattern[] = [
  ...new Set(Object.values(routePaths).flatMap((path) => (typeof path === 'string' ? path : Object.values(path)))),
]
  .map((text) => {
    const parts = partsOf(text)
    return { text, parts, params: parts.filter((part) => part.startsWith(':')).length }
  })
  .sort((one, other) => one.params - other.params)

/**
 * What a trace says of where a request leads: a pattern from a closed list. Paths hold tokens, numbers of orders and what somebody
 * typed, so no part of one is ever told.
 * @param target of which only the first part is read, and only where the shop has a service there
 */
export function routePatternOf(route: ServerRoute, target: string): string {
  switch (route.kind) {
    case 'public':
    case 'personal':
      return pagePattern(route.path)
    case 'picture':
      return '/images/*'
    case 'service':
      return servicePattern(target)
    default:
      return '/*'
  }
}

/** @param path without the storefront's prefix */
export function pagePattern(path: string): string {
  const parts = partsOf(path)
  const fits = ({ parts: own }: Pattern) =>
    own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at])
  const known = patterns.find(fits)
  if (known) return known.text
  const prefix = personalPrefixes.find((one) => `/${parts.join('/')}/`.startsWith(one))
  return prefix === undefined ? '/*' : `${prefix}*`
}

function servicePattern(target: string): string {
  const path = target.split('?', 1)[0] ?? ''
  const service = services.find((one) => path === one || path.startsWith(`${one}/`))
  if (service === undefined) return '/*'
  return path === service ? service : `${service}/*`
}
