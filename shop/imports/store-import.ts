import { changes } from '#kernel/cache-table.ts'
import { weekdays } from '#kernel/calendar.ts'
import type { OpeningHours, OpeningPeriod } from '#kernel/opening-hours.ts'
import { type Country, countries, type Language, languages } from '#kernel/storefront.ts'
import type { StoreFeed } from '../catalog/catalog-feed.ts'
import { isTimeZone } from '../settings/values.ts'
import { type CellValue, isDay } from './cells.ts'
import type { Cells, RowProblem } from './import.ts'
import { importMessage } from './messages.ts'
import { filled, oneOf, optional, required, textUpTo, wholeNumber } from './record-cells.ts'
import type { RecordColumn, RecordKind } from './record-import.ts'
import { rowProblem } from './row-problem.ts'

const closed = 'closed'

const inEachLanguage = (name: string): Readonly<Record<string, RecordColumn>> =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, optional(textUpTo(120))]))

/**
 * Where goods lie: the buildings that shoppers walk into, and the distribution centre. A store that a full file leaves out is closed: it is
 * shown nowhere, and stays for its orders.
 */
export const storeRecords: RecordKind = {
  columns: {
    store: required((cell) =>
      /^[A-Z0-9][A-Z0-9_-]{0,19}$/i.test(cell)
        ? { value: cell }
        : { problem: importMessage('store-code-unreadable', { cell }) },
    ),
    name: required(textUpTo(120)),
    street: required(textUpTo(120)),
    house_number: required(textUpTo(20)),
    postcode: required(textUpTo(12)),
    city: required(textUpTo(80)),
    country: required(oneOf(countries)),
    latitude: required(degreesUpTo(90)),
    longitude: required(degreesUpTo(180)),
    telephone: required((cell) =>
      /^\+?[\d ()/-]{5,30}$/.test(cell)
        ? { value: cell }
        : { problem: importMessage('telephone-unreadable', { cell }) },
    ),
    time_zone: optional((cell) =>
      isTimeZone(cell) ? { value: cell } : { problem: importMessage('time-zone-unknown', { cell }) },
    ),
    ...Object.fromEntries(weekdays.map((weekday) => [weekday, optional(readPeriods)])),
    exceptions: optional(readExceptions),
    ...inEachLanguage('city'),
    ...inEachLanguage('street'),
    safety_stock: optional(wholeNumber(0, 9999)),
  },
  keyColumns: ['store'],
  tags: changes.catalogImport,

  async problemsOf({ catalogImport }) {
    const centres = await catalogImport.distributionCentres()
    return (record) => problemsOf(record, centres)
  },
  find: async ({ catalogImport }, keys) =>
    new Map((await catalogImport.storeFeeds(keys)).map((store) => [store.code, recordOf(store)] as const)),
  async toldBefore({ catalogImport }, keys) {
    const told = await catalogImport.hoursToldBefore(keys)
    return new Map([...told].map(([code, hours]) => [code, cellsOfHours(hours)] as const))
  },
  canonical: (record) => recordOf(storeOf(record)),
  write: ({ catalogImport }, records) => catalogImport.putStores(records.map(storeOf)),
  end: ({ catalogImport }, keys) => catalogImport.closeStores(keys),
  stays: ({ catalogImport }) => catalogImport.distributionCentres(),
}

function problemsOf(record: Cells, centres: ReadonlySet<string>): readonly RowProblem[] {
  const told = weekdays.find((weekday) => record[weekday])
  if (told !== undefined && centres.has(record.store ?? ''))
    return [rowProblem(told, importMessage('store-is-centre', { store: record.store ?? '' }))]
  return told !== undefined && !record.time_zone
    ? [rowProblem('time_zone', importMessage('store-needs-time-zone'))]
    : []
}

function degreesUpTo(most: number) {
  return (cell: string): CellValue<string> => {
    const degrees = Number(cell.replace(',', '.'))
    return /^-?\d{1,3}(?:[.,]\d{1,12})?$/.test(cell) && Math.abs(degrees) <= most
      ? { value: `${degrees}` }
      : { problem: importMessage('degrees-unreadable', { cell }) }
  }
}

