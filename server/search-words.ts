import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSearchWords, type SearchWords } from '#shop/search/search-words.ts'
import { ConfigError } from './config/environment.ts'

/**
 * What the words of shoppers mean, as the retailer's files say it. A relative path begins at the project.
 *
 * @throws ConfigError with a sentence for each thing that is wrong with the files
 */
export function openSearchWords(folder: string | undefined): SearchWords {
  if (folder === undefined) return []
  const path = resolve(import.meta.dirname, '..', folder)
  const files = namesIn(path).map((name) => ({ name, read: readSearchWords(jsonOf(join(path, name))) }))
  const problems = files.flatMap(({ name, read }) =>
    'problems' in read ? read.problems.map((problem) => `SEARCH_WORDS_FOLDER ${join(path, name)}: ${problem}.`) : [],
  )
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return files.flatMap(({ read }) => ('problems' in read ? [] : read))
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch (error) {
    throw unreadable(path, error)
  }
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw unreadable(path, error)
  }
}

const unreadable = (path: string, error: unknown) =>
  new ConfigError(
    `SEARCH_WORDS_FOLDER ${path} can’t be read: ${error instanceof Error ? error.message : String(error)}`,
  )
