/** A name by which other files know something. */
export type ExportedName = { readonly name: string; readonly file: string; readonly isFunction: boolean }

const declaration = /^export (?:async )?(function\*?|const|class|type|interface) (\w+)/gm

/** The names that a file declares and exports; names that it passes on from another file are that one's. */
export function exportedNames(file: string, source: string): ExportedName[] {
  return [...source.matchAll(declaration)].map(([, kind = '', name = '']) => ({
    name,
    file,
    isFunction: kind.startsWith('function'),
  }))
}

/** Names under which more than one file exports something. */
export function namesOfTwoThings(names: readonly ExportedName[]): { name: string; files: string[] }[] {
  const filesByName = new Map<string, Set<string>>()
  for (const { name, file } of names) filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file))
  return [...filesByName].filter(([, files]) => files.size > 1).map(([name, files]) => ({ name, files: [...files] }))
}

/** Functions whose name is a single lower-case word: what they do is told by their file, which an importer doesn't show. */
export function namesOfOneWord(names: readonly ExportedName[]): ExportedName[] {
  return names.filter(({ name, isFunction }) => isFunction && /^[a-z]+$/.test(name))
}
