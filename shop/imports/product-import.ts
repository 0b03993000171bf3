import { isDeepStrictEqual } from 'node:util'
import { type Language, storefronts, textIn } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'
import type { ManufacturerFeed } from '../catalog/catalog-feed.ts'
import { canBeSold, neededForSale, type ProductState } from '../catalog/product-state.ts'
import type { UrlRow } from '../catalog/url-writer.ts'
import type { KeyedSizes } from '../catalog/variant-writer.ts'
import { addressProblem, isPictureAddress } from '../pictures/picture-address.ts'
import { categoryProblems } from './category-problem.ts'
import type { Cells, ImportRow, RowPlan, RowProblem } from './import.ts'
import type { FileRow } from './import-file-port.ts'
import { type Applied, type ImportRepositories, type KindOfImport, type LeftRow, usedByGoods } from './import-kind.ts'
import { type ImportMessage, importMessage } from './messages.ts'
import { pictureDetailProblems } from './picture-cells.ts'
import {
  cellOf,
  filledDown,
  listedIn,
  productCellProblems,
  productColumns,
  readEan,
  sizeColumns,
} from './product-cells.ts'
import { groupProblem, groupsOf, type KnownProduct, type ProductGroup, sizeClash, takenEans } from './product-groups.ts'
import { rowProblem } from './row-problem.ts'
import { keptMinute, valueWords } from './value-messages.ts'

/**
 * Products with their sizes, a row for each size. What lacks something that the law asks for is kept and isn't sold. A full file
 * takes products off sale that it leaves out; sizes end with their prices or pieces.
 */
export const productImport: KindOfImport = {
  uses: usedByGoods,
  required: ['product', 'sku', 'size'],
  oneOf: [],
  optional: [...productColumns, ...sizeColumns, 'version'].filter(
    (column) => !['product', 'sku', 'size'].includes(column),
  ),
  isGrouped: true,
  localMoments: { on_sale_from: 'begin', on_sale_until: 'end' },
  appliedActions: ['created', 'changed', 'withdrawn'],
  describe: (values, language) => (values ? described(values as ProductState, language) : ''),
  prepare: filledDown,

  async check({ catalogImport }, rows) {
    const skus = rows.flatMap(({ cells }) => [cellOf(cells, 'product'), cellOf(cells, 'sku')])
    const eans = rows.flatMap(({ cells }) => eanOf(cells) ?? [])
    const found = await catalogImport.findKeys([...new Set(skus)], [...new Set(eans)])
    const categories = await catalogImport.categoryPaths()
    const unknownCategory = categoryProblems([...categories.keys()])
    return rows.map((row) => checkedRow(row, found, (key) => (categories.has(key) ? undefined : unknownCategory(key))))
  },
  stageLeftOut: ({ imports }, ...asked) => imports.stageLeftOutProducts(...asked),
  refuseDuplicates: ({ imports }, id) => imports.refuseProductDuplicates(id),

  async plan(repositories, _run, rows, now) {
    const groups = await groupsOf(repositories, rows, now)
    return groups.flatMap(plansOf)
  },

  async apply(repositories, run, rows, now) {
    const { catalogImport, jobs } = repositories
    const known = rows.flatMap(({ productId }) => productId ?? [])
    await catalogImport.lockProducts([...new Set(known)])
    const all = await groupsOf(repositories, rows, now)
    const groups = all.filter((group) => groupProblem(group) === undefined)
    const leaving = groups.filter(({ merged }) => !merged).flatMap(({ before }) => before?.id ?? [])
    await catalogImport.setActive(leaving, false)
    const merged = groups.flatMap(({ merged: one, before }) => (one ? [{ ...one, before }] : []))
    const changed = merged.filter(({ state, before }) => !isSame(before, state))
    const ids = await writeProducts(
      catalogImport,
      changed.map(({ state }) => state),
      changed.flatMap(({ maker }) => maker ?? []),
    )
    for (const { state } of changed) await startAtMoments(jobs, state, run.startedAt)
    const images = merged.flatMap(({ state }) => state.images)
    await repositories.pictures.request([...new Set(images.filter(isPictureAddress))], now)
    return {
      plans: all.flatMap(plansOf),
      changedProducts: [...leaving, ...ids],
    } satisfies Applied
  },

  /** Writes what was known before. What was made is taken off sale: orders and links may refer to it. */
  async undo({ catalogImport }, _run, rows) {
    const told = rows.filter(({ after }) => after !== null)
    const skus = told.map(({ after }) => (after as ProductState).sku)
    const now = await catalogImport.productStates(skus)
    const takenEan = await takenEans(
      catalogImport,
      told.flatMap(({ before }) => (before ? [before as ProductState] : [])),
    )
    const left: LeftRow[] = []
    const again: ProductState[] = []
    for (const { position, before, after } of told) {
      const current = now.get((after as ProductState).sku)
      const isTaken = before !== null && takenEan(before as ProductState, current?.id) !== undefined
      if (!current || !isSame(current, after as ProductState) || isTaken)
        left.push({ position, because: importMessage('left-changed') })
      else again.push(before ? (before as ProductState) : { ...(after as ProductState), active: false })
    }
    await catalogImport.lockProducts(again.flatMap(({ sku }) => now.get(sku)?.id ?? []))
    return { left, changedProducts: await writeProducts(catalogImport, again, []) }
  },
}

