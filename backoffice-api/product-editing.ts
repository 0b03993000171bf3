import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { textIn } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { completeCells } from '#shop/backoffice/complete-cells.ts'
import { type EditedProduct, editedColumns } from '#shop/backoffice/product-editing-service.ts'
import { neededForSale } from '#shop/catalog/product-state.ts'
import { backofficeBuilder, badValue } from './builder.ts'
import { changeByFile } from './change-by-file.ts'
import type { BackofficeContext } from './context.ts'
import { type ApiProblem, type ChangeOutcome, OutcomeType } from './outcome.ts'

type ProductCell = { readonly column: string; readonly value: string }

const ProductCellType = backofficeBuilder.objectRef<ProductCell>('ProductCell').implement({
  description: 'What a product has under the name that a file of products has for it.',
  fields: (t) => ({ column: t.exposeString('column'), value: t.exposeString('value') }),
})

type Picture = { readonly reference: string; readonly url: string | null }

const ProductPictureType = backofficeBuilder.objectRef<Picture>('ProductPicture').implement({
  fields: (t) => ({
    reference: t.exposeString('reference', { description: 'What the product calls it.' }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'On the storefront, without the host; null until it came.',
    }),
  }),
})

type Lack = { readonly column: string; readonly isNeeded: boolean }

const ProductLackType = backofficeBuilder.objectRef<Lack>('ProductLack').implement({
  description: 'Something that a product doesn’t have; without what is needed it isn’t sold.',
  fields: (t) => ({ column: t.exposeString('column'), isNeeded: t.exposeBoolean('isNeeded') }),
})

const EditedProductType = backofficeBuilder.objectRef<EditedProduct>('EditedProduct').implement({
  description: 'A product as somebody edits it.',
  fields: (t) => ({
    sku: t.string({ resolve: ({ state }) => state.sku }),
    name: t.string({ resolve: ({ state }, _, { actor }) => textIn(state.name, actor?.member.language ?? 'en') }),
    version: t.exposeString('version', {
      description: 'Named by who changes it: a product that was changed since isn’t written over.',
    }),
    isOnSale: t.boolean({ resolve: ({ state }) => state.active }),
    isWithdrawn: t.boolean({ resolve: ({ state }) => state.withdrawn === true }),
    onSaleFrom: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ state }) => (state.onSaleFrom === undefined ? null : new Date(state.onSaleFrom)),
    }),
    onSaleUntil: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ state }) => (state.onSaleUntil === undefined ? null : new Date(state.onSaleUntil)),
    }),
    lacks: t.field({
      type: [ProductLackType],
      resolve: ({ state }) =>
        state.incomplete.map((column) => ({ column, isNeeded: neededForSale.some((needed) => needed === column) })),
    }),
    cells: t.field({
      type: [ProductCellType],
      resolve: ({ cells }) => Object.entries(cells).map(([column, value]) => ({ column, value })),
    }),
    pictures: t.field({
      type: [ProductPictureType],
      description: 'In their order, the packshot first.',
      resolve: ({ state }, _, { shop }) =>
        state.images.map((reference) => ({ reference, url: shop.pictures.find(reference)?.url ?? null })),
    }),
    manufacturers: t.stringList({
      description: 'Makers that can be named without an address.',
      resolve: async (_, _args, { shop }) => shop.productEditing.manufacturers(),
    }),
  }),
})

const ProductCellInput = backofficeBuilder.inputType('ProductCellInput', {
  fields: (t) => ({ column: t.string(), value: t.string() }),
})

