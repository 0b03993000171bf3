import { routePaths } from '#kernel/routes.ts'
import { storefronts } from '#kernel/storefront.ts'
import { isNeeded } from './content-edit.ts'
import type { StoredDocument } from './publication-port.ts'

/** A page that is read elsewhere from now on; addresses without slashes at their ends. */
export type AddressChange = { readonly storefront: string; readonly from: string; readonly to: string }

/** Where documents are read, by their ids. */
type Paths = ReadonlyMap<string, string>

const bare = (path: string) => path.replace(/^\/|\/$/g, '')

/**
 * Pages whose address is another one than before: those of documents with another one, and of those that stand below them. Where another
 * page took the place of one that moved, nothing leads away from there.
 */
export function addressChanges(
  documents: readonly StoredDocument[],
  before: Paths,
  after: Paths,
): readonly AddressChange[] {
  const taken = new Set(documents.flatMap(({ id, lang }) => (after.has(id) ? [`${lang} ${after.get(id)}`] : [])))
  return documents.flatMap(({ id, lang }) => {
    const [from, to] = [before.get(id), after.get(id)]
    if (from === undefined || to === undefined || from === to || taken.has(`${lang} ${from}`)) return []
    return storefronts
      .filter(({ contentLang }) => contentLang === lang)
      .map(({ code }) => ({ storefront: code, from: bare(from), to: bare(to) }))
  })
}

/** Addresses at which the shop itself looks for a document, such as `blog`. */
const ownAddresses: ReadonlySet<string> = new Set(
  Object.values(routePaths)
    .flatMap((path) => (typeof path === 'string' ? [path] : Object.values(path)))
    .map(bare),
)

/** Whether a document stays where it is: the shop leads there by itself, or looks for it by its address, as for the story of a brand. */
export const isAddressFixed = (document: StoredDocument): boolean =>
  document.uid === null || isNeeded(document) || document.type === 'brand' || ownAddresses.has(document.uid)
