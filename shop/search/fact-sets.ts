import { addAll, type Bitset, emptySet, fullSet, keepOnly, setMember } from './bitset.ts'
import type { AttributeName, Columns } from './columns.ts'
import type { FactLine, Meaning } from './search-words.ts'

/** The products that a meaning is about. */
export type MeantSets = { readonly best: Bitset; readonly good: Bitset }

/** What stands before the colon of a fact, where the catalogue calls it otherwise than a property. */
const attributes: Readonly<Record<string, AttributeName>> = {
  category: 'category',
  color: 'color',
  brand: 'brand',
  gender: 'gender',
  material: 'material',
  heel: 'heel',
  season: 'season',
  size: 'any-size',
}
const withoutColon: readonly AttributeName[] = ['category', 'color', 'brand']

/** The products for which the facts of a meaning hold; a fact that the catalogue doesn't know holds for none. */
export function meantSets({ best, good }: Meaning, columns: Columns): MeantSets {
  const wanted = anyOf(best, columns)
  return { best: wanted, good: anyOf(good, columns) }
}

function anyOf(lines: readonly FactLine[], columns: Columns): Bitset {
  const found = emptySet(columns.ids.length)
  for (const line of lines) addAll(found, allOf(line, columns))
  return found
}

function allOf(line: FactLine, columns: Columns): Bitset {
  const size = columns.ids.length
  const found = fullSet(size)
  for (const { values, not } of line) {
    const holds = emptySet(size)
    for (const value of values) addAll(holds, productsWith(value, columns))
    if (not) without(found, holds)
    else keepOnly(found, holds)
  }
  return found
}

function without(set: Bitset, other: Bitset): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) & ~(other[at] ?? 0)
}

/** Whether anything in the catalogue is called so. */
export function isKnownFact(value: string, columns: Columns): boolean {
  return productsWith(value, columns).some((word) => word !== 0)
}

function productsWith(value: string, columns: Columns): Bitset {
  const [name = '', key] = value.split(':')
  if (key === undefined) {
    for (const attribute of withoutColon) {
      const known = columns.attributes.get(attribute)?.get(value)
      if (known) return known.set
    }
    return emptySet(0)
  }
  if (name === 'name') return named(key, columns)
  const attribute = attributes[name]
  const known = attribute ? columns.attributes.get(attribute)?.get(key) : columns.attributes.get('property')?.get(value)
  return known?.set ?? emptySet(0)
}

/** Products whose English name holds a word. */
function named(word: string, columns: Columns): Bitset {
  const { rules, vocabulary, starts, named: members } = columns.languages.en
  const found = emptySet(columns.ids.length)
  const term = vocabulary.placeOf(rules.stem(word))
  if (term === undefined) return found
  for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) setMember(found, members[at] ?? 0, true)
  return found
}
