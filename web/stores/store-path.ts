import { type RouteName, routePaths } from '#kernel/routes.ts'
import type { Language } from '#kernel/storefront.ts'

const words = routePaths['stores' satisfies RouteName]

/**
 * Where the path of the stores, or of one of them, leads when it is spelled in another storefront's word: `/stores/lille/`
 * is `/magasins/lille/` in French. The Dutch word answers everywhere as it is (specification §2).
 */
export function translatedStorePath(path: string, language: Language): string | undefined {
  const [, first = '', ...rest] = path.split('/')
  const spelled = `/${first}/`
  if (spelled === words[language] || spelled === words.nl) return undefined
  if (!Object.values(words).some((word) => word === spelled)) return undefined
  const reference = rest.filter((part) => part !== '').join('/')
  return words[language] + (reference && `${reference}/`)
}
