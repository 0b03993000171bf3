import { parseArgs } from 'node:util'
import { type Day, instantOf, localDay } from '#kernel/calendar.ts'
import { storefrontByCode, storefrontCodes } from '#kernel/storefront.ts'
import {
  type ExportFilter,
  type ExportKind,
  exportFilters,
  exportKinds,
  lastCalendarMonth,
  monthlyKinds,
} from '#shop/exports/export.ts'
import type { Shop } from '#shop/shop.ts'
import type { CommandOutput } from './order-commands.ts'
import { tableWriter } from './table-file.ts'

export const exportUsage = [
  'npm run export -- products FILE                             products, a row for each size, as imports read them',
  'npm run export -- prices FILE [--storefront nl_NL]          what sizes cost, now or from a day on, as imports read it',
  'npm run export -- stock FILE [--location CODE]              how many pieces lie where, as imports read it',
  'npm run export -- stores FILE                               stores, as imports read them; redirects and promotions likewise',
  'npm run export -- customers FILE [--storefront nl_NL]       accounts, as imports read them',
  'npm run export -- orders FILE                               orders, with order-lines, refunds and invoices likewise',
  '       … [--storefront nl_NL] [--from DAY] [--until DAY]',
  'npm run export -- gift-cards FILE [--from DAY] [--until DAY]   what became owed for gift cards, and is no more',
  'npm run export -- journal FILE [--from DAY] [--until DAY]   invoices and credit notes, a line for each rate of VAT',
  'npm run export -- vat FILE [--from DAY] [--until DAY]       sums by country and rate, with what goes through the one-stop shop',
  'FILE ends with .csv, or with .jsonl for JSON Lines.',
  'DAY is 2026-10-01; the day of --until is not included. Without days journal, vat and gift-cards are of the last calendar month, and the rest is all there is.',
]

const isDay = /^\d{4}-\d{2}-\d{2}$/

type Exporter = Pick<Shop, 'clock' | 'settings' | 'exportTable' | 'stores'>
type Options = Partial<Readonly<Record<'from' | 'until' | 'storefront' | 'location', string>>>

/** Told now and then of how many rows are written, and of about how many where that is known. */
export type OnRows = (written: number, total: number | undefined) => void

/** So many rows are written between two tellings. */
const toldEach = 1000

/** `npm run export -- …`: what the shop knows, as CSV or JSON Lines. */
export async function exportCommand(shop: Exporter, args: readonly string[], onRows?: OnRows): Promise<CommandOutput> {
  const given = argumentsIn(args)
  const [what, file, more] = given?.positionals ?? []
  const kind = exportKinds.find((one) => one === what)
  if (!given || file === undefined || more !== undefined || !kind) return { problems: exportUsage }
  const write = tableWriter(file)
  if (!write)
    return { problems: [`${file} ends with neither .csv nor .jsonl: name the file so that its format is known`] }
  try {
    return await writeKind(shop, kind, file, given.values, onRows)
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error) {
      return { problems: [`${file} can't be written: ${error.message}`] }
    }
    throw error
  }
}

function argumentsIn(args: readonly string[]) {
  const day = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: day, until: day, storefront: day, location: day },
    })
  } catch {
    return undefined
  }
}

/** Which option says which part of a filter. */
const optionOf = { storefrontCode: 'storefront', locationCode: 'location', from: 'from', until: 'until' } as const

async function writeKind(
  shop: Exporter,
  kind: ExportKind,
  file: string,
  options: Options,
  onRows: OnRows | undefined,
): Promise<CommandOutput> {
  const filter = await filterIn(shop, kind, options)
  if ('problem' in filter) return { problems: [filter.problem] }
  const table = shop.exportTable(kind, filter)
  const total = onRows ? await table.countRows?.() : undefined
  let written = 0
  async function* rows() {
    for await (const row of table.rows()) {
      written += 1
      if (written % toldEach === 0) onRows?.(written, total)
      yield table.columns.map((column) => row[column] ?? '')
    }
  }
  await tableWriter(file)?.(file, table.columns, rows())
  return {
    lines: [
      `${written === 1 ? '1 row' : `${written.toLocaleString('en')} rows`} of ${kind} ${written === 1 ? 'is' : 'are'} in ${file}.`,
    ],
  }
}

async function filterIn(
  { clock, settings, stores }: Exporter,
  kind: ExportKind,
  options: Options,
): Promise<ExportFilter | { readonly problem: string }> {
  const names = Object.keys(optionOf) as (keyof ExportFilter)[]
  const unfit = names.find((name) => options[optionOf[name]] !== undefined && !exportFilters[kind].includes(name))
  if (unfit) return { problem: `${kind} can't be chosen by --${optionOf[unfit]}: leave it out` }
  const storefront = options.storefront === undefined ? undefined : storefrontByCode(options.storefront)
  if (options.storefront !== undefined && !storefront) {
    return { problem: `There is no storefront '${options.storefront}': write one of ${storefrontCodes.join(', ')}` }
  }
  const { location } = options
  if (location !== undefined && !(await stores.locationCodes()).includes(location)) {
    return { problem: `There is no location '${location}'` }
  }
  const wrong = [options.from, options.until].find((day) => day !== undefined && !isCalendarDay(day))
  if (wrong !== undefined) return { problem: `'${wrong}' is no day: write 2026-10-01` }
  const { timeZone } = settings.at(clock.now())
  const moment = (day: Day | undefined) => (day === undefined ? undefined : instantOf(day, '00:00', timeZone))
  const days = { ...(monthlyKinds.has(kind) && lastCalendarMonth(localDay(clock.now(), timeZone))), ...options }
  const [from, until] = [moment(days.from), moment(days.until)]
  if (from && until && until <= from) return { problem: '--until is no later than --from: write a later day' }
  return { storefrontCode: storefront?.code, locationCode: location, from, until }
}

const isCalendarDay = (day: string) => isDay.test(day) && !Number.isNaN(Date.parse(day))
