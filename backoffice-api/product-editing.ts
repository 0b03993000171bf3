import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { textIn } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { storefrontCodes, storefronts } from '#kernel/storefront.ts'
import { readTariffCode } from '#kernel/tariff-code.ts'
import { customsAsFile } from '#shop/backoffice/change-rows.ts'
import { completeCells } from '#shop/backoffice/complete-cells.ts'
import { pictureDetailCells, type ToldPicture } from '#shop/backoffice/picture-change.ts'
import { type EditedProduct, editedColumns } from '#shop/backoffice/product-editing-service.ts'
import type { PictureDetail } from '#shop/catalog/picture-details.ts'
import { neededForSale } from '#shop/catalog/product-state.ts'
import { backofficeBuilder, badValue } from './builder.ts'
import { changeByFile, seenStorefrontsAmong } from './change-by-file.ts'
import type { BackofficeContext } from './context.ts'
import { type ApiProblem, type ChangeOutcome, OutcomeType } from './outcome.ts'
import { changedMeanwhile, refusedBy } from './refused-rows.ts'

type ProductCell = { readonly column: string; readonly value: string }

const ProductCellType = backofficeBuilder.objectRef<ProductCell>('ProductCell').implement({
  description: 'What a product has under the name that a file of products has for it.',
  fields: (t) => ({ column: t.exposeString('column'), value: t.exposeString('value') }),
})

type PictureText = { readonly language: string; readonly text: string }

const PictureTextType = backofficeBuilder.objectRef<PictureText>('PictureText').implement({
  description: 'What a picture shows, in one language.',
  fields: (t) => ({ language: t.exposeString('language'), text: t.exposeString('text') }),
})

type Picture = { readonly reference: string; readonly url: string | null; readonly detail: PictureDetail }

const ProductPictureType = backofficeBuilder.objectRef<Picture>('ProductPicture').implement({
  fields: (t) => ({
    reference: t.exposeString('reference', { description: 'What the product calls it.' }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'On the storefront, without the host; null until it came.',
    }),
    alts: t.field({
      type: [PictureTextType],
      description: 'What it shows, in the languages that somebody wrote; the others say product and colour.',
      resolve: ({ detail }) => Object.entries(detail.alt ?? {}).map(([language, text]) => ({ language, text })),
    }),
    focus: t.intList({
      nullable: true,
      description: 'The point that stays in sight where it is cut, in percents from left and top; null for the middle.',
      resolve: ({ detail }) => (detail.focus ? [...detail.focus] : null),
    }),
  }),
})

type Customs = { readonly origin: string | null; readonly tariffCode: string | null }