function eanOf(cells: Cells): string | undefined {
  const read = readEan(cellOf(cells, 'ean'))
  return 'value' in read ? read.value : undefined
}

/** @param categoryProblem what is wrong with a category; nothing where there is one */
function checkedRow(
  row: FileRow,
  found: KeyedSizes,
  categoryProblem: (key: string) => ImportMessage | undefined,
): ImportRow {
  const { cells, line } = row
  const [product, sku] = [cellOf(cells, 'product'), cellOf(cells, 'sku')]
  const known = found.products.get(product)
  const size = found.sizes.get(sku)
  const withEan = found.eans.get(eanOf(cells) ?? '')
  const problems: RowProblem[] = row.problem === undefined ? [] : [rowProblem(null, row.problem)]
  problems.push(...productCellProblems(cells, known === undefined))
  if (size && size.productId !== known?.productId) {
    problems.push(rowProblem('sku', importMessage('size-of-other-product', { sku })))
  }
  if (withEan && withEan.variantId !== size?.variantId) {
    problems.push(rowProblem('ean', importMessage('ean-of-other-size', { ean: cellOf(cells, 'ean') })))
  }
  problems.push(...pictureProblems(listedIn(cellOf(cells, 'images'))), ...pictureDetailProblems(cells))
  for (const category of listedIn(cellOf(cells, 'categories'))) {
    const problem = categoryProblem(category)
    if (problem) problems.push(rowProblem('categories', problem))
  }
  return {
    position: row.position ?? line,
    line,
    cells,
    problems: problems.length > 0 ? problems : null,
    productId: known?.productId ?? null,
    variantId: size?.variantId ?? null,
    place: product === '' ? null : product,
    action: problems.length > 0 ? 'refused' : null,
    before: null,
    after: null,
    leftBecause: null,
  }
}

const mostPictures = 30

function pictureProblems(references: readonly string[]): readonly RowProblem[] {
  const problems: ImportMessage[] = references.flatMap((one) =>
    isPictureAddress(one) ? (addressProblem(one) ?? []) : [],
  )
  if (references.length > mostPictures) problems.push(importMessage('pictures-too-many', { most: mostPictures }))
  return problems.map((problem) => rowProblem('images', problem))
}

/** What begins or ends later is done at its moment. */
async function startAtMoments(
  jobs: ImportRepositories['jobs'],
  { onSaleFrom, onSaleUntil }: ProductState,
  since: Date,
): Promise<void> {
  for (const moment of [onSaleFrom, onSaleUntil])
    if (moment !== undefined && new Date(moment) > since) await jobs.publishProducts(new Date(moment))
}