backofficeBuilder.queryFields((t) => ({
  editedProduct: t.field({
    type: EditedProductType,
    nullable: true,
    args: { sku: t.arg.string() },
    resolve: async (_, { sku }, { shop }) => (await shop.productEditing.find(sku)) ?? null,
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  changeProduct: t.field({
    type: OutcomeType,
    description:
      'Changes what a product has, by the columns of a file of products; what is empty stays. Answers the import, which undoes it.',
    args: {
      sku: t.arg.string(),
      version: t.arg.string(),
      cells: t.arg({ type: [ProductCellInput] }),
    },
    resolve: (_, { sku, version, cells }, context) => {
      const unknown = cells.find(({ column }) => !editedColumns.has(column))
      if (unknown) throw badValue(`A product has no ${unknown.column}`)
      return changeCells(context, sku, version, cells)
    },
  }),
  changePictures: t.field({
    type: OutcomeType,
    description: 'Gives a product these pictures in this order, with uploaded ones behind them.',
    args: {
      sku: t.arg.string(),
      version: t.arg.string(),
      pictures: t.arg.stringList(),
      uploads: t.arg.idList({ description: 'Files that were sent.' }),
    },
    resolve: (_, { sku, version, pictures, uploads }, context) =>
      changePictures(context, { sku, version, pictures, uploads: uploads.map(String) }),
  }),
}))

const changedMeanwhile: ApiProblem = { messageKey: 'product-changed-meanwhile' }

async function changeCells(
  context: BackofficeContext,
  sku: string,
  version: string,
  cells: readonly ProductCell[],
  action = 'product.change',
): Promise<ChangeOutcome> {
  const { shop } = context
  const product = await shop.productEditing.find(sku)
  if (!product) return { problems: [{ messageKey: 'staff-not-found' }] }
  if (product.version !== version) return { problems: [changedMeanwhile] }
  const given = Object.fromEntries(cells.map(({ column, value }) => [column, value]))
  const whole = completeCells(given, product.cells, await shop.productEditing.manufacturers())
  if ('problems' in whole) return whole
  const told = whole.cells
  const file = cells.length === 0 ? undefined : shop.productEditing.fileOf(product, version, told)
  if (file === undefined) return { problems: [{ messageKey: 'products-nothing-to-change' }] }
  const object = { type: 'product', id: sku, name: textIn(product.state.name, 'en') }
  const before = Object.fromEntries(Object.keys(told).map((column) => [column, product.cells[column] ?? '']))
  const outcome = await changeByFile(context, {
    kind: 'products',
    action,
    object,
    file,
    before,
    after: told,
    planOnly: false,
  })
  const refused = await refusedBy(context, outcome.id)
  return refused.length > 0 ? { problems: refused } : outcome
}

/** Why an import took none of its rows; each reason beside the column that it is about. */
async function refusedBy({ shop }: BackofficeContext, id: string | undefined): Promise<readonly ApiProblem[]> {
  const run = id === undefined ? undefined : await shop.imports.find(Number(id))
  if (run?.status !== 'refused' && (run?.counts.refused ?? 0) === 0) return []
  const found: ApiProblem[] = []
  for await (const { problems } of shop.imports.rows(Number(id), 'refused'))
    for (const { column, sentence } of problems ?? [])
      found.push(
        column === null ? changedMeanwhile : { messageKey: 'import-row-refused', field: column, name: sentence },
      )
  return found
}

/** More pictures of a product nobody looks at, and a form that sends more is none of ours. */
const mostPictures = 30

type PictureChange = {
  readonly sku: string
  readonly version: string
  readonly pictures: readonly string[]
  readonly uploads: readonly string[]
}

async function changePictures(
  context: BackofficeContext,
  { sku, version, pictures, uploads }: PictureChange,
): Promise<ChangeOutcome> {
  const { shop } = context
  const product = await shop.productEditing.find(sku)
  if (!product) return { problems: [{ messageKey: 'staff-not-found' }] }
  if (product.version !== version) return { problems: [changedMeanwhile] }
  const kept = [...new Set(pictures)].filter((one) => product.state.images.includes(one))
  if (kept.length + uploads.length === 0)
    return { problems: [{ messageKey: 'product-picture-needed', field: 'pictures' }] }
  if (kept.length + uploads.length > mostPictures)
    return { problems: [{ messageKey: 'product-pictures-too-many', field: 'pictures' }] }
  const added: string[] = []
  for (const upload of uploads) {
    const taken = await takePicture(context, sku, upload)
    if ('problem' in taken)
      return { problems: [{ messageKey: 'product-picture-unreadable', field: 'pictures', name: taken.problem }] }
    added.push(taken.reference)
  }
  const images = [...new Set([...kept, ...added])].join('|')
  return changeCells(context, sku, version, [{ column: 'images', value: images }], 'product.pictures')
}

/** Keeps a picture that was sent, under a name that it alone has. */
async function takePicture(
  { shop, machine }: BackofficeContext,
  sku: string,
  upload: string,
): Promise<{ readonly reference: string } | { readonly problem: string }> {
  const path = await machine.uploadPath(upload)
  if (path === undefined) return { problem: 'The file did not come' }
  try {
    const bytes = await readFile(path)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const reference = `${slugOf(sku, 'en')}-${hash}`
    return (await shop.productPictures.add(reference, bytes)) ?? { reference }
  } finally {
    await machine.removeUpload(path)
  }
}
