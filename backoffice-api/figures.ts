import { textIn } from '#kernel/language.ts'
import type { Currency } from '#kernel/storefront.ts'
import type { ComparedFigures, SalesReport } from '#shop/backoffice/figures-service.ts'
import type { FunnelFigures, FunnelSteps } from '#shop/backoffice/funnel.ts'
import { costKnownRate, type Margin, marginAmount, marginRate } from '#shop/backoffice/margin.ts'
import {
  daysLeft,
  type ProductFigures,
  type RunningOut,
  reportDays,
  returnRate,
  type StorefrontFigures,
  sellThrough,
} from '#shop/backoffice/report.ts'
import { averageOf, type DayFigures, type SalesFigures } from '#shop/backoffice/sales-figures.ts'
import { type SizeCurvePoint, sizeGroups } from '#shop/backoffice/size-curve.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import { MoneyType } from './order-parts.ts'
import { reachOf } from './orders.ts'

const SalesFiguresType = backofficeBuilder.objectRef<SalesFigures>('SalesFigures').implement({
  description: 'What was sold in one currency. Orders count when they were paid.',
  fields: (t) => ({
    currency: t.exposeString('currency'),
    orders: t.exposeInt('orders'),
    revenue: t.field({ type: MoneyType, resolve: ({ revenue: amount, currency }) => ({ amount, currency }) }),
    average: t.field({
      type: MoneyType,
      nullable: true,
      description: 'What an order brought; null where there was none.',
      resolve: (figures) => {
        const amount = averageOf(figures)
        return amount === undefined ? null : { amount, currency: figures.currency }
      },
    }),
    refunds: t.field({ type: MoneyType, resolve: ({ refunds: amount, currency }) => ({ amount, currency }) }),
    returns: t.exposeInt('returns', { description: 'Parcels that came back.' }),
  }),
})

const ComparedFiguresType = backofficeBuilder.objectRef<ComparedFigures>('ComparedFigures').implement({
  description: 'Today so far, and as much of the same weekday a week and a year before; one entry for each currency.',
  fields: (t) => ({
    today: t.field({ type: [SalesFiguresType], resolve: ({ today }) => [...today] }),
    lastWeek: t.field({ type: [SalesFiguresType], resolve: ({ lastWeek }) => [...lastWeek] }),
    lastYear: t.field({ type: [SalesFiguresType], resolve: ({ lastYear }) => [...lastYear] }),
  }),
})

const DayFiguresType = backofficeBuilder.objectRef<DayFigures>('DayFigures').implement({
  fields: (t) => ({
    day: t.exposeString('day', { description: 'By the clock of each storefront: 2026-11-24.' }),
    currency: t.exposeString('currency'),
    orders: t.exposeInt('orders'),
    revenue: t.field({ type: MoneyType, resolve: ({ revenue: amount, currency }) => ({ amount, currency }) }),
  }),
})

const moneyOf = (amount: number, { currency }: { readonly currency: Currency }) => ({ amount, currency })

type ShownMargin = Margin & { readonly currency: Currency }

const MarginType = backofficeBuilder.objectRef<ShownMargin>('Margin').implement({
  description:
    'Revenue without VAT, less what the articles cost, of what did not come back; of the pieces whose cost a file told.',
  fields: (t) => ({
    amount: t.field({ type: MoneyType, resolve: (one) => moneyOf(marginAmount(one), one) }),
    rate: t.float({
      nullable: true,
      description: 'Of a hundred of the revenue without VAT; null where everything came back.',
      resolve: (one) => marginRate(one) ?? null,
    }),
    costKnown: t.float({
      description: 'Of a hundred pieces that were sold the cost of so many is known.',
      resolve: (one) => costKnownRate(one),
    }),
  }),
})

const StorefrontFiguresType = backofficeBuilder.objectRef<StorefrontFigures>('StorefrontFigures').implement({
  fields: (t) => ({
    storefront: t.exposeString('storefrontCode'),
    orders: t.exposeInt('orders'),
    revenue: t.field({ type: MoneyType, resolve: (one) => moneyOf(one.revenue, one) }),
    average: t.field({
      type: MoneyType,
      nullable: true,
      resolve: (one) => {
        const average = averageOf(one)
        return average === undefined ? null : moneyOf(average, one)
      },
    }),
    refunds: t.field({ type: MoneyType, resolve: (one) => moneyOf(one.refunds, one) }),
    pieces: t.exposeInt('pieces'),
    returned: t.exposeInt('returned', { description: 'Pieces of these orders that came back so far.' }),
    returnRate: t.float({ nullable: true, resolve: (one) => returnRate(one) ?? null }),
    margin: t.field({
      type: MarginType,
      nullable: true,
      resolve: ({ margin, currency }) => (margin ? { ...margin, currency } : null),
    }),
  }),
})

