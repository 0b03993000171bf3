/** Reads JSON that people write: a name that stands twice in one object is a mistake, of which `JSON.parse` keeps the last in silence. */
export function parseJsonText(text: string): unknown {
  const value: unknown = JSON.parse(text)
  const twice = repeatedName(text)
  if (twice !== undefined) throw new SyntaxError(`${twice} stands there twice`)
  return value
}

type Place = { readonly names: Set<string>; readonly path: string; isName: boolean; last: string }

/**
 * The path of the first name that an object has twice.
 *
 * @param text valid JSON
 */
function repeatedName(text: string): string | undefined {
  const open: (Place | undefined)[] = []
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const place = open.at(-1)
    if (token === '{') open.push({ names: new Set(), path: pathOf(open), isName: true, last: '' })
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ',') {
      if (place) place.isName = true
    } else if (place?.isName) {
      const name = String(JSON.parse(token))
      if (place.names.has(name)) return place.path === '' ? name : `${place.path}.${name}`
      place.names.add(name)
      place.last = name
      place.isName = false
    }
  }
  return undefined
}

/** Where the innermost object stands that is open; what lies in a list is where the list is. */
const pathOf = (open: readonly (Place | undefined)[]): string => {
  const inner = open.findLast((place) => place !== undefined)
  if (!inner) return ''
  return inner.path === '' ? inner.last : `${inner.path}.${inner.last}`
}
