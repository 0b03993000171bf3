import { parseArgs } from 'node:util'
import { type Day, instantOf, localDay } from '#kernel/calendar.ts'
import { decimalAmount } from '#kernel/money.ts'
import { storefrontByCode, storefrontCodes } from '#kernel/storefront.ts'
import { type ExportFilter, type ExportKind, exportFilters, exportKinds } from '#shop/exports/export.ts'
import { journalLines, VatTotals } from '#shop/invoices/journal.ts'
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
  'npm run export -- journal FILE [--from DAY] [--until DAY]   invoices and credit notes, a line for each rate of VAT',
  'npm run export -- vat FILE [--from DAY] [--until DAY]       sums by country and rate, with what goes through the one-stop shop',
  'FILE ends with .csv, or with .jsonl for JSON Lines.',
  'DAY is 2026-10-01; the day of --until is not included. Without days journal and vat are of the last calendar month, and the rest is all there is.',
]

const isDay = /^\d{4}-\d{2}-\d{2}$/

type Exporter = Pick<Shop, 'clock' | 'company' | 'invoicesBetween' | 'settings' | 'exportTable' | 'stores'>
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
  const isBookkeeping = what === 'journal' || what === 'vat'
  if (!given || file === undefined || more !== undefined || (!kind && !isBookkeeping)) return { problems: exportUsage }
  const write = tableWriter(file)
  if (!write)
    return { problems: [`${file} ends with neither .csv nor .jsonl: name the file so that its format is known`] }
  try {
    if (kind) return await writeKind(shop, kind, file, given.values, onRows)
    return await writeBooks(shop, what === 'vat', file, given.values)
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
  return { lines: [`${written.toLocaleString('en')} rows of ${kind} are in ${file}.`] }
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
  const [from, until] = [moment(options.from), moment(options.until)]
  if (from && until && until <= from) return { problem: '--until is no later than --from: write a later day' }
  return { storefrontCode: storefront?.code, locationCode: location, from, until }
}

const isCalendarDay = (day: string) => isDay.test(day) && !Number.isNaN(Date.parse(day))

/** What a bookkeeper’s system reads. */
async function writeBooks(shop: Exporter, isVat: boolean, file: string, options: Options): Promise<CommandOutput> {
  const { timeZone } = shop.settings.at(shop.clock.now())
  const period = periodIn(options, localDay(shop.clock.now(), timeZone))
  if (!period || options.storefront !== undefined || options.location !== undefined) return { problems: exportUsage }
  const [from, until] = [instantOf(period.from, '00:00', timeZone), instantOf(period.until, '00:00', timeZone)]
  return isVat ? writeVat(shop, file, from, until) : writeJournal(shop, file, from, until)
}

async function writeJournal(shop: Exporter, file: string, from: Date, until: Date): Promise<CommandOutput> {
  let documents = 0
  async function* rows() {
    for await (const invoice of shop.invoicesBetween(from, until)) {
      documents++
      for (const { day, number, kind, order, country, currency, rate, net, vat, gross, payment } of journalLines(
        invoice,
      )) {
        yield [day, number, kind, order, country, currency, percent(rate), ...[net, vat, gross].map(amount), payment]
      }
    }
  }
  const header = ['day', 'number', 'kind', 'order', 'country', 'currency', 'rate', 'net', 'vat', 'gross', 'payment']
  await tableWriter(file)?.(file, header, rows())
  return { lines: [`${documents} documents are in ${file}.`] }
}

async function writeVat(shop: Exporter, file: string, from: Date, until: Date): Promise<CommandOutput> {
  const totals = new VatTotals(shop.company.country)
  for await (const invoice of shop.invoicesBetween(from, until))
    for (const line of journalLines(invoice)) totals.add(line)
  async function* rows() {
    for (const { country, currency, rate, oneStopShop, net, vat, gross } of totals.lines)
      yield [country, currency, percent(rate), oneStopShop ? 'yes' : 'no', ...[net, vat, gross].map(amount)]
  }
  await tableWriter(file)?.(file, ['country', 'currency', 'rate', 'one_stop_shop', 'net', 'vat', 'gross'], rows())
  return { lines: [`${totals.lines.length} sums are in ${file}.`] }
}

// Amounts of credit notes begin with a minus, which the file's guard against formulas would take for one.
const amount = (cents: number): string => decimalAmount(cents)
const percent = (rate: number): string => String(rate / 100)

/** Without days the calendar month before this one. */
function periodIn(options: Options, today: Day): { readonly from: Day; readonly until: Day } | undefined {
  if ([options.from, options.until].some((day) => day !== undefined && !isCalendarDay(day))) return undefined
  const firstOfMonth = `${today.slice(0, 7)}-01`
  const before = new Date(Date.parse(firstOfMonth) - 1).toISOString().slice(0, 7)
  const period = { from: options.from ?? `${before}-01`, until: options.until ?? firstOfMonth }
  return period.from < period.until ? period : undefined
}
