/**
 * The first import of whatever runs on the server: says which storefronts the shop of the folder has, to all that is loaded after it. A
 * thread reads it like its process.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { knownStorefrontCodes, type StorefrontChoice } from '#kernel/storefront-codes.ts'
import { readStorefronts } from '#shop/storefronts/read-storefronts.ts'

globalThis.configuredStorefronts ??= fromFolder(process.env.SHOP || 'demo')

/** Nothing where the shop has all of them, as the code knows them. Ends the process with a sentence for each thing that is wrong. */
function fromFolder(folder: string): StorefrontChoice | undefined {
  const file = resolve(import.meta.dirname, '..', folder, 'storefronts.json')
  if (!existsSync(file)) return undefined
  const read = readStorefronts(jsonOf(file))
  if ('errors' in read) return refuse(read.errors.map((error) => `${file}: ${error}.`))
  const isUsual = read.root === knownStorefrontCodes[0] && read.codes.join() === knownStorefrontCodes.join()
  return isUsual ? undefined : read
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return refuse([`${file} can’t be read: ${error instanceof Error ? error.message : String(error)}`])
  }
}

function refuse(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}