const ProductFiguresType = backofficeBuilder.objectRef<ProductFigures>('ProductFigures').implement({
  description: 'What a product sold in one currency, after what promotions took off.',
  fields: (t) => ({
    sku: t.exposeString('sku'),
    name: t.string({
      description: 'In the language of whoever asks.',
      resolve: ({ name, sku }, _, { actor }) => (name && textIn(name, actor?.member.language ?? 'en')) || sku,
    }),
    pieces: t.exposeInt('pieces'),
    revenue: t.field({ type: MoneyType, resolve: (one) => moneyOf(one.revenue, one) }),
    returned: t.exposeInt('returned'),
    returnRate: t.float({ nullable: true, resolve: (one) => returnRate(one) ?? null }),
    available: t.exposeInt('available', { description: 'Pieces that can be sold now, everywhere.' }),
    sellThrough: t.float({
      nullable: true,
      description: 'Of a hundred pieces that there were so many were sold.',
      resolve: (one) => sellThrough(one) ?? null,
    }),
    margin: t.field({
      type: MarginType,
      nullable: true,
      resolve: ({ margin, currency }) => (margin ? { ...margin, currency } : null),
    }),
  }),
})

const FunnelStepsType = backofficeBuilder.objectRef<FunnelSteps>('FunnelSteps').implement({
  description:
    'How many came how far. Carts are counted on the day on which they were begun, whatever became of them later.',
  fields: (t) => ({
    productViews: t.exposeInt('productViews', { description: 'Pages of products that were shown, programs left out.' }),
    carts: t.exposeInt('carts'),
    addresses: t.exposeInt('addresses', { description: 'Carts whose shopper said where the parcel goes.' }),
    orders: t.exposeInt('orders'),
    paid: t.exposeInt('paid'),
  }),
})

const FunnelFiguresType = backofficeBuilder.objectRef<FunnelFigures>('FunnelFigures').implement({
  fields: (t) => ({
    storefront: t.exposeString('storefrontCode'),
    steps: t.field({ type: FunnelStepsType, resolve: (one) => one }),
    before: t.field({
      type: FunnelStepsType,
      description: 'In as many days before.',
      resolve: ({ before }) => before,
    }),
  }),
})

type ShownRunningOut = RunningOut & { readonly days: number }

const RunningOutType = backofficeBuilder.objectRef<ShownRunningOut>('RunningOut').implement({
  description: 'A size with what lasts for the fewest days.',
  fields: (t) => ({
    product: t.exposeString('productSku'),
    sku: t.exposeString('sku'),
    name: t.string({ resolve: ({ name }, _, { actor }) => textIn(name, actor?.member.language ?? 'en') }),
    size: t.exposeString('size'),
    pieces: t.exposeInt('pieces'),
    available: t.exposeInt('available'),
    daysLeft: t.int({ resolve: ({ days, ...one }) => daysLeft(one, days) }),
  }),
})

const SizeGroupType = backofficeBuilder.enumType('SizeGroup', { values: enumValues(sizeGroups) })

const SizeCurveType = backofficeBuilder.objectRef<SizeCurvePoint>('SizeCurvePoint').implement({
  description: 'A size of the products that are sold most, beside the others for the same people.',
  fields: (t) => ({
    group: t.field({ type: SizeGroupType, resolve: ({ group }) => group }),
    size: t.exposeString('size'),
    pieces: t.exposeInt('pieces', { description: 'What was sold of it.' }),
    available: t.exposeInt('available'),
    soldShare: t.exposeFloat('soldShare', { description: 'Of a hundred pieces of its group that were sold.' }),
    stockShare: t.float({
      nullable: true,
      description: 'Of a hundred that can be sold now; nothing where none can.',
      resolve: ({ stockShare }) => stockShare ?? null,
    }),
  }),
})

const SalesReportType = backofficeBuilder.objectRef<SalesReport>('SalesReport').implement({
  description: 'What was sold in the last days. Orders count when they were paid.',
  fields: (t) => ({
    days: t.int({ description: 'Today is one of them.', resolve: ({ days }) => days }),
    isIncomplete: t.exposeBoolean('isIncomplete', {
      description: 'Whether days are missing that are still being counted, as they are once, before the first report.',
    }),
    storefronts: t.field({ type: [StorefrontFiguresType], resolve: ({ storefronts }) => [...storefronts] }),
    products: t.field({
      type: [ProductFiguresType],
      description: 'Those that brought most; at most 100.',
      resolve: ({ products }) => [...products],
    }),
    runningOut: t.field({
      type: [RunningOutType],
      resolve: ({ runningOut, days }) => runningOut.map((one) => ({ ...one, days })),
    }),
    sizes: t.field({ type: [SizeCurveType], resolve: ({ sizes }) => [...sizes] }),
    funnel: t.field({
      type: [FunnelFiguresType],
      description: 'How far shoppers came, storefront by storefront, by numbers of nobody; today is one of the days.',
      resolve: ({ funnel }) => [...funnel],
    }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  salesReport: t.field({
    type: SalesReportType,
    args: { days: t.arg.int({ description: '7, 28, 90 or 365.' }) },
    resolve: (_, { days }, context) =>
      context.shop.figures.report(reachOf(context).storefronts, reportDays.find((one) => one === days) ?? 28),
  }),
  figuresOfToday: t.field({
    type: ComparedFiguresType,
    resolve: (_, _args, context) => context.shop.figures.today(reachOf(context).storefronts),
  }),
  figuresByDay: t.field({
    type: [DayFiguresType],
    description: 'The last four weeks, the newest day first.',
    resolve: (_, _args, context) => context.shop.figures.days(reachOf(context).storefronts),
  }),
}))
