import { type Day, instantOf, localDay } from '#kernel/calendar.ts'
import { decimalAmount } from '#kernel/money.ts'
import { journalLines, VatTotals } from '#shop/invoices/journal.ts'
import type { Shop } from '#shop/shop.ts'
import { writeCsv } from './import-reports.ts'
import type { CommandOutput } from './order-commands.ts'

export const exportUsage = [
  'npm run export -- journal FILE [--from DAY] [--until DAY]   invoices and credit notes, a line for each rate of VAT',
  'npm run export -- vat FILE [--from DAY] [--until DAY]       sums by country and rate, with what goes through the one-stop shop',
  'DAY is 2026-10-01; without them the last calendar month. The day of --until is not included.',
]

const isDay = /^\d{4}-\d{2}-\d{2}$/

type Exporter = Pick<Shop, 'clock' | 'company' | 'invoicesBetween' | 'settings'>
type Period = { readonly from: Day; readonly until: Day }

/** `npm run export -- …`: what a bookkeeper’s system reads, as CSV. */
export async function exportCommand(shop: Exporter, [what, file, ...args]: readonly string[]): Promise<CommandOutput> {
  const { timeZone } = shop.settings.at(shop.clock.now())
  const period = periodIn(args, localDay(shop.clock.now(), timeZone))
  if (file === undefined || file.startsWith('-') || !period) return { problems: exportUsage }
  const [from, until] = [instantOf(period.from, '00:00', timeZone), instantOf(period.until, '00:00', timeZone)]
  switch (what) {
    case 'journal':
      return writeJournal(shop, file, from, until)
    case 'vat':
      return writeVat(shop, file, from, until)
    default:
      return { problems: exportUsage }
  }
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
  await writeCsv(file, header, rows())
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
  await writeCsv(file, ['country', 'currency', 'rate', 'one_stop_shop', 'net', 'vat', 'gross'], rows())
  return { lines: [`${totals.lines.length} sums are in ${file}.`] }
}

// Amounts of credit notes begin with a minus, which the file's guard against formulas would take for one.
const amount = (cents: number): string => decimalAmount(cents)
const percent = (rate: number): string => String(rate / 100)

/** Without days the calendar month before this one. */
function periodIn(args: readonly string[], today: Day): Period | undefined {
  const given = new Map<string, string>()
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value = ''] = [args[at], args[at + 1]]
    if ((name !== '--from' && name !== '--until') || !isDay.test(value) || Number.isNaN(Date.parse(value)))
      return undefined
    given.set(name, value)
  }
  const firstOfMonth = `${today.slice(0, 7)}-01`
  const before = new Date(Date.parse(firstOfMonth) - 1).toISOString().slice(0, 7)
  const period = { from: given.get('--from') ?? `${before}-01`, until: given.get('--until') ?? firstOfMonth }
  return period.from < period.until ? period : undefined
}
