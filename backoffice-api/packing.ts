import { textIn } from '#kernel/language.ts'
import type { PickLine } from '#shop/backoffice/pick-list-store.ts'
import { backofficeBuilder } from './builder.ts'
import { reachOf } from './orders.ts'

export const PickLineType = backofficeBuilder.objectRef<PickLine>('PickLine').implement({
  description: 'So many pieces of a size are taken from one place, for these orders.',
  fields: (t) => ({
    location: t.exposeString('location'),
    sku: t.exposeString('sku'),
    ean: t.exposeString('ean', { nullable: true }),
    brand: t.exposeString('brand', { nullable: true }),
    name: t.string({ resolve: ({ name }, _, { actor }) => textIn(name, actor?.member.language ?? 'en') }),
    size: t.exposeString('size', { nullable: true }),
    color: t.string({
      nullable: true,
      resolve: ({ color }, _, { actor }) => textIn(color, actor?.member.language ?? 'en') || null,
    }),
    pieces: t.exposeInt('pieces'),
    orders: t.stringList({ description: 'Numbers, the oldest first.', resolve: ({ orders }) => [...orders] }),
  }),
})

type PrintedPaper = { readonly name: string; readonly pdf: Uint8Array }

export const PrintedPaperType = backofficeBuilder.objectRef<PrintedPaper>('PrintedPaper').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    pdf: t.string({ description: 'In base64.', resolve: ({ pdf }) => Buffer.from(pdf).toString('base64') }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  pickList: t.field({
    type: [PickLineType],
    description: 'What has to be taken from the shelves for the oldest orders that are to be packed, by location.',
    resolve: (_, _args, context) => context.shop.staffOrders.pickList(reachOf(context)),
  }),
  paper: t.field({
    type: PrintedPaperType,
    nullable: true,
    description: 'An invoice or credit note, printed.',
    args: { number: t.arg.string() },
    resolve: async (_, { number }, context) => {
      const { shop } = context
      const invoice = await shop.invoice(number)
      const order = invoice && (await shop.staffOrders.orderStory(invoice.orderId, reachOf(context)))
      return invoice && order ? shop.printInvoice(invoice) : null
    },
  }),
}))
