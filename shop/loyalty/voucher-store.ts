import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { addDays, type Day, localDay } from '#kernel/calendar.ts'
import { type Currency, type StorefrontCode, storefrontOf, storefronts } from '#kernel/storefront.ts'
import type { LoyaltyRules } from '../settings/settings.ts'
import type { Member } from './loyalty-store.ts'
import { issueDay, newBarcode, reservationTime, type Voucher, voucherValidity } from './vouchers.ts'

export const voucherColumns = [
  'vouchers.id',
  'vouchers.number',
  'vouchers.customer_id',
  'vouchers.store_code',
  'vouchers.barcode',
  'vouchers.amount',
  'vouchers.currency',
  'vouchers.status',
  'vouchers.valid_from',
  'vouchers.valid_to',
  'vouchers.minimum_purchase',
  'vouchers.maximum_products',
] as const

/** Whom a mail about a voucher goes to. */
export type VoucherOwner = {
  readonly email: string
  readonly firstName: string
  readonly storefrontCode: StorefrontCode
}

export type VoucherReader = ReturnType<typeof voucherReader>

export function voucherReader(db: Database) {
  return {
    /** What a customer can use, what is valid longest last. One that lies in a cart is still theirs. */
    async usableOf(customerId: string, now: Date): Promise<Voucher[]> {
      const rows = await db
        .selectFrom('vouchers')
        .where('customer_id', '=', customerId)
        .where('status', 'in', ['issued', 'reserved'])
        .where((by) => by.not(isOver(by, now)))
        .select(voucherColumns)
        .orderBy('valid_to')
        .orderBy('number')
        .execute()
      return rows.flatMap(asVoucher)
    },

    /**
     * Vouchers by their barcodes, and whose hands they are in: `own` when this cart holds them, or the one that it was copied
     * from because nobody has paid its order.
     */
    async standing(
      barcodes: readonly string[],
      cartId: string | null,
      now: Date,
    ): Promise<{ readonly voucher: Voucher; readonly standing: 'free' | 'own' | 'taken' }[]> {
      if (barcodes.length === 0) return []
      const rows = await db
        .selectFrom('vouchers')
        .where('barcode', '=', anyOf(barcodes, 'text'))
        .select((by) => [
          ...voucherColumns,
          by.or([by('status', '!=', 'reserved'), hasLapsed(by, now)]).as('is_free'),
          isHeldFor(by, cartId).as('is_own'),
        ])
        .execute()
      return rows.flatMap((row) => {
        const standing = row.is_own ? ('own' as const) : row.is_free ? ('free' as const) : ('taken' as const)
        return asVoucher(row).map((voucher) => ({ voucher, standing }))
      })
    },

    /** Everything that a customer ever got, used and ended ones too. */
    async issuedTo(customerId: string): Promise<Voucher[]> {
      const rows = await db
        .selectFrom('vouchers')
        .where('customer_id', '=', customerId)
        .select(voucherColumns)
        .orderBy('number')
        .execute()
      return rows.flatMap(asVoucher)
    },

    /** What vouchers that staff gave or took of somebody since then were worth, by currency. */
    async byHandSince(customerId: string, since: Date): Promise<Partial<Record<Currency, number>>> {
      const rows = await db
        .selectFrom('vouchers')
        .select(['currency', sql<number>`sum(amount)::int`.as('amount')])
        .where('customer_id', '=', customerId)
        .where(({ or, and, eb }) =>
          or([and([eb('given_by', 'is not', null), eb('announced_at', '>', since)]), eb('voided_at', '>', since)]),
        )
        .groupBy('currency')
        .execute()
      return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]))
    },

    /** Why and by whom staff gave or took vouchers of a customer, by their numbers. */
    async byHandOf(customerId: string): Promise<ReadonlyMap<string, { readonly reason: string; readonly by: string }>> {
      const rows = await db
        .selectFrom('vouchers')
        .select(['number', 'given_reason', 'given_by', 'voided_reason', 'voided_by'])
        .where('customer_id', '=', customerId)
        .where(({ or, eb }) => or([eb('given_by', 'is not', null), eb('voided_by', 'is not', null)]))
        .execute()
      return new Map(
        rows.map((row) => [
          row.number,
          { reason: row.voided_reason ?? row.given_reason ?? '', by: row.voided_by ?? row.given_by ?? '' },
        ]),
      )
    },

    /** The day on which a customer's next voucher is issued. */
    async nextIssueOf(customerId: string): Promise<Day | null> {
      const row = await db
        .selectFrom('vouchers')
        .where('customer_id', '=', customerId)
        .where('status', '=', 'announced')
        .select('issue_on')
        .orderBy('issue_on')
        .executeTakeFirst()
      return row?.issue_on ?? null
    },

    /** A voucher that can still be used, and whose it is. */
    async withOwner(
      id: string,
      now: Date,
    ): Promise<{ readonly voucher: Voucher; readonly owner: VoucherOwner } | undefined> {
      const row = await db
        .selectFrom('vouchers')
        .innerJoin('customers', 'customers.id', 'vouchers.customer_id')
        .where('vouchers.id', '=', id)
        .where('status', 'in', ['issued', 'reserved'])
        .where((by) => by.not(isOver(by, now)))
        .select(voucherColumns)
        .select(['customers.email', 'customers.first_name', 'customers.store_code as owner_store_code'])
        .executeTakeFirst()
      const [voucher] = row ? asVoucher(row) : []
      return (
        row &&
        voucher && {
          voucher,
          owner: { email: row.email, firstName: row.first_name, storefrontCode: row.owner_store_code },
        }
      )
    },

    /** Announced vouchers whose day has come. */
    async dueForIssue(now: Date): Promise<{ readonly id: string; readonly storefrontCode: StorefrontCode }[]> {
      const rows = await db
        .selectFrom('vouchers')
        .where('status', '=', 'announced')
        .where((by) => onDay(by, (today) => by('issue_on', '<=', today), now))
        .select(['id', 'store_code'])
        .orderBy('issue_on')
        .orderBy('number')
        .execute()
      return rows.map((row) => ({ id: row.id, storefrontCode: row.store_code }))
    },

    /** Vouchers that end soon and whose owners don't know it yet. */
    async dueForReminder(reminderDays: number, now: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('vouchers')
        .where('status', 'in', ['issued', 'reserved'])
        .where('reminded_at', 'is', null)
        .where((by) => by.not(isOver(by, now)))
        .where((by) => onDay(by, (today) => by('valid_to', '<=', addDays(today, reminderDays)), now))
        .select('id')
        .orderBy('valid_to')
        .execute()
      return rows.map((row) => row.id)
    },
  }
}

