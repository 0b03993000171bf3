import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { columnName } from '#integrations/import-files/read-header.ts'
import { placesToFillIn } from '#shop/company/places-to-fill-in.ts'
import { type FormatName, formatNames } from '#shop/imports/file-formats.ts'
import type { ImportKind } from '#shop/imports/import.ts'
import type { ColumnMapping } from '#shop/imports/mapping.ts'

const texts = z.record(z.string(), z.string())
const saved = z.strictObject({
  format: z.enum(formatNames).optional(),
  columns: texts.optional(),
  values: z.record(z.string(), texts).optional(),
  fixed: texts.optional(),
})

const isFormat = (name: string): name is FormatName => formatNames.some((one) => one === name)

/**
 * The mapping that a command names, which is one of the shop's own or a file in the folder `imports` of the shop, with what the command
 * sets by itself.
 *
 * @param sets `storefront=nl_NL`, what every row says that says nothing else
 */
export async function readMapping(
  shopFolder: string,
  name: string | undefined,
  sets: readonly string[],
  kind: ImportKind,
): Promise<{ readonly mapping: ColumnMapping | undefined } | { readonly problem: string }> {
  const unset = sets.find((one) => !/^[a-z_]+=./.test(one))
  if (unset !== undefined)
    return { problem: `--set takes a column and its value, such as storefront=nl_NL, and not ${unset}` }
  const fixed = Object.fromEntries(sets.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]))
  if (name === undefined) return { mapping: sets.length > 0 ? { fixed } : undefined }
  if (isFormat(name)) return { mapping: { format: name, fixed } }
  if (!/^[\w-]{1,60}$/.test(name))
    return { problem: `'${name}' is no name of a mapping: use letters, digits and dashes` }
  const path = join(shopFolder, 'imports', `${name}.json`)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { problem: await nothingCalled(path) }
  const read = saved.safeParse(parsed(text))
  if (!read.success) return { problem: `${path} is no mapping: ${z.prettifyError(read.error)}` }
  const { columns = {} } = read.data
  const places = kind === 'products' ? placesToFillIn({ ...read.data.fixed, ...fixed }) : []
  // Nobody's pages may name a maker that does not exist.
  if (places.length > 0) return { problem: `${path} is still to be filled in: ${places.join(', ')}` }
  return {
    mapping: {
      ...read.data,
      columns: Object.fromEntries(Object.entries(columns).map(([theirs, ours]) => [columnName(theirs), ours])),
      fixed: { ...read.data.fixed, ...fixed },
    },
  }
}

async function nothingCalled(path: string): Promise<string> {
  const names = (await readdir(dirname(path)).catch(() => []))
    .flatMap((name) => /^([\w-]{1,60})\.json$/.exec(name)?.[1] ?? [])
    .sort()
  const beside = names.length === 0 ? '' : `the folder has ${names.join(', ')}, and `
  return `There is no mapping ${path}; ${beside}the shop's own are ${formatNames.join(', ')}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
