/**
 * Whether the database can hold every text in a value that came from outside: none of them has a null character, which no text may
 * have, or half of a character, which no JSON may have. Looks as deep as the value goes, without a call for each level.
 */
export function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one === 'string') {
      if (one.includes('\0') || !one.isWellFormed()) return false
    } else if (typeof one === 'object' && one !== null) {
      for (const [name, part] of Object.entries(one)) waiting.push(name, part)
    }
  }
  return true
}
