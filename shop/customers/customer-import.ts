import { isDeepStrictEqual } from 'node:util'
import { normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import type { Salutation } from '#kernel/salutation.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Cells, ImportRow, RowPlan, RowProblem } from '../imports/import.ts'
import type { KindOfImport, LeftRow } from '../imports/import-kind.ts'
import { type ImportMessage, importMessage } from '../imports/messages.ts'
import { filled } from '../imports/record-cells.ts'
import { describedCells, readRecordRow, stagedRow } from '../imports/record-import.ts'
import { rowProblem } from '../imports/row-problem.ts'
import { leaveByEmail, takeConsent, undoConsent } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import type { Repositories } from '../transact.ts'
import type { Customer } from './customer.ts'
import {
  type AddressUse,
  addressOfRecord,
  addressUses,
  cellsOfCustomer,
  customerColumnReaders,
  customerFileColumns,
  customerProblems,
  type KnownCustomer,
  mergedCustomer,
} from './customer-cells.ts'
import type { CustomerFile } from './customer-file-store.ts'

const uses = ['imports', 'customers', 'addresses', 'loyalty', 'newsletter', 'consents', 'jobs'] as const
type Used = Pick<Repositories, 'imports' | 'customers' | 'addresses' | 'loyalty' | 'newsletter' | 'consents' | 'jobs'>

/** What a plan keeps of a row: the cells of a customer, and what the row decides about the newsletter. */
type KeptCustomer = { readonly record: Cells; readonly decides?: 'yes' | 'no' }

const reading = { columns: customerColumnReaders, keyColumns: ['email'] } as const

/**
 * Customers of an earlier shop, or of the cash desk's system. A file opens accounts and changes what an account says of its owner; it never
 * closes one, sets no password of a known one, and writes to nobody.
 */
export const customerImport: KindOfImport<(typeof uses)[number]> = {
  uses,
  required: reading.keyColumns,
  oneOf: [],
  optional: Object.keys(customerColumnReaders).filter((column) => column !== 'email'),
  isGrouped: false,
  localMoments: { newsletter_at: 'begin' },
  mostAtOnce: 50,
  secretColumns: ['password_hash'],
  onlyDelta: importMessage('customers-only-change'),
  appliedActions: ['created', 'changed'],
  describe: (values) => (values ? describedCells((values as KeptCustomer).record, customerFileColumns) : ''),
  tags: () => [],

  async check(repositories, rows, now) {
    const read = rows.map((row) => readRecordRow(reading, row))
    const known = await knownCustomers(
      repositories,
      read.map(({ told }) => told.email ?? ''),
      now,
    )
    return read.map(({ row, told, problems }) => {
      const email = told.email ?? ''
      const missing: readonly RowProblem[] =
        (row.cells.email ?? '').trim() === '' ? [rowProblem('email', importMessage('customer-email-missing'))] : []
      const whole = email === '' ? [] : customerProblems(known(email), told, now)
      const unread = new Set(problems.map(({ column }) => column))
      // What can't be read is found again by its address all the same, when its person is erased.
      const place = normalizedEmail(row.cells.email ?? '') || null
      return stagedRow(row, place, [...problems, ...missing, ...whole.filter(({ column }) => !unread.has(column))])
    })
  },

  stageLeftOut: () => Promise.resolve(undefined),
  refuseDuplicates: ({ imports }, id) => imports.refuseSamePlaces(id, 'email'),

  async plan(repositories, _run, rows, now) {
    const known = await knownCustomers(repositories, emailsOf(rows), now)
    return rows.map((row) => planOf(row, known(row.place ?? '')))
  },

  async apply(repositories, _run, rows, now) {
    await repositories.customers.lockEmails(emailsOf(rows))
    const known = await knownCustomers(repositories, emailsOf(rows), now)
    const plans: RowPlan[] = []
    for (const row of rows) {
      const customer = known(row.place ?? '')
      const plan = planOf(row, customer)
      plans.push(await applyPlan(repositories, row, plan, customer.file, now))
    }
    return { plans, changedProducts: [] }
  },

  async undo(repositories, _run, rows, now) {
    await repositories.customers.lockEmails(emailsOf(rows))
    const known = await knownCustomers(repositories, emailsOf(rows), now)
    const left: LeftRow[] = []
    for (const row of rows) {
      const because = await undoRow(repositories, row, known(row.place ?? ''), now)
      if (because !== undefined) left.push({ position: row.position, because })
    }
    return { left, changedProducts: [] }
  },
}

const emailsOf = (rows: readonly ImportRow[]) => rows.flatMap(({ place }) => place ?? [])

async function knownCustomers(
  { customers, newsletter, consents, loyalty }: Pick<Used, 'customers' | 'newsletter' | 'consents' | 'loyalty'>,
  emails: readonly string[],
  now: Date,
): Promise<(email: string) => KnownCustomer> {
  const asked = [...new Set(emails)].filter((email) => email !== '')
  const files = await customers.filesOf(asked)
  const members = await newsletter.byEmails(asked)
  const decisions = await consents.lastDecisions(asked, 'newsletter')
  const left = await loyalty.leftOf(asked, now)
  return (email) => ({
    file: files.get(email),
    member: members.get(email),
    decided: decisions.get(email),
    hasLeft: left.has(email),
  })
}

function toldBy({ position, line, cells }: ImportRow): Cells {
  return readRecordRow(reading, { line: line ?? position, cells: cells ?? {} }).told
}

function planOf(row: ImportRow, known: KnownCustomer): RowPlan {
  const { position } = row
  const { file } = known
  if (!file && known.hasLeft) return refusedPlan(position, importMessage('customer-left-meanwhile'))
  const before = file ? { record: cellsOfCustomer(file, known.member) } : null
  const { record, decides } = mergedCustomer(known, toldBy(row))
  if (before && !decides && isDeepStrictEqual(before.record, record)) {
    return { position, action: 'unchanged', before, after: null }
  }
  const after: KeptCustomer = { record, ...(decides && { decides }) }
  return { position, action: before ? 'changed' : 'created', before, after }
}

const refusedPlan = (position: number, problem: ImportMessage): RowPlan => ({
  position,
  action: 'refused',
  before: null,
  after: null,
  problems: [rowProblem('email', problem)],
})

async function applyPlan(
  repositories: Used,
  row: ImportRow,
  plan: RowPlan,
  file: CustomerFile | undefined,
  now: Date,
): Promise<RowPlan> {
  if (plan.action !== 'created' && plan.action !== 'changed') return plan
  const { record, decides } = plan.after as KeptCustomer
  if (!file && !(await openAccount(repositories, record, row.cells?.password_hash?.trim() || null, now))) {
    return refusedPlan(plan.position, importMessage('customer-opened-meanwhile'))
  }
  if (file) await changeAccount(repositories, file, record, now)
  if (decides === 'no') await leaveByEmail(repositories, record.email ?? '', now, 'import')
  if (decides === 'yes') {
    const {
      storefront,
      email = '',
      first_name = '',
      last_name = '',
      birthday,
      newsletter_at,
      newsletter_source,
    } = record
    const details = memberDetails(storefrontOf(storefront as Customer['storefrontCode']), {
      email,
      firstName: first_name,
      lastName: last_name,
      salutation: salutationOf(record),
      birthday: birthday ?? null,
      country: addressOfRecord(record, 'billing')?.country,
    })
    const proof = { at: new Date(newsletter_at ?? ''), source: newsletter_source ?? '' }
    await takeConsent(repositories, details, proof, now)
  }
  return plan
}

const salutationOf = ({ salutation }: Cells): Salutation | null =>
  salutation === 'mr' || salutation === 'mrs' ? salutation : null

/** @returns false where somebody opened an account of the same address meanwhile */
async function openAccount(
  { customers, addresses, loyalty, newsletter }: Used,
  record: Cells,
  passwordHash: string | null,
  now: Date,
): Promise<boolean> {
  const { email = '', first_name = '', last_name = '', birthday = null } = record
  const customer = await customers.add({
    storefrontCode: record.storefront as Customer['storefrontCode'],
    language: record.language as Customer['language'],
    email,
    passwordHash,
    salutation: salutationOf(record),
    firstName: first_name,
    lastName: last_name,
    birthday,
    newsletter: (await newsletter.byEmail(email))?.status === 'subscribed',
    emailToken: newToken(),
    createdAt: now,
  })
  if (!customer) return false
  const [billing, shipping] = addressUses.map((use) => addressOfRecord(record, use))
  const billingId = billing && (await addresses.add(billing, now, customer.id))
  const shippingId = shipping ? await addresses.add(shipping, now, customer.id) : billingId
  if (billingId || shippingId) {
    await customers.change(
      customer.id,
      { defaultBillingAddressId: billingId ?? null, defaultShippingAddressId: shippingId ?? null },
      now,
    )
  }
  const points = Number(record.points ?? 0)
  if (points > 0) {
    await loyalty.add({ customerId: customer.id, type: 'opening', points, state: 'available', at: now })
  }
  return true
}

async function changeAccount(
  { customers, addresses }: Pick<Used, 'customers' | 'addresses'>,
  file: CustomerFile,
  record: Cells,
  now: Date,
): Promise<void> {
  const { customer } = file
  const { language, first_name, last_name, birthday } = record
  await customers.change(
    customer.id,
    {
      language: language as Customer['language'],
      salutation: salutationOf(record),
      firstName: first_name ?? customer.firstName,
      lastName: last_name ?? customer.lastName,
      birthday: birthday ?? null,
    },
    now,
  )
  const before = cellsOfCustomer(file, undefined)
  for (const use of addressUses) {
    const address = addressOfRecord(record, use)
    if (!address || isDeepStrictEqual(addressOfRecord(before, use), address)) continue
    const { id, customFields } = defaultOf(file, use) ?? {}
    if (id !== undefined) {
      await addresses.replaceOfCustomer(customer.id, id, { ...address, customFields: customFields ?? {} })
      continue
    }
    const added = await addresses.add(address, now, customer.id)
    await customers.change(
      customer.id,
      {
        ...(use === 'billing' ? { defaultBillingAddressId: added } : { defaultShippingAddressId: added }),
        // The first address of a book is the default for both.
        ...(use === 'billing' && !file.shipping && !addressOfRecord(record, 'shipping')
          ? { defaultShippingAddressId: added }
          : {}),
      },
      now,
    )
  }
}

/** The address that a use has of its own: a parcel's that goes to the address of the invoice has none. */
function defaultOf({ billing, shipping }: CustomerFile, use: AddressUse) {
  if (use === 'billing') return billing
  return shipping && shipping.id !== billing?.id ? shipping : null
}

/** What of a record an undo compares: points come and go with orders, and where a consent came from is told by its proof. */
const comparable = (record: Cells | undefined): Cells =>
  filled({ ...record, points: '', newsletter: '', newsletter_at: '', newsletter_source: '' })

/** @returns why the row is left as it is, or as far as it is */
async function undoRow(
  repositories: Used,
  { before, after, place }: ImportRow,
  { file, member }: KnownCustomer,
  now: Date,
): Promise<ImportMessage | undefined> {
  if (!file) return importMessage('left-account-gone')
  const { record, decides } = after as KeptCustomer
  if (!isDeepStrictEqual(comparable(cellsOfCustomer(file, member)), comparable(record)))
    return importMessage('left-changed')
  if (!before && file.isUsed) return importMessage('left-account-used')
  if (decides === 'yes') await undoConsent(repositories, place ?? '', now)
  if (!before) {
    await repositories.customers.remove(file.customer.id)
    return undefined
  }
  await changeAccount(repositories, file, (before as KeptCustomer).record, now)
  return decides === 'no' ? importMessage('left-newsletter') : undefined
}
