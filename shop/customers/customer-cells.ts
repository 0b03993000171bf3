import { birthdayDate, splitBirthday } from '#kernel/birthday.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import type { MessageKey, Refusal } from '#kernel/message-key.ts'
import { countries, languages, storefrontByCode } from '#kernel/storefront.ts'
import { oneLine } from '#kernel/typed-text.ts'
import { isPasswordHash } from '../credentials/passwords.ts'
import type { CellValue } from '../imports/cells.ts'
import type { Cells, RowProblem } from '../imports/import.ts'
import { stagedZone } from '../imports/local-moments.ts'
import { type ImportMessage, type ImportMessageKey, importMessage } from '../imports/messages.ts'
import {
  filled,
  momentCell,
  oneOf,
  optional,
  readStorefront,
  readYesOrNo,
  required,
  textUpTo,
  wholeNumber,
} from '../imports/record-cells.ts'
import type { RecordColumn } from '../imports/record-import.ts'
import { rowProblem } from '../imports/row-problem.ts'
import type { NewsletterMember } from '../newsletter/member.ts'
import { type Address, readAddress, type TypedAddress } from '../orders/address.ts'
import { addressCells, addressFileColumns } from '../orders/address-cells.ts'
import type { Consent } from '../privacy/consent.ts'
import { keeps } from '../privacy/retention.ts'
import { nameMost } from './customer.ts'
import type { CustomerFile } from './customer-file-store.ts'

export const addressUses = ['billing', 'shipping'] as const
export type AddressUse = (typeof addressUses)[number]

const salutations = ['mr', 'mrs']
const readText = (most: number) => {
  const read = textUpTo(most)
  return (cell: string) => read(oneLine(cell))
}

const addressReaders = (of: AddressUse): Readonly<Record<string, RecordColumn>> =>
  Object.fromEntries(
    addressFileColumns(of).map((column) => {
      if (column.endsWith('_salutation')) return [column, optional(oneOf(salutations))]
      return [column, optional(column.endsWith('_country') ? oneOf(countries) : readText(120))]
    }),
  )

/** What a file of customers says, in the order in which an export writes it; the last column only comes in. */
export const customerColumnReaders: Readonly<Record<string, RecordColumn>> = {
  email: required(readEmail),
  storefront: required(readStorefront),
  language: optional(oneOf(languages)),
  salutation: optional(oneOf(salutations)),
  first_name: required(readText(nameMost)),
  last_name: required(readText(nameMost)),
  birthday: optional(),
  ...addressReaders('billing'),
  ...addressReaders('shipping'),
  newsletter: optional(readYesOrNo),
  newsletter_at: optional(momentCell(stagedZone, 'begin')),
  newsletter_source: optional(readText(60)),
  points: optional(wholeNumber(0, 1_000_000)),
  password_hash: optional((cell) =>
    isPasswordHash(cell) ? { value: cell } : { problem: importMessage('password-hash-unreadable') },
  ),
}

/** What goes out: no secrets. */
export const customerFileColumns: readonly string[] = Object.keys(customerColumnReaders).filter(
  (column) => column !== 'password_hash',
)

/** What a file changes of an account that the shop knows. The rest is its owner's, or told once. */
const changedByFiles: readonly string[] = [
  'language',
  'salutation',
  'first_name',
  'last_name',
  'birthday',
  ...addressUses.flatMap(addressFileColumns),
]

/** What the shop knows of the address of a row. */
export type KnownCustomer = {
  readonly file: CustomerFile | undefined
  readonly member: NewsletterMember | undefined
  /** What they decided last about the newsletter. */
  readonly decided: Pick<Consent, 'decision' | 'at'> | undefined
  /** Whether an account of the address was deleted, or moved to another one, within twelve months. */
  readonly hasLeft: boolean
}

function readEmail(cell: string): CellValue<string> {
  return emailError(cell) === undefined
    ? { value: normalizedEmail(cell) }
    : { problem: importMessage('email-unreadable', { cell }) }
}

/** A customer as the cells of a row; those that are empty are left out. */
export function cellsOfCustomer(
  { customer, billing, shipping, points }: CustomerFile,
  member: NewsletterMember | undefined,
): Cells {
  const other = shipping && shipping.id !== billing?.id ? addressCells('shipping', shipping) : {}
  return withoutTwice(
    filled({
      email: customer.email,
      storefront: customer.storefrontCode,
      language: customer.language,
      salutation: customer.salutation,
      first_name: customer.firstName,
      last_name: customer.lastName,
      birthday: customer.birthday,
      ...(billing && addressCells('billing', billing)),
      ...other,
      ...newsletterCells(member),
      points: `${Math.max(0, points)}`,
    }),
  )
}

