import type { ComparedFigures } from '#shop/backoffice/figures-service.ts'
import { averageOf, type DayFigures, type SalesFigures } from '#shop/backoffice/sales-figures.ts'
import { backofficeBuilder } from './builder.ts'
import { MoneyType } from './order-parts.ts'
import { seenStorefrontsOf } from './orders.ts'

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

backofficeBuilder.queryFields((t) => ({
  figuresOfToday: t.field({
    type: ComparedFiguresType,
    resolve: (_, _args, context) => context.shop.figures.today(seenStorefrontsOf(context)),
  }),
  figuresByDay: t.field({
    type: [DayFiguresType],
    description: 'The last four weeks, the newest day first.',
    resolve: (_, _args, context) => context.shop.figures.days(seenStorefrontsOf(context)),
  }),
}))