/** Reads `10:00-13:00 14:00-18:00`, or `closed`. */
function readPeriods(cell: string): CellValue<string> {
  if (cell.toLowerCase() === closed) return { value: closed }
  let last = ''
  const periods: string[] = []
  for (const part of cell.split(/\s+/)) {
    const [, opens = '', closes = ''] = /^(\d{1,2}:\d\d)-(\d{1,2}:\d\d)$/.exec(part) ?? []
    const [from, to] = [opens.padStart(5, '0'), closes.padStart(5, '0')]
    if (!isTime(from) || !(isTime(to) || to === '24:00') || from >= to || from < last)
      return { problem: importMessage('hours-unreadable', { cell }) }
    last = to
    periods.push(`${from}-${to}`)
  }
  return { value: periods.join(' ') }
}

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Reads `2026-12-24 10:00-16:00|2026-12-25 closed`. */
function readExceptions(cell: string): CellValue<string> {
  const days: string[] = []
  for (const one of cell.split('|')) {
    const [date = '', ...hours] = one.trim().split(/\s+/)
    const read = readPeriods(hours.join(' '))
    if (!isDay(date) || 'problem' in read)
      return { problem: importMessage('exception-unreadable', { cell: one.trim() }) }
    days.push(`${date} ${read.value}`)
  }
  return { value: days.sort().join('|') }
}

const periodsOf = (cell: string): OpeningPeriod[] =>
  cell === closed
    ? []
    : cell.split(' ').map((part) => {
        const [opens = '', closes = ''] = part.split('-')
        return { opens, closes }
      })

const cellOfPeriods = (periods: readonly OpeningPeriod[] | undefined): string =>
  periods?.map(({ opens, closes }) => `${opens}-${closes}`).join(' ') || closed

function hoursOf(record: Cells): OpeningHours | undefined {
  if (!record.time_zone) return undefined
  const told = weekdays.flatMap((weekday) => (record[weekday] ? [[weekday, periodsOf(record[weekday])] as const] : []))
  const exceptions = (record.exceptions ?? '').split('|').filter((one) => one !== '')
  return {
    timeZone: record.time_zone,
    days: Object.fromEntries(told.filter(([, periods]) => periods.length > 0)),
    exceptions: exceptions.map((one) => ({ date: one.slice(0, 10), periods: periodsOf(one.slice(11)) })),
  }
}

function storeOf(record: Cells): StoreFeed {
  const { store = '', name = '', street = '', postcode = '', city = '', telephone = '', latitude, longitude } = record
  const openingHours = hoursOf(record)
  const local = languages.flatMap((language): [Language, { city?: string; street?: string }][] => {
    const names = filled({ city: record[`city_${language}`], street: record[`street_${language}`] })
    return Object.keys(names).length > 0 ? [[language, names]] : []
  })
  return {
    code: store,
    name,
    street,
    houseNumber: record.house_number ?? '',
    postcode,
    city,
    country: record.country as Country,
    lat: Number(latitude),
    lng: Number(longitude),
    telephone,
    safetyStock: Number(record.safety_stock ?? 0),
    ...(openingHours && { openingHours }),
    ...(local.length > 0 ? { localNames: Object.fromEntries(local) } : {}),
  }
}

const cellsOfHours = ({ timeZone, days, exceptions }: OpeningHours): Cells => ({
  time_zone: timeZone,
  ...Object.fromEntries(weekdays.map((weekday) => [weekday, cellOfPeriods(days[weekday])])),
  exceptions: exceptions
    .map(({ date, periods }) => `${date} ${cellOfPeriods(periods)}`)
    .toSorted()
    .join('|'),
})

function recordOf({ openingHours, localNames, ...store }: StoreFeed): Cells {
  const hours = openingHours && cellsOfHours(openingHours)
  const names = languages.map((language) => ({
    [`city_${language}`]: localNames?.[language]?.city,
    [`street_${language}`]: localNames?.[language]?.street,
  }))
  return filled({
    store: store.code,
    name: store.name,
    street: store.street,
    house_number: store.houseNumber,
    postcode: store.postcode,
    city: store.city,
    country: store.country,
    latitude: `${store.lat}`,
    longitude: `${store.lng}`,
    telephone: store.telephone,
    ...hours,
    ...Object.assign({}, ...names),
    safety_stock: store.safetyStock ? `${store.safetyStock}` : '',
  })
}
