import { nameOfEntry } from './setting-fields.ts'

/** The field of a form that something is said of, the row of its periods, and which part of that. */
export type SettingPlace = {
  readonly path: readonly string[]
  readonly row: number
  readonly part: 'value' | 'from' | 'until'
}

/**
 * Where a form shows what the path of an error means.
 *
 * @param document the settings that the error was found in
 * @param path as the error has it, with places in lists: `delivery.methods.nl_NL.0.price.1.until`
 */
export function placeOfError(document: unknown, path: string): SettingPlace {
  const names: string[] = []
  const parts = path.split('.')
  let here = document
  for (const [at, part] of parts.entries()) {
    if (!Array.isArray(here)) {
      names.push(part)
      here = memberOf(here, part)
      continue
    }
    const entry: unknown = here[Number(part)]
    const name = nameOfEntry(entry)
    // Entries of a list have names; what has none is a period of a value, or one of several values.
    if (name === undefined) return { path: names, row: rowOf(here, part), part: partOf(parts[at + 1]) }
    names.push(name)
    here = entry
  }
  return { path: names, row: 0, part: 'value' }
}

const rowOf = (list: readonly unknown[], part: string) =>
  list.every((one) => memberOf(one, 'value') !== undefined) ? Number(part) : 0

const partOf = (name: string | undefined): SettingPlace['part'] =>
  name === 'from' || name === 'until' ? name : 'value'

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
