/**
 * The first import of whatever runs on the server: gives the storefronts of the shop's folder to all that is loaded after it. Read
 * once in each process; threads have what their process read.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import type { Storefront } from '#kernel/storefront.ts'
import { readStorefronts } from '#shop/storefronts/read-storefronts.ts'
import { parseJsonText } from './json-text.ts'

const known = 'configured storefronts'

globalThis.configuredStorefronts ??= (getEnvironmentData(known) as readonly Storefront[] | undefined) ?? fromFolder()
setEnvironmentData(known, globalThis.configuredStorefronts as never)

/** Ends the process with a sentence for each thing that is wrong with the file. */
function fromFolder(): readonly Storefront[] {
  const file = resolve(import.meta.dirname, '..', process.env.SHOP || 'demo', 'storefronts.json')
  const read = readStorefronts(jsonOf(file))
  if (!('errors' in read)) return read
  return refuse(read.errors.map(({ path, message }) => `${file}: ${path} ${message}.`))
}

function jsonOf(file: string): unknown {
  try {
    return parseJsonText(readFileSync(file, 'utf8'))
  } catch (error) {
    return refuse([`${file} can’t be read: ${error instanceof Error ? error.message : String(error)}`])
  }
}

function refuse(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}
