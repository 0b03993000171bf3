import { globSync } from 'node:fs'
import { relative, sep } from 'node:path'

/**
 * Class names of a few characters for what shoppers download: letters for the style sheet (its place in the sorted list of
 * all), digits for the class in it. Both builds, of the browser and the server, arrive at the same names.
 */
export function shortClassNames(root: string): (local: string, file: string) => string {
  const sheets = globSync('web/**/*.module.css', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort()
  const seen = new Map<string, Map<string, number>>()
  return (local, file) => {
    const sheet = relative(root, file.split('?')[0] ?? file)
      .split(sep)
      .join('/')
    const classes = seen.get(sheet) ?? new Map<string, number>()
    seen.set(sheet, classes)
    if (!classes.has(local)) classes.set(local, classes.size)
    return `${letters(sheets.indexOf(sheet))}${classes.get(local)}`
  }
}

function letters(index: number): string {
  if (index < 0) throw new Error('A style sheet was added while building')
  const alphabet = 'abcdefghijklmnopqrstuvwxyz'
  return index < 26 ? alphabet.charAt(index) : letters(Math.floor(index / 26) - 1) + alphabet.charAt(index % 26)
}