/** The first row of a product keeps what it was and what it becomes. */
function plansOf(group: ProductGroup): readonly RowPlan[] {
  const { rows, before: known, merged } = group
  const problem = groupProblem(group)
  if (problem)
    return rows.map(({ position }) => ({ position, action: 'refused', before: null, after: null, problems: [problem] }))
  const after = merged?.state
  const before = known ? stateOf(known) : null
  const next = after ?? (before && { ...before, active: false })
  const action = !next || isSame(before, next) ? 'unchanged' : !after ? 'withdrawn' : before ? 'changed' : 'created'
  return rows.map(({ position }, index) => ({
    position,
    action,
    before: index === 0 ? before : null,
    after: index === 0 && action !== 'unchanged' ? next : null,
    ends: index === 0 && before?.active === true && next?.active === false,
  }))
}

function stateOf({ id: _, ...state }: KnownProduct): ProductState {
  return state
}

/** As they are kept: what is absent and what is undefined are one. */
function isSame(before: (ProductState & { readonly id?: string }) | null | undefined, after: ProductState): boolean {
  if (!before) return false
  const { id: _, ...state } = before
  return isDeepStrictEqual(JSON.parse(JSON.stringify(state)), JSON.parse(JSON.stringify(after)))
}

/** Writes products with their brands, makers and addresses; answers their ids. */
export async function writeProducts(
  catalog: ImportRepositories['catalogImport'],
  states: readonly ProductState[],
  makers: readonly ManufacturerFeed[],
): Promise<readonly string[]> {
  const sellable = states.filter((state) => sizeClash(state) === undefined)
  const brands = new Map(sellable.map(({ brand }) => [brand.key, brand]))
  const before = new Set((await catalog.knownBrands()).map(({ key }) => key))
  const brandIds = await catalog.ensureBrands([...brands.values()])
  const manufacturerIds = await catalog.manufacturers([...new Map(makers.map((maker) => [maker.key, maker])).values()])
  const ids = await catalog.writeProductStates(sellable, brandIds, manufacturerIds)
  const urls: UrlRow[] = sellable
    .filter(({ active }) => active)
    .flatMap((state) =>
      storefronts.map(({ code, language }) => ({
        id: ids.get(state.sku) ?? '',
        storefrontCode: code,
        url: textIn(state.slug, language),
        pageType: 'product' as const,
        label: textIn(state.name, language),
        gender: state.gender,
      })),
    )
  const brandUrls: UrlRow[] = [...brands.values()]
    .filter(({ key }) => !before.has(key))
    .flatMap(({ key, name, slug }) =>
      storefronts.map(({ code }) => ({
        id: brandIds.get(key) ?? '',
        storefrontCode: code,
        url: `brands/${slug}`,
        pageType: 'brand' as const,
        label: name,
        gender: null,
      })),
    )
  if (urls.length + brandUrls.length > 0) await catalog.urls([...brandUrls, ...urls])
  return [...ids.values()]
}

function described(state: ProductState, language: Language): string {
  const words = valueWords(language)
  const { name, brand, sizes, active, incomplete, withdrawn, onSaleFrom, onSaleUntil } = state
  const missing = incomplete.filter((column) => neededForSale.some((needed) => needed === column))
  const written = sizes.flatMap(({ size }) => shownSize(size, language) ?? [])
  const notSold = withdrawn ? words.withdrawn : missing.length > 0 ? words.lacking(missing.join(', ')) : words.notOnSale
  return [
    `${brand.name} ${textIn(name, language)}`,
    ...(written.length > 0 ? [written.join(' ')] : []),
    active ? words.onSale : notSold,
    ...(onSaleFrom === undefined ? [] : [words.from(keptMinute(onSaleFrom))]),
    ...(onSaleUntil === undefined ? [] : [words.until(keptMinute(onSaleUntil))]),
  ].join(', ')
}

/** What a product of an import lacks, and whether it is sold all the same. */
export function lacksOf(values: unknown): { readonly isSold: boolean; readonly columns: readonly string[] } {
  const { incomplete = [] } = (values ?? {}) as Partial<ProductState>
  return { isSold: canBeSold(incomplete), columns: incomplete }
}