const ProductCustomsType = backofficeBuilder.objectRef<Customs>('ProductCustoms').implement({
  description: 'What customs are told of a product.',
  fields: (t) => ({
    origin: t.exposeString('origin', { nullable: true, description: 'The country in which it was made: PT.' }),
    tariffCode: t.exposeString('tariffCode', { nullable: true, description: 'Of 6 to 10 digits.' }),
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
    customs: t.field({
      type: ProductCustomsType,
      resolve: ({ state }, _, context) => customsNow(context, state.sku),
    }),
    pictures: t.field({
      type: [ProductPictureType],
      description: 'In their order, the packshot first.',
      resolve: ({ state }, _, { shop }) =>
        state.images.map((reference) => ({
          reference,
          url: shop.pictures.find(reference)?.url ?? null,
          detail: state.pictureDetails?.[reference] ?? {},
        })),
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

const PictureTextInput = backofficeBuilder.inputType('PictureTextInput', {
  fields: (t) => ({ language: t.string(), text: t.string() }),
})

const PictureDetailInput = backofficeBuilder.inputType('PictureDetailInput', {
  description: 'All that is said of a picture: what is left out is said no more.',
  fields: (t) => ({
    reference: t.string(),
    alts: t.field({ type: [PictureTextInput] }),
    focus: t.intList({ required: false, description: 'Percents from left and top.' }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  editedProduct: t.field({
    type: EditedProductType,
    nullable: true,
    args: { sku: t.arg.string() },
    resolve: async (_, { sku }, { shop }) => (await shop.productEditing.find(sku)) ?? null,
  }),
}))

type ProductPreview = { readonly storefront: string; readonly path: string }

const ProductPreviewType = backofficeBuilder.objectRef<ProductPreview>('ProductPreview').implement({
  description:
    'A product as a storefront shows it, also before anybody may buy it: for an hour, and for whoever has the path.',
  fields: (t) => ({ storefront: t.exposeString('storefront'), path: t.exposeString('path') }),
})

/** Where a product can be looked at: in the storefronts that have a price of it. */
async function previewsOf(context: BackofficeContext, sku: string): Promise<readonly ProductPreview[]> {
  const { shop } = context
  const id = (await shop.catalog.productIdsBySku([sku])).get(sku)
  if (id === undefined) return []
  const token = shop.productPreviews.tokenOf(id)
  const seen = seenStorefrontsAmong(context, storefrontCodes)
  const found = await Promise.all(
    storefronts
      .filter(({ code }) => seen.includes(code))
      .map(async (storefront) => {
        const [product] = await shop.catalog.previewedProducts(storefront, [id])
        const path = `${storefront.basePath}/preview/?${new URLSearchParams({ product: token })}`
        return product ? [{ storefront: storefront.code, path }] : []
      }),
  )
  return found.flat()
}

backofficeBuilder.queryFields((t) => ({
  productPreviews: t.field({
    type: [ProductPreviewType],
    args: { sku: t.arg.string() },
    resolve: async (_, { sku }, context) => [...(await previewsOf(context, sku))],
  }),
}))

const customsNow = async ({ shop }: BackofficeContext, sku: string): Promise<Customs> =>
  (await shop.catalog.customsFacts([sku])).get(sku) ?? { origin: null, tariffCode: null }

backofficeBuilder.mutationFields((t) => ({
  changeProductCustoms: t.field({
    type: OutcomeType,
    description:
      'Writes what customs are told of a product; what is empty is known no more. Answers the import, which undoes it.',
    args: {
      sku: t.arg.string(),
      origin: t.arg.string({ description: 'A country by its code of two letters: PT.' }),
      tariffCode: t.arg.string({ description: '6 to 10 digits, with or without dots and blanks.' }),
    },
    resolve: (_, { sku, origin, tariffCode }, context) =>
      changeCustoms(context, sku, { origin: origin.trim().toUpperCase(), tariff_code: tariffCode.trim() }),
  }),
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
    description:
      'Gives a product these pictures in this order, with uploaded ones behind them, and says what is told of them. Without details those stay.',
    args: {
      sku: t.arg.string(),
      version: t.arg.string(),
      pictures: t.arg.stringList(),
      uploads: t.arg.idList({ description: 'Files that were sent.' }),
      details: t.arg({ type: [PictureDetailInput], required: false }),
    },
    resolve: (_, { sku, version, pictures, uploads, details }, context) =>
      changePictures(context, {
        sku,
        version,
        pictures,
        uploads: uploads.map(String),
        details: details?.map(toldPicture),
      }),
  }),
}))

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

async function changeCustoms(
  context: BackofficeContext,
  sku: string,
  typed: Readonly<Record<'origin' | 'tariff_code', string>>,
): Promise<ChangeOutcome> {
  const product = await context.shop.productEditing.find(sku)
  if (!product) return { problems: [{ messageKey: 'staff-not-found' }] }
  const { origin, tariffCode } = await customsNow(context, sku)
  const now = { origin: origin ?? '', tariff_code: tariffCode ?? '' }
  const told = { ...typed, tariff_code: readTariffCode(typed.tariff_code) ?? typed.tariff_code }
  const columns = (['origin', 'tariff_code'] as const).filter((column) => told[column] !== now[column])
  if (columns.length === 0) return { problems: [{ messageKey: 'products-nothing-to-change' }] }
  const of = (cells: typeof told) => Object.fromEntries(columns.map((column) => [column, cells[column]]))
  const outcome = await changeByFile(context, {
    kind: 'passports',
    action: 'product.customs',
    object: { type: 'product', id: sku, name: textIn(product.state.name, 'en') },
    file: customsAsFile(sku, of(told)),
    before: of(now),
    after: of(told),
    planOnly: false,
  })
  const refused = (await refusedBy(context, outcome.id)).map(customsProblem)
  return refused.length > 0 ? { problems: refused } : outcome
}

/** What is wrong with a cell of the form, in a sentence of its own. */
function customsProblem(problem: ApiProblem): ApiProblem {
  if (problem.field === 'origin') return { messageKey: 'customs-origin-unknown', field: 'origin' }
  if (problem.field === 'tariff_code') return { messageKey: 'customs-tariff-code-invalid', field: 'tariff_code' }
  return problem
}

/** More pictures of a product nobody looks at, and a form that sends more is none of ours. */
const mostPictures = 30

type PictureChange = {
  readonly sku: string
  readonly version: string
  readonly pictures: readonly string[]
  readonly uploads: readonly string[]
  readonly details: readonly ToldPicture[] | undefined
}

function toldPicture({
  reference,
  alts,
  focus,
}: {
  readonly reference: string
  readonly alts: readonly PictureText[]
  readonly focus?: readonly number[] | null | undefined
}): ToldPicture {
  if (focus && (focus.length !== 2 || focus.some((percent) => percent < 0 || percent > 100)))
    throw badValue('A focus is two percents, from left and top')
  return {
    reference,
    alts: Object.fromEntries(alts.map(({ language, text }) => [language, text])),
    focus: focus ?? undefined,
  }
}

async function changePictures(
  context: BackofficeContext,
  { sku, version, pictures, uploads, details }: PictureChange,
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
  const images = [...new Set([...kept, ...added])]
  const told = pictureDetailCells(images, details ?? [])
  const cells = [{ column: 'images', value: images.join('|') }, ...(details ? told : [])].filter(
    ({ column, value }) => !isSameList(value, product.cells[column] ?? ''),
  )
  // A file empties a list by empty places in it, which a list of one has none of.
  const emptied = cells.find(({ value }) => value === '')
  if (emptied) return { problems: [{ messageKey: 'product-text-needed', field: emptied.column }] }
  return changeCells(context, sku, version, cells, 'product.pictures')
}

/** A list of empty places tells as little as none. */
function isSameList(value: string, now: string): boolean {
  return value === now || (now === '' && /^\|*$/.test(value))
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
