import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { CategoryFeed, LocationFeed } from '#shop/catalog/catalog-feed.ts'
import type { Shop } from '#shop/shop.ts'
import { ConfigError } from './config/environment.ts'

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be of lower-case letters, digits and hyphens')
const texts = z.record(z.string(), z.string())
const catalogueSchema = z.strictObject({
  $schema: z.string().optional(),
  categories: z.array(
    z.strictObject({
      key,
      parent: key.optional(),
      gender: z.enum(['women', 'men', 'unisex']),
      name: texts,
      slug: texts,
      description: texts,
    }),
  ),
  locations: z.array(
    z.looseObject({
      code: z.string().regex(/^[A-Za-z0-9-]{1,20}$/, 'must be a code such as DC'),
      name: z.string().min(1),
      kind: z.enum(['distribution-centre', 'store']),
      country: z.string().length(2),
    }),
  ),
})

type FirstCatalogue = { readonly categories: readonly CategoryFeed[]; readonly locations: readonly LocationFeed[] }

/** The file in the folder of a shop that says what products are put into, and where stock lies. */
export const catalogueFileOf = (folder: string): string => join(folder, 'catalogue.json')

/**
 * Takes over the categories and locations of the shop's folder; products that it has stay as they are.
 *
 * @returns how many there are; nothing where the folder has no such file
 * @throws ConfigError with a sentence for each thing that is wrong with the file
 */
export async function importFirstCatalogue(
  shop: Pick<Shop, 'importCatalog'>,
  folder: string,
): Promise<{ readonly categories: number; readonly locations: number } | undefined> {
  const file = catalogueFileOf(folder)
  if (!existsSync(file)) return undefined
  const { categories, locations } = readCatalogue(file)
  await shop.importCatalog({
    partial: true,
    brands: [],
    manufacturers: [],
    sizeTables: [],
    products: [],
    categories,
    locations,
  })
  return { categories: categories.length, locations: locations.length }
}

function readCatalogue(file: string): FirstCatalogue {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`${file} can’t be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const read = catalogueSchema.safeParse(value)
  if (!read.success) {
    throw new ConfigError(
      read.error.issues.map(({ path, message }) => `${file}: ${path.join('.') || 'the file'} ${message}.`).join('\n'),
    )
  }
  // The import refuses what lacks a language or an address by itself, and whole.
  return read.data as unknown as FirstCatalogue
}