function newsletterCells(member: NewsletterMember | undefined): Cells {
  if (member?.status === 'unsubscribed') return { newsletter: 'no' }
  if (member?.status !== 'subscribed') return {}
  return filled({
    newsletter: 'yes',
    newsletter_at: member.confirmedAt?.toISOString(),
    newsletter_source: member.source,
  })
}

const partOf = (record: Cells, use: AddressUse): Cells =>
  filled(Object.fromEntries(addressFileColumns(use).map((column) => [column, record[column]])))

/** One address for both is told once. */
function withoutTwice(record: Cells): Cells {
  const [billing, shipping] = addressUses.map((use) => Object.entries(partOf(record, use)))
  const twice = (shipping ?? []).map(([column, cell]) => `${column.replace('shipping', 'billing')} ${cell}`)
  const isTwice =
    twice.length > 0 &&
    twice.length === billing?.length &&
    billing.every(([column, cell]) => twice.includes(`${column} ${cell}`))
  return isTwice ? filled({ ...record, ...emptied('shipping') }) : record
}

const emptied = (use: AddressUse): Cells => Object.fromEntries(addressFileColumns(use).map((column) => [column, '']))

/** A record with what a row of a file makes of it, and whether the row decides about the newsletter. */
export type MergedCustomer = { readonly record: Cells; readonly decides: 'yes' | 'no' | null }

export function mergedCustomer(known: KnownCustomer, told: Cells): MergedCustomer {
  const { before, merged, decides } = mergedCells(known, told)
  const read = addressUses.flatMap((use) => {
    const address = addressIn(merged, before, use)
    return address && 'address' in address ? Object.entries(addressCells(use, address.address)) : []
  })
  const record = { ...merged, ...Object.fromEntries(read) }
  return { record: withoutTwice(filled(record)), decides }
}

function mergedCells(known: KnownCustomer, told: Cells) {
  const before = known.file && cellsOfCustomer(known.file, known.member)
  const decides = decidedBy(told, known)
  const taken = Object.fromEntries(
    Object.entries(told).filter(([column]) =>
      before ? changedByFiles.includes(column) : !/^(?:newsletter|password)/.test(column),
    ),
  )
  const opened = { language: storefrontByCode(told.storefront ?? '')?.language, points: '0' }
  const base = before ?? { ...opened, ...newsletterCells(known.member) }
  return { before, decides, merged: filled({ ...base, ...taken, ...(decides && newsletterOf(told, decides)) }) }
}

const newsletterOf = ({ newsletter_at, newsletter_source }: Cells, decides: 'yes' | 'no'): Cells =>
  decides === 'yes'
    ? filled({ newsletter: 'yes', newsletter_at, newsletter_source })
    : { newsletter: 'no', newsletter_at: '', newsletter_source: '' }

/**
 * What a row decides about the newsletter: nothing where it says no day, where the shop knows a later decision, or where it is so already.
 * A consent that was taken back as a mistake of the retailer may be shown again.
 */
function decidedBy({ newsletter, newsletter_at }: Cells, { member, decided }: KnownCustomer): 'yes' | 'no' | null {
  if (!newsletter || !newsletter_at) return null
  const [at, last] = [new Date(newsletter_at), decided?.at ?? new Date(0)]
  const isLater = at > last || (decided?.decision === 'given' && at >= last)
  const isOn = member?.status === 'subscribed'
  if (!isLater || (newsletter === 'yes') === isOn) return null
  if (newsletter === 'yes') return 'yes'
  return isOn ? 'no' : null
}

/** The address that a record has for a use: read anew where a file changed it; nothing where it has none. */
function addressIn(
  record: Cells,
  before: Cells | undefined,
  use: AddressUse,
): ReturnType<typeof readAddress> | undefined {
  const cells = partOf(record, use)
  const had = before ? partOf(before, use) : {}
  const columns = new Set([...Object.keys(cells), ...Object.keys(had)])
  if ([...columns].every((column) => cells[column] === had[column])) return undefined
  const storefront = storefrontByCode(record.storefront ?? '')
  if (!storefront) return undefined
  const cell = (column: string) => cells[`${use}_${column}`]
  const typed: TypedAddress = {
    countryIso: cell('country') ?? storefront.country,
    salutation: cell('salutation') ?? record.salutation,
    firstName: cell('first_name') ?? record.first_name ?? '',
    lastName: cell('last_name') ?? record.last_name ?? '',
    zipcode: cell('postcode') ?? '',
    city: cell('city') ?? '',
    street: cell('street') ?? '',
    additionalAddressLine1: cell('address_line_1'),
    additionalAddressLine2: cell('address_line_2'),
    phoneNumber: cell('phone'),
  }
  return readAddress(typed, storefront, '', 'billing')
}

