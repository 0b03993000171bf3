/** As many as a list of looks holds. */
const mostLooks = 100
/** As many keys as one condition has room for. */
const mostTogether = 15
const isKey = /^[\w-]{1,30}$/

/** The keys that can be a look's, each once; what can't be one is left out. */
export function lookKeys(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => isKey.test(key)).slice(0, mostLooks)
}

/** Conditions that the looks with these keys meet: one for each question that it takes to ask for all of them. */
export function looksNamed(keys: readonly string[]): string[] {
  const count = Math.ceil(keys.length / mostTogether)
  return Array.from({ length: count }, (_, part) => {
    const together = keys.slice(part * mostTogether, (part + 1) * mostTogether)
    return `[any(my.lookbook.alternate_id, ${JSON.stringify(together)})]`
  })
}
