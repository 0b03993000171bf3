import type { Database } from '#database/rows.ts'
import { addDays, localDay } from '#kernel/calendar.ts'
import { isEan } from '#kernel/ean.ts'
import { type Currency, storefrontOf } from '#kernel/storefront.ts'
import { asVoucher, hasLapsed, isHeldFor, voucherColumns } from './voucher-store.ts'
import { type Voucher, type VoucherError, voucherError } from './vouchers.ts'

/** A voucher that comes back can be used for so many days at least. */
const reissuedDays = 30

export type RedemptionReservation =
  | { readonly reserved: true; readonly voucher: Voucher }
  | { readonly reserved: false; readonly error: VoucherError }

/** How vouchers are used: a cart reserves them, its order redeems them or lets them go. */
export function redemptionWriter(tx: Database) {
  return {
    /**
     * Reserves a voucher for a cart of its owner's: of two carts that want it at once, one gets it. The same cart may ask
     * again, and does in the transaction that places its order, so that the voucher is held until the order is there. A cart
     * that became no order keeps it for two hours.
     */
    async reserve(
      barcode: string,
      cart: { readonly id: string; readonly customerId: string; readonly currency: Currency },
      now: Date,
    ): Promise<RedemptionReservation> {
      const row = isEan(barcode)
        ? await tx
            .selectFrom('vouchers')
            .where('barcode', '=', barcode)
            .select([...voucherColumns, 'cart_id'])
            .forUpdate()
            .executeTakeFirst()
        : undefined
      const [voucher] = row ? asVoucher(row) : []
      if (!row || !voucher) return { reserved: false, error: 'unknown' }
      const error = voucherError(voucher, cart, now)
      if (error) return { reserved: false, error }
      if (voucher.status === 'reserved' && !(await isFreeFor(tx, voucher.id, cart.id, now))) {
        return { reserved: false, error: 'in-another-cart' }
      }
      await tx
        .updateTable('vouchers')
        .set({ status: 'reserved', cart_id: cart.id, reserved_at: now })
        .where('id', '=', voucher.id)
        .execute()
      return { reserved: true, voucher: { ...voucher, status: 'reserved' } }
    },

    /**
     * Takes a voucher for an order again that had it and may have lost it, because its payment ended or another cart went on
     * with it.
     *
     * @returns false when somebody else has it now; one that left together with its account can't be used twice
     */
    async holdAgain(barcode: string, cartId: string, now: Date): Promise<boolean> {
      const row = await tx
        .selectFrom('vouchers')
        .where('barcode', '=', barcode)
        .select([...voucherColumns, 'vouchers.cart_id'])
        .forUpdate()
        .executeTakeFirst()
      if (!row || (row.cart_id === cartId && row.status !== 'issued')) return true
      const [voucher] = asVoucher(row)
      if (!voucher) return false
      const owner = { id: cartId, customerId: voucher.customerId, currency: voucher.currency }
      return (await this.reserve(barcode, owner, now)).reserved
    },

    /** Vouchers that a cart holds. */
    async heldBy(cartId: string): Promise<Voucher[]> {
      const rows = await tx
        .selectFrom('vouchers')
        .where('cart_id', '=', cartId)
        .where('status', '=', 'reserved')
        .select(voucherColumns)
        .orderBy('number')
        .execute()
      return rows.flatMap(asVoucher)
    },

    /** Takes a voucher out of a cart again. */
    async unreserve(barcode: string, cartId: string): Promise<void> {
      await tx
        .updateTable('vouchers')
        .set({ status: 'issued', cart_id: null, reserved_at: null })
        .where('barcode', '=', barcode)
        .where('cart_id', '=', cartId)
        .where('status', '=', 'reserved')
        .execute()
    },

    /** Uses up what the cart of an order holds. Answers the order's vouchers, also when it is repeated. */
    async redeem(orderId: string): Promise<Voucher[]> {
      await tx
        .updateTable('vouchers')
        .set({ status: 'redeemed', order_id: orderId })
        .where('status', '=', 'reserved')
        .where('cart_id', '=', (build) => build.selectFrom('orders').select('cart_id').where('id', '=', orderId))
        .execute()
      const rows = await tx
        .selectFrom('vouchers')
        .where('order_id', '=', orderId)
        .select(voucherColumns)
        .orderBy('number')
        .execute()
      return rows.flatMap(asVoucher)
    },

    /**
     * Makes vouchers usable again that a paid order used up and that were paid for nothing in the end, because all of it went
     * back. They keep their last day, and have a month at least.
     */
    async reissue(orderId: string, now: Date): Promise<void> {
      const rows = await tx
        .selectFrom('vouchers')
        .where('order_id', '=', orderId)
        .where('status', '=', 'redeemed')
        .select(['id', 'store_code', 'valid_to'])
        .forUpdate()
        .execute()
      for (const { id, store_code, valid_to } of rows) {
        const month = addDays(localDay(now, storefrontOf(store_code).timeZone), reissuedDays)
        await tx
          .updateTable('vouchers')
          .set({
            status: 'issued',
            order_id: null,
            cart_id: null,
            reserved_at: null,
            valid_to: valid_to !== null && valid_to > month ? valid_to : month,
          })
          .where('id', '=', id)
          .execute()
      }
    },

    /** Gives back what the cart of an order holds: it was not paid. What was redeemed stays so. */
    async release(orderId: string): Promise<void> {
      await tx
        .updateTable('vouchers')
        .set({ status: 'issued', cart_id: null, reserved_at: null })
        .where('status', '=', 'reserved')
        .where('cart_id', '=', (build) => build.selectFrom('orders').select('cart_id').where('id', '=', orderId))
        .execute()
    },
  }
}

/** Whether a reserved voucher may go to a cart: its own, one that goes on from it, or any once it was held too long. */
async function isFreeFor(tx: Database, id: string, cartId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('vouchers')
    .select('id')
    .where('id', '=', id)
    .where((by) => by.or([isHeldFor(by, cartId), hasLapsed(by, now)]))
    .executeTakeFirst()
  return row !== undefined
}
