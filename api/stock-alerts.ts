import type { AlertAdded } from '#shop/alerts/add-stock-alert.ts'
import { alertKinds, type StockAlert } from '#shop/alerts/stock-alert.ts'
import { builder } from './builder.ts'
import { namedSizeFields } from './named-size-fields.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const StockAlertKind = builder.enumType('StockAlertKind', {
  description: 'Whether a size was sold out when it was asked for, or not on sale yet.',
  values: alertKinds,
})

const StockAlertAddedType = builder.objectRef<AlertAdded>('StockAlertAdded').implement({
  description: 'The same whether the address waited already or not.',
  fields: (t) => ({
    sku: t.exposeString('sku'),
    type: t.field({ type: StockAlertKind, resolve: ({ kind }) => kind }),
  }),
})
export const StockAlertResultType = builder.unionType('StockAlertResult', {
  types: [StockAlertAddedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : StockAlertAddedType),
})

const StockAlertType = builder.objectRef<StockAlert>('StockAlert').implement({
  description: 'A size that somebody waits for.',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...namedSizeFields(t),
    kind: t.field({ type: StockAlertKind, resolve: ({ kind }) => kind }),
  }),
})

type WaitingList = { readonly email: string; readonly alerts: readonly StockAlert[] }
const StockAlertsType = builder.objectRef<WaitingList>('StockAlerts').implement({
  description: 'What one address waits for.',
  fields: (t) => ({
    email: t.exposeString('email'),
    alerts: t.field({ type: [StockAlertType], resolve: ({ alerts }) => alerts }),
  }),
})
const StockAlertsResultType = builder.unionType('StockAlertsResult', {
  types: [StockAlertsType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : StockAlertsType),
})

const StockAlertInput = builder.inputType('StockAlertInput', {
  fields: (t) => ({
    sku: t.string({ required: true, description: 'Of the size.' }),
    skus: t.stringList({ description: 'Further sizes of the same product: the one mail tells of them all.' }),
    email: t.string({ required: true }),
    newsletter: t.boolean({
      description: 'Whether the newsletter is wanted too; its owner confirms it by a mailed link.',
    }),
    type: t.field({ type: StockAlertKind, description: 'What the page said. The shop decides by the product itself.' }),
  }),
})

builder.queryFields((t) => ({
  stockAlerts: t.field({
    type: StockAlertsType,
    nullable: true,
    description: 'What the link in the mail of an alert opens; nothing for one that was made up.',
    args: { hash: t.arg.string({ required: true }) },
    resolve: async (_, { hash }, context) => {
      context.answer.personal = true
      return (await context.shop.stockAlerts(hash)) ?? null
    },
  }),
}))

builder.mutationFields((t) => ({
  addStockAlert: t.field({
    type: StockAlertResultType,
    description:
      'Promises one mail about one size: when it is back, or when it goes on sale. Asking again changes nothing.',
    args: { input: t.arg({ type: StockAlertInput, required: true }) },
    resolve: (_, { input: { sku, skus, email, newsletter } }, context) =>
      // A mail goes to an address that anybody can type.
      withinLimits(context, 'addStockAlert', email, () =>
        context.shop.addStockAlert(context.storefront, {
          sku,
          skus: skus ?? [],
          email,
          newsletter: newsletter ?? false,
        }),
      ),
  }),
  endStockAlerts: t.field({
    type: StockAlertsResultType,
    description: 'Ends one alert of the list that the link opens, or all of them. Answers what is left.',
    args: {
      hash: t.arg.string({ required: true, description: 'From the mailed link.' }),
      id: t.arg.id({ description: 'All when absent.' }),
    },
    resolve: (_, { hash, id }, context) =>
      withinLimits(context, 'newsletterSettings', hash.slice(0, 64), () =>
        context.shop.endStockAlert(hash, id === null || id === undefined ? undefined : String(id)),
      ),
  }),
}))