/** A voucher that staff give. */
type GivenVoucher = {
  readonly amount: number
  readonly currency: Currency
  readonly months: number
  readonly byHand?: { readonly reason: string; readonly by: string; readonly key: string }
}

export function voucherWriter(tx: Database) {
  return {
    ...voucherReader(tx),

    /** A voucher for points that were reached now; it is issued later. Answers its id. */
    async announce(member: Member, rules: LoyaltyRules, now: Date): Promise<string> {
      const storefront = storefrontOf(member.storefrontCode)
      const row = await tx
        .insertInto('vouchers')
        .values({
          number: sql<string>`nextval('voucher_numbers')::text`,
          customer_id: member.id,
          store_code: member.storefrontCode,
          amount: rules.voucherValues[storefront.currency],
          currency: storefront.currency,
          status: 'announced',
          announced_at: now,
          issue_on: issueDay(now, storefront, rules.voucherDelayDays),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** A voucher that customer service gives, to be used at once. Answers its id. */
    async give(member: Member, { amount, currency, months, byHand }: GivenVoucher, now: Date): Promise<string> {
      const { from, to } = voucherValidity(now, storefrontOf(member.storefrontCode), months)
      const row = await tx
        .insertInto('vouchers')
        .values({
          number: sql<string>`nextval('voucher_numbers')::text`,
          customer_id: member.id,
          store_code: member.storefrontCode,
          amount,
          currency,
          status: 'issued',
          barcode: await freeBarcode(tx),
          announced_at: now,
          issue_on: from,
          valid_from: from,
          valid_to: to,
          given_reason: byHand?.reason ?? null,
          given_by: byHand?.by ?? null,
          idempotency_key: byHand?.key ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** Announced vouchers of a customer, the newest first, held until the transaction ends. */
    async lockAnnounced(customerId: string): Promise<string[]> {
      const rows = await tx
        .selectFrom('vouchers')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('status', '=', 'announced')
        .orderBy('issue_on', 'desc')
        .orderBy('number', 'desc')
        .forUpdate()
        .execute()
      return rows.map((row) => row.id)
    },

    /** The number of the voucher that was given by this press before. */
    async numberOfKey(key: string): Promise<string | undefined> {
      const row = await tx.selectFrom('vouchers').select('number').where('idempotency_key', '=', key).executeTakeFirst()
      return row?.number
    },

    async numberOf(id: string): Promise<string | undefined> {
      return (await tx.selectFrom('vouchers').select('number').where('id', '=', id).executeTakeFirst())?.number
    },

    /** Takes a voucher that was issued, and that no cart holds. @returns what it was worth; nothing where there is none such */
    async voidIssued(
      { customerId, number }: { readonly customerId: string; readonly number: string },
      { at, reason, by }: { readonly at: Date; readonly reason: string; readonly by: string },
    ): Promise<number | undefined> {
      const row = await tx
        .updateTable('vouchers')
        .set({ status: 'void', voided_at: at, voided_reason: reason, voided_by: by })
        .where('customer_id', '=', customerId)
        .where('number', '=', number)
        .where('status', '=', 'issued')
        .returning('amount')
        .executeTakeFirst()
      return row?.amount
    },

    /** Takes a voucher back that is held and only announced. */
    async takeBack(id: string): Promise<void> {
      await tx.updateTable('vouchers').set({ status: 'void' }).where('id', '=', id).execute()
    },

    /** Gives an announced voucher its barcode and its time; says whether it was this call that did. */
    async issue(id: string, months: number, now: Date): Promise<boolean> {
      const row = await tx
        .selectFrom('vouchers')
        .select('store_code')
        .where('id', '=', id)
        .where('status', '=', 'announced')
        .forUpdate()
        .executeTakeFirst()
      if (!row) return false
      const { from, to } = voucherValidity(now, storefrontOf(row.store_code), months)
      await tx
        .updateTable('vouchers')
        .set({ status: 'issued', barcode: await freeBarcode(tx), valid_from: from, valid_to: to })
        .where('id', '=', id)
        .execute()
      return true
    },

    /** Notes that an owner was reminded; says whether it was this call that did. */
    async remind(id: string, now: Date): Promise<boolean> {
      const changed = await tx
        .updateTable('vouchers')
        .set({ reminded_at: now })
        .where('id', '=', id)
        .where('reminded_at', 'is', null)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },

    /** Ends vouchers whose last day is over. One that an order holds, which waits for its payment, is left to it. */
    async expire(now: Date): Promise<void> {
      await tx
        .updateTable('vouchers')
        .set({ status: 'expired', cart_id: null, reserved_at: null })
        .where((by) => isOver(by, now))
        .where((by) =>
          by.or([by('status', '=', 'issued'), by.and([by('status', '=', 'reserved'), hasLapsed(by, now)])]),
        )
        .execute()
    },
  }
}

type Build = ExpressionBuilder<Tables, 'vouchers'>
type Condition = ExpressionWrapper<Tables, 'vouchers', SqlBool>

/** A condition about the day that it is now by the clock of the voucher's storefront. */
function onDay(by: Build, condition: (today: Day) => Condition, now: Date): Condition {
  return by.or(
    storefronts.map(({ code, timeZone }) =>
      by.and([by('vouchers.store_code', '=', code), condition(localDay(now, timeZone))]),
    ),
  )
}

/** Whether the last day of a voucher is over. */
function isOver(by: Build, now: Date): Condition {
  return onDay(by, (today) => by('valid_to', '<', today), now)
}

/** Whether a voucher is held by a cart, or by the one that it was copied from, unless that one's order is paid. */
export function isHeldFor(by: Build, cartId: string | null) {
  return by.and([
    by('vouchers.status', '=', 'reserved'),
    by('vouchers.cart_id', 'is not', null),
    by.or([
      by('vouchers.cart_id', '=', cartId),
      by('vouchers.cart_id', '=', by.selectFrom('carts').select('copied_from').where('carts.id', '=', cartId)),
    ]),
  ])
}

/** Whether the cart that holds a voucher has held it long enough without becoming an order. */
export function hasLapsed(by: Build, now: Date): Condition {
  return by.and([
    by('reserved_at', '<=', new Date(now.getTime() - reservationTime)),
    by.not(
      by.exists(
        by
          .selectFrom('orders')
          .whereRef('orders.cart_id', '=', 'vouchers.cart_id')
          .where('orders.state', 'in', ['open', 'paid'])
          .select('orders.id'),
      ),
    ),
  ])
}

/** A barcode that neither a voucher nor a shoe bears. */
async function freeBarcode(tx: Database): Promise<string> {
  for (;;) {
    const barcode = newBarcode()
    const voucher = await tx.selectFrom('vouchers').select('id').where('barcode', '=', barcode).executeTakeFirst()
    const shoe = await tx.selectFrom('variants').select('id').where('ean', '=', barcode).executeTakeFirst()
    if (!voucher && !shoe) return barcode
  }
}

type Row = {
  id: string
  number: string
  customer_id: string
  store_code: StorefrontCode
  barcode: string | null
  amount: number
  currency: Currency
  status: Voucher['status'] | 'announced'
  valid_from: Day | null
  valid_to: Day | null
  minimum_purchase: number
  maximum_products: number | null
}

/** Nothing for one that is only announced. */
export function asVoucher(row: Row): Voucher[] {
  const { barcode, status, valid_from: validFrom, valid_to: validTo } = row
  if (status === 'announced' || barcode === null || validFrom === null || validTo === null) return []
  return [
    {
      id: row.id,
      number: row.number,
      customerId: row.customer_id,
      storefrontCode: row.store_code,
      barcode,
      amount: row.amount,
      currency: row.currency,
      status,
      validFrom,
      validTo,
      minimumPurchase: row.minimum_purchase,
      maximumProducts: row.maximum_products,
    },
  ]
}
