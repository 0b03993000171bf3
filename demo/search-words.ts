import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSearchWords, type SearchWords } from '#shop/search/search-words.ts'

const folder = join(import.meta.dirname, 'search-words')

/** What the words of shoppers mean in the demo shop. */
export const demoSearchWords: SearchWords = readdirSync(folder)
  .sort()
  .flatMap((name) => {
    const read = readSearchWords(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    if ('problems' in read) throw new Error(`${name}: ${read.problems.join('; ')}`)
    return read
  })
