/** A value that two versions of the settings have at different values. `undefined` is none. */
export type SettingDifference = { readonly path: string; readonly before: unknown; readonly after: unknown }

/**
 * What differs between two versions, by the names of its values. Entries of lists are compared by their `id` or `key` where they
 * have one, so that a method that moves up is not told of as a change of two.
 */
export function settingsDiff(before: unknown, after: unknown, path = ''): SettingDifference[] {
  if (isEqual(before, after)) return []
  const [left, right] = [partsOf(before), partsOf(after)]
  if (!left || !right || Array.isArray(before) !== Array.isArray(after))
    return [{ path: path || 'the file', before, after }]
  const names = [...new Set([...left.keys(), ...right.keys()])]
  const inside = names.flatMap((name) =>
    settingsDiff(left.get(name), right.get(name), path === '' ? name : `${path}.${name}`),
  )
  // Only the order differs.
  return inside.length > 0 ? inside : [{ path, before: [...left.keys()], after: [...right.keys()] }]
}

function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (Array.isArray(value)) {
    const names = value.map((item) => nameOf(item))
    const isNamed = names.every((name) => name !== undefined) && new Set(names).size === names.length
    return isNamed ? new Map(value.map((item, index) => [names[index] ?? '', item])) : undefined
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  if ('id' in item && typeof item.id === 'string') return item.id
  return 'key' in item && typeof item.key === 'string' ? item.key : undefined
}

/** In whatever order the names of an object stand. */
function isEqual(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
