import type { Country } from '#kernel/storefront.ts'

type Named = {
  readonly code: string
  readonly title: string
  readonly street: string
  readonly houseNumber: string
  readonly country: Country
}

/**
 * What stores are called in an address, by their code: the title as a slug. Stores whose titles collide all get street and
 * number behind it (specification §3), and their code where even those are the same.
 */
export function storeReferences(stores: readonly Named[]): ReadonlyMap<string, string> {
  const byTitle = unique(stores, (store) => slug(store.title, store.country))
  const collided = stores.filter(({ code }) => !byTitle.has(code))
  const byStreet = unique(collided, ({ title, street, houseNumber, country }) =>
    slug(`${title} ${street} ${houseNumber}`, country),
  )
  const taken = new Set(byTitle.values())
  return new Map(
    stores.map(({ code, title, street, houseNumber, country }) => {
      const short = byTitle.get(code)
      const long = byStreet.get(code)
      if (short !== undefined) return [code, short]
      if (long !== undefined && !taken.has(long)) return [code, long]
      return [code, slug(`${title} ${street} ${houseNumber} ${code}`, country)]
    }),
  )
}

/** Names by code, without those that more than one store would have. */
function unique(stores: readonly Named[], nameOf: (store: Named) => string): Map<string, string> {
  const groups = Map.groupBy(stores, nameOf)
  return new Map(
    [...groups].flatMap(([name, group]) => {
      const [only] = group
      return group.length === 1 && only && name !== '' ? [[only.code, name] as const] : []
    }),
  )
}

const germanSpeaking: readonly Country[] = ['DE', 'AT']
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** One lower-case ASCII path segment; German umlauts are spelled out. */
function slug(text: string, country: Country): string {
  return text
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => (germanSpeaking.includes(country) ? umlauts[letter] : undefined) ?? letter)
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
