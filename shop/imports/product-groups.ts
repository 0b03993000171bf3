import { type ProductState, versionOf } from '../catalog/product-state.ts'
import type { ImportRow, RowProblem } from './import.ts'
import type { ImportRepositories } from './import-kind.ts'
import { importMessage } from './messages.ts'
import { cellOf } from './product-cells.ts'
import { colorKeysOf, mergeProduct, type ProductContext } from './product-merge.ts'
import { rowProblem } from './row-problem.ts'

export type KnownProduct = ProductState & { readonly id: string }

/** The rows of a product, what it is, and what it becomes; nothing for one that a full file leaves out. */
export type ProductGroup = {
  readonly rows: readonly ImportRow[]
  readonly before: KnownProduct | undefined
  readonly merged: ReturnType<typeof mergeProduct> | undefined
  /** Whether somebody changed it since the version that the rows name. */
  readonly isStale: boolean
  /** An EAN that it would have and another product has. */
  readonly takenEan: string | undefined
}

/** The products that rows are about, each with what it is now and what its rows make of it. */
export async function groupsOf(
  { catalogImport }: Pick<ImportRepositories, 'catalogImport'>,
  rows: readonly ImportRow[],
  now: Date,
): Promise<readonly ProductGroup[]> {
  const bySku = Map.groupBy(rows, ({ place }) => place ?? '')
  const known = await catalogImport.productStates([...bySku.keys()])
  const context: ProductContext = {
    categories: await catalogImport.categoryPaths(),
    colors: await catalogImport.knownColors([
      ...new Set(rows.flatMap(({ cells }) => (cells ? colorKeysOf(cells) : []))),
    ]),
    brands: await catalogImport.knownBrands(),
    manufacturers: await catalogImport.knownManufacturers(),
    today: now.toISOString().slice(0, 10),
    now,
  }
  const groups = [...bySku].map(([sku, own]) => {
    const before = known.get(sku)
    const cells = own.flatMap(({ cells: told }) => (told ? [told] : []))
    const seen = cellOf(cells[0] ?? {}, 'version')
    const isStale = seen !== '' && (!before || seen !== versionOf(before))
    return { rows: own, before, merged: cells.length > 0 ? mergeProduct(before, cells, context) : undefined, isStale }
  })
  const takenEan = await takenEans(
    catalogImport,
    groups.flatMap(({ merged }) => (merged ? [merged.state] : [])),
  )
  return withFreePaths(
    catalogImport,
    groups.map((group) => ({ ...group, takenEan: group.merged && takenEan(group.merged.state, group.before?.id) })),
  )
}

/** Finds the first EAN of a product's sizes that is one of another product's by now. */
export async function takenEans(
  catalog: Pick<ImportRepositories['catalogImport'], 'findKeys'>,
  states: readonly Pick<ProductState, 'sizes'>[],
): Promise<(state: Pick<ProductState, 'sizes'>, productId: string | undefined) => string | undefined> {
  const wanted = new Set(states.flatMap(({ sizes }) => sizes.flatMap(({ ean }) => ean ?? [])))
  const { eans } = await catalog.findKeys([], [...wanted])
  return ({ sizes }, productId) =>
    sizes.find(({ ean }) => {
      const holder = ean === null ? undefined : eans.get(ean)
      return holder !== undefined && holder.productId !== productId
    })?.ean ?? undefined
}

/** Two SKUs may be one path: `AB/1` and `AB 1`. The later one gets a number behind it. */
async function withFreePaths(
  catalog: ImportRepositories['catalogImport'],
  groups: readonly ProductGroup[],
): Promise<readonly ProductGroup[]> {
  const fresh = groups.filter(({ before }) => !before)
  const wanted = fresh.flatMap(({ merged }) => Object.values(merged?.state.slug ?? {}))
  const taken = new Set((await catalog.takenPaths(wanted)).keys())
  return groups.map((group) => {
    const { merged, before } = group
    if (!merged || before) return group
    const paths = merged.state.slug
    const clash = (number: number) => Object.values(paths).some((path) => taken.has(numbered(path, number)))
    let number = 1
    while (clash(number)) number += 1
    const slug = Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, numbered(path, number)]))
    for (const path of Object.values(slug)) taken.add(path)
    return { ...group, merged: { ...merged, state: { ...merged.state, slug: { ...paths, ...slug } } } }
  })
}

const numbered = (path: string, number: number) => (number === 1 ? path : `${path}-${number}`)

/** Why a product can't become what its rows say; somebody may have changed it since they were planned. */
export function groupProblem({ merged, isStale, takenEan }: ProductGroup): RowProblem | undefined {
  if (isStale) return rowProblem(null, importMessage('product-changed-meanwhile'))
  if (takenEan !== undefined) return rowProblem('ean', importMessage('ean-of-other-size', { ean: takenEan }))
  const clash = merged && sizeClash(merged.state)
  return clash === undefined ? undefined : rowProblem('size', importMessage('size-name-twice', { cell: clash }))
}

/** The name that two sizes of a product would have; nothing where each has its own. */
export function sizeClash({ sizes }: ProductState): string | undefined {
  const names = sizes.map(({ size }) => size)
  return names.find((size, index) => names.indexOf(size) !== index)
}