/** The address of a record that was merged, as the shop keeps it; nothing where it has none. */
export function addressOfRecord(record: Cells, use: AddressUse): Address | undefined {
  const read = addressIn(record, undefined, use)
  return read && 'address' in read ? read.address : undefined
}

/** What is wrong with a row as a whole, beside what is wrong with its cells. */
export function customerProblems(known: KnownCustomer, told: Cells, now: Date): readonly RowProblem[] {
  const { before, merged } = mergedCells(known, told)
  return [
    ...accountProblems(known, told),
    ...birthdayProblems(told.birthday, now),
    ...addressUses.flatMap((use) => addressProblems(merged, before, use)),
    ...newsletterProblems(told, now),
  ]
}

function accountProblems({ file, hasLeft }: KnownCustomer, told: Cells): readonly RowProblem[] {
  if (file) return []
  if (hasLeft) return [rowProblem('email', importMessage('customer-left'))]
  return ['storefront', 'first_name', 'last_name'].flatMap((column) =>
    told[column] ? [] : [rowProblem(column, importMessage('record-needs-column', { column }))],
  )
}

function birthdayProblems(birthday: string | undefined, now: Date): readonly RowProblem[] {
  if (!birthday) return []
  const parts = splitBirthday(birthday)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthday) && parts && birthdayDate(parts, now) !== undefined
  return isDay ? [] : [rowProblem('birthday', importMessage('birthday-unreadable', { cell: birthday }))]
}

function newsletterProblems(told: Cells, now: Date): readonly RowProblem[] {
  const at = told.newsletter_at ? new Date(told.newsletter_at) : undefined
  if (at && at > now) return [rowProblem('newsletter_at', importMessage('consent-in-future'))]
  if (told.newsletter !== 'yes') return []
  const lacking = ['newsletter_at', 'newsletter_source'].filter((column) => !told[column])
  if (lacking.length > 0)
    return [rowProblem('newsletter', importMessage('consent-without-proof', { columns: lacking.join(', ') }))]
  if (!at || at.getTime() > now.getTime() - keeps.consent) return []
  return [rowProblem('newsletter_at', importMessage('consent-too-old'))]
}

const columnOfField: Readonly<Record<string, string>> = {
  countryIso: 'country',
  firstName: 'first_name',
  lastName: 'last_name',
  zipcode: 'postcode',
  additionalAddressLine1: 'address_line_1',
  additionalAddressLine2: 'address_line_2',
  phoneNumber: 'phone',
}

function addressProblems(record: Cells, before: Cells | undefined, use: AddressUse): readonly RowProblem[] {
  const had = before ? Object.keys(partOf(before, use)).length : 0
  if (had > 0 && Object.keys(partOf(record, use)).length === 0) {
    return [rowProblem(`${use}_street`, importMessage('address-stays'))]
  }
  const read = addressIn(record, before, use)
  if (!read || 'address' in read) return []
  return read.refusals.map((refusal) => {
    const field = refusal.field ?? 'street'
    const column = `${use}_${columnOfField[field] ?? field}`
    const cell = record[column] ?? record[column.slice(use.length + 1)] ?? ''
    return rowProblem(column, addressMessage(column, refusal, cell))
  })
}

const cellRefusals = {
  'zipcode-invalid': 'postcode-unreadable',
  'phone-invalid': 'phone-unreadable',
  'country-not-delivered': 'country-not-served',
} as const satisfies Partial<Record<MessageKey, ImportMessageKey>>

function addressMessage(column: string, { messageKey, name }: Refusal, cell: string): ImportMessage {
  if (messageKey.endsWith('-required')) return importMessage('address-needs-column', { column })
  if (messageKey === 'field-too-long' || messageKey === 'house-number-addition-too-long')
    return importMessage('address-cell-too-long', { column, most: name ?? '' })
  const known = Object.entries(cellRefusals).find(([refusal]) => refusal === messageKey)?.[1]
  return importMessage(known ?? 'address-cell-unreadable', { cell })
}
