import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { SalesReportQuery } from '../graphql/graphql.ts'
import type { Words } from '../messages/staff-language-messages.ts'
import { moneyText, sizeText, storefrontName } from './format.ts'

/** The steps, in the order in which they are taken. */
export const funnelSteps = ['productViews', 'carts', 'addresses', 'orders', 'paid'] as const

/** Of a hundred carts so many came so far, to one decimal; nothing where there was none. */
export const shareOf = (reached: number, carts: number): number | undefined =>
  carts === 0 ? undefined : Math.round((reached / carts) * 1000) / 10

type Report = SalesReportQuery['salesReport']
type Cell = { readonly text: string; readonly plain: string | number; readonly href?: string }
type Amount = { readonly amount: number; readonly currency: string }

/** A table of figures as the screen shows it, and as a file has it. */
export type ReportTable = {
  readonly name: 'funnel' | 'storefronts' | 'products' | 'running-out' | 'sizes'
  readonly title: string
  /** Whether it has columns of margins, which want a sentence. */
  readonly hasMargins?: boolean
  readonly columns: readonly { readonly label: string; readonly isAmount: boolean }[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly Cell[] }[]
}

/** The tables of a report; files have whole numbers of the smallest unit no spreadsheet turns into something else. */
export function reportTables(report: Report, { report: said }: Words, language: StaffLanguage): readonly ReportTable[] {
  const text = (value: string, href?: string): Cell => ({ text: value, plain: value, ...(href ? { href } : {}) })
  const count = (value: number): Cell => ({ text: value.toLocaleString(language), plain: value })
  const money = (value: Amount | null | undefined): Cell =>
    value ? { text: moneyText(value, language), plain: value.amount / 100 } : text('–')
  // A file has the sizes of the catalogue, which are as English writes them.
  const size = (value: string): Cell => ({ text: sizeText(value, language), plain: sizeText(value, 'en') })
  const percent = (rate: number | null | undefined): Cell =>
    rate == null ? text('–') : { text: said.percent(rate.toLocaleString(language)), plain: rate }
  const page = (sku: string) => `/products/${encodeURIComponent(sku)}`
  const columns = (words: readonly string[], texts: number) =>
    words.map((label, at) => ({ label, isAmount: at >= texts }))
  // Columns of margins stand there once a file told what something costs.
  const hasMargins = [...report.storefronts, ...report.products].some(({ margin }) => margin)
  const ofMargin = <T>(parts: readonly T[]): readonly T[] => (hasMargins ? parts : [])
  return [
    {
      name: 'funnel',
      title: said.funnel,
      columns: columns(
        [said.storefront, ...funnelSteps.map((step) => said.steps[step]), said.conversion, said.conversionBefore],
        1,
      ),
      rows: report.funnel.map(({ storefront, steps, before }) => ({
        key: storefront,
        cells: [
          text(storefrontName(storefront)),
          ...funnelSteps.map((step) => count(steps[step])),
          percent(shareOf(steps.paid, steps.carts)),
          percent(shareOf(before.paid, before.carts)),
        ],
      })),
    },
    {
      name: 'storefronts',
      title: said.byStorefront,
      hasMargins,
      columns: columns(
        [
          said.storefront,
          said.orders,
          said.revenue,
          said.average,
          said.refunds,
          said.pieces,
          said.returned,
          said.rate,
          ...ofMargin([said.margin, said.marginRate, said.costKnown]),
        ],
        1,
      ),
      rows: report.storefronts.map((one) => ({
        key: one.storefront,
        cells: [
          text(storefrontName(one.storefront)),
          count(one.orders),
          money(one.revenue),
          money(one.average),
          money(one.refunds),
          count(one.pieces),
          count(one.returned),
          percent(one.returnRate),
          ...ofMargin([money(one.margin?.amount), percent(one.margin?.rate), percent(one.margin?.costKnown)]),
        ],
      })),
    },
    {
      name: 'products',
      title: said.byProduct,
      columns: columns(
        [
          said.article,
          said.pieces,
          said.revenue,
          said.returned,
          said.rate,
          said.available,
          said.sellThrough,
          ...ofMargin([said.margin, said.marginRate]),
        ],
        1,
      ),
      rows: report.products.map((one) => ({
        key: `${one.sku} ${one.revenue.currency}`,
        cells: [
          text(`${one.name} · ${one.sku}`, page(one.sku)),
          count(one.pieces),
          money(one.revenue),
          count(one.returned),
          percent(one.returnRate),
          count(one.available),
          percent(one.sellThrough),
          ...ofMargin([money(one.margin?.amount), percent(one.margin?.rate)]),
        ],
      })),
    },
    {
      name: 'running-out',
      title: said.runningOut,
      columns: columns([said.article, said.size, said.pieces, said.available, said.daysLeft], 2),
      rows: report.runningOut.map((one) => ({
        key: one.sku,
        cells: [
          text(`${one.name} · ${one.sku}`, page(one.product)),
          size(one.size),
          count(one.pieces),
          count(one.available),
          count(one.daysLeft),
        ],
      })),
    },
    {
      name: 'sizes',
      title: said.sizes,
      columns: columns([said.forWhom, said.size, said.pieces, said.soldShare, said.available, said.stockShare], 2),
      rows: report.sizes.map((one) => ({
        key: `${one.group} ${one.size}`,
        cells: [
          text(said.sizeGroups[one.group]),
          size(one.size),
          count(one.pieces),
          percent(one.soldShare),
          count(one.available),
          percent(one.stockShare),
        ],
      })),
    },
  ]
}
