type Category = { readonly key: string; readonly name: string; readonly level: number }

/** Categories as a field offers them, each with where it stands: 'Women › Boots'. */
export function categoryOptions(categories: readonly Category[]): { value: string; label: string }[] {
  const above: string[] = []
  return categories.map(({ key, name, level }) => {
    above.splice(level - 1, above.length, name)
    return { value: key, label: above.join(' › ') }
  })
}
