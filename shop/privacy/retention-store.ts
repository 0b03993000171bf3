import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import type { Day } from '#kernel/calendar.ts'
import type { Measurer } from '#kernel/measured-browser.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'

/** So many at once, so that no shopper waits for rows that are being forgotten. */
const atOnce = 500

/** What an order loses of its buyer while tax law still asks for the rest: no invoice says it. */
const noContact = {
  email: '',
  comment: null,
  billing_address: sql<never>`billing_address || '{"phoneNumber": null}'`,
  // Where a parcel went is no part of an invoice, but the place that its VAT depends on.
  shipping_address: sql<never>`shipping_address || '{"phoneNumber": null, "salutation": null, "firstName": "", "lastName": "", "street": "", "additionalAddressLine1": null, "additionalAddressLine2": null, "customFields": {}}'`,
}

const nobodysGiftCard = {
  giver_first_name: '',
  giver_last_name: '',
  giver_email: '',
  receiver_name: '',
  receiver_email: '',
  message: '',
}

export type RetentionStore = ReturnType<typeof retentionStore>

/** What is left of a mail: that it was sent. */
export const emptiedMail = {
  recipient: '',
  about: null,
  subject: '',
  html: '',
  text: '',
  attachments: sql<string>`'[]'`,
  headers: sql<string>`'{}'`,
  last_error: null,
}

/** Purges, by the instants that the rules name. Everything may be asked for again. */
export function retentionStore(db: Database) {
  return {
    /** Carts that became no order, and what was typed into contexts that nobody uses. */
    async carts(before: Date): Promise<void> {
      await db
        .updateTable('contexts')
        .set({ email: null, billing_address_id: null, shipping_address_id: null, cart_id: null })
        .where('updated_at', '<', before)
        .where(({ or, eb }) =>
          or([
            eb('email', 'is not', null),
            eb('billing_address_id', 'is not', null),
            eb('shipping_address_id', 'is not', null),
          ]),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('carts')
                .select('carts.id')
                .whereRef('carts.id', '=', 'contexts.cart_id')
                .where('carts.updated_at', '>=', before),
            ),
          ),
        )
        .execute()
      await repeated((limit) =>
        db
          .deleteFrom('carts')
          .where('id', 'in', (build) =>
            build
              .selectFrom('carts')
              .leftJoin('orders', 'orders.cart_id', 'carts.id')
              .where('orders.id', 'is', null)
              .where('carts.updated_at', '<', before)
              .select('carts.id')
              .limit(limit),
          )
          .executeTakeFirst(),
      )
    },

    /** Contexts whose time is over, and addresses that no context and no customer has any more. */
    async contexts(now: Date, unusedSince: Date): Promise<void> {
      await repeated((limit) =>
        db
          .deleteFrom('contexts')
          .where('id', 'in', (build) =>
            build.selectFrom('contexts').select('id').where('expires_at', '<=', now).limit(limit),
          )
          .executeTakeFirst(),
      )
      await repeated((limit) =>
        db
          .deleteFrom('addresses')
          .where('id', 'in', (build) =>
            build
              .selectFrom('addresses')
              .leftJoin('contexts', (join) =>
                join.on(({ or, eb, ref }) =>
                  or([
                    eb('contexts.billing_address_id', '=', ref('addresses.id')),
                    eb('contexts.shipping_address_id', '=', ref('addresses.id')),
                  ]),
                ),
              )
              .where('addresses.customer_id', 'is', null)
              .where('contexts.id', 'is', null)
              .where('addresses.created_at', '<', unusedSince)
              .select('addresses.id')
              .limit(limit),
          )
          .executeTakeFirst(),
      )
    },

    /** To whom mails went and what stood in them; that they were sent stays. */
    async mails(before: Date): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set(emptiedMail)
        .where('created_at', '<', before)
        .where('recipient', '<>', '')
        .execute()
    },

    /** Who voted for reviews: so that one voice counts once, for a while. */
    async reviewVotes(before: Date): Promise<void> {
      await db.deleteFrom('review_votes').where('voted_at', '<', before).execute()
    },

    /** Photographs that staff kept back; that there was one stays, so that it counts. */
    async declinedPhotographs(before: Date): Promise<void> {
      await db
        .updateTable('review_photographs')
        .set({ large: null, small: null })
        .where('state', '=', 'declined')
        .where('decided_at', '<', before)
        .where('large', 'is not', null)
        .execute()
    },

    /** By which ids browsers were counted by one of those who measure. */
    async measurements(measurer: Measurer, before: Date): Promise<void> {
      await db
        .deleteFrom('measured_browsers')
        .where('measurer', '=', measurer)
        .where('consented_at', '<', before)
        .execute()
    },

    /** Labels of parcels and returns: an address stands on them. */
    async labels(before: Date): Promise<void> {
      await db
        .updateTable('parcel_labels')
        .set({ pdf: null })
        .where('made_at', '<', before)
        .where('pdf', 'is not', null)
        .execute()
      await db
        .updateTable('returns')
        .set({ label: null })
        .where('announced_at', '<', before)
        .where('label', 'is not', null)
        .execute()
    },

    /** The same of one address, at once, whether a mail is written to it or about it. */
    async mailsTo(email: string): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set(emptiedMail)
        .where((by) => by.or([by('recipient', '=', email), by('about', '=', email)]))
        .execute()
    },

    /** What jobs were to know of somebody. */
    async notesOf(email: string): Promise<void> {
      await db.deleteFrom('job_notes').where('email', '=', email).execute()
    },

    /**
     * What is left of jobs that were done by another, or given up.
     *
     * @param age in milliseconds, by the database's clock, which wrote down when they were asked for
     */
    async notes(age: number): Promise<void> {
      await db
        .deleteFrom('job_notes')
        .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${age / 1000})`)
        .execute()
    },

    async leftNewsletter(before: Date): Promise<void> {
      await db
        .deleteFrom('newsletter_members')
        .where('status', '=', 'unsubscribed')
        .where('unsubscribed_at', '<', before)
        .execute()
    },

    /** How to reach buyers for whose goods nobody answers any more. */
    async contactOfOrders(before: Date): Promise<void> {
      const rows = await db
        .updateTable('orders')
        .set(noContact)
        .where('created_at', '<', before)
        .where('email', '<>', '')
        .returning('id')
        .execute()
      await eraseBeside(db, rows)
    },

    /** Who gave and was given cards that were paid before then and are out, and which have nothing more to spend, or are no longer valid that day. */
    async peopleOfGiftCards(before: Date, today: Day): Promise<void> {
      await db
        .updateTable('gift_card_sales')
        .set(nobodysGiftCard)
        .where('state', '=', 'paid')
        .where('paid_at', '<', before)
        .where(({ or, eb }) => or([eb('giver_email', '<>', ''), eb('receiver_email', '<>', '')]))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('gift_cards as card')
              .whereRef('card.sale_id', '=', 'gift_card_sales.id')
              .where('card.mailed_at', 'is not', null)
              .where(({ or, eb }) => or([eb('card.owed', '=', 0), eb('card.valid_until', '<', today)]))
              .select('card.id'),
          ),
        )
        .execute()
    },

    /** How to reach buyers whose customer asked to be forgotten, once their orders are over. */
    async contactToErase(when: { readonly deliveredBefore: Date; readonly orderedBefore: Date }): Promise<void> {
      const rows = await db
        .updateTable('orders')
        .set(noContact)
        .where('erasure_asked_at', 'is not', null)
        .where('email', '<>', '')
        .where(({ or, eb }) =>
          or([
            eb('state', 'in', ['failed', 'cancelled']),
            eb('delivered_at', '<', when.deliveredBefore),
            eb('created_at', '<', when.orderedBefore),
          ]),
        )
        .returning('id')
        .execute()
      await eraseBeside(db, rows)
    },

    /** Orders whose years are over, the carts that they were, and statements about them. */
    async orders(storefrontCode: StorefrontCode, before: Date): Promise<void> {
      await db
        .deleteFrom('withdrawals')
        .where('store_code', '=', storefrontCode)
        .where('submitted_at', '<', before)
        .execute()
      for (;;) {
        const gone = await db
          .deleteFrom('orders')
          .where('id', 'in', (build) =>
            build
              .selectFrom('orders')
              .select('id')
              .where('store_code', '=', storefrontCode)
              .where('created_at', '<', before)
              .limit(atOnce),
          )
          .returning('cart_id')
          .execute()
        if (gone.length === 0) return
        await db
          .deleteFrom('carts')
          .where(
            'id',
            '=',
            anyOf(
              gone.map((row) => row.cart_id),
              'uuid',
            ),
          )
          .execute()
      }
    },

    /** Proofs that nobody has to show any more; that of who reads the newsletter still has to be shown. */
    async consents(before: Date): Promise<void> {
      const reads = sql<boolean>`exists (
        select from newsletter_members
        where status = 'subscribed' and sha256(convert_to(email, 'UTF8')) = consents.subject)`
      await db.transaction().execute(async (tx) => {
        await sql`set local shop.retention = 'on'`.execute(tx)
        await tx
          .deleteFrom('consents')
          .where('at', '<', before)
          .where(({ not, and, eb }) => not(and([eb('purpose', '=', 'newsletter'), reads])))
          .execute()
      })
    },

    /** What changed shelves long ago. */
    async stockMovements(before: Date): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`set local shop.retention = 'on'`.execute(tx)
        await tx.deleteFrom('stock_movements').where('moved_at', '<', before).execute()
      })
    },

    /** Accounts that nobody used since an instant, and whose owners were not written to about it. */
    async unused(since: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('customers')
        .select('id')
        .where('active_at', '<', since)
        .where('warned_at', 'is', null)
        .limit(atOnce)
        .execute()
      return rows.map((row) => row.id)
    },

    /** Those whose owners were written to before an instant, and still didn't come. */
    async abandoned(since: Date, warnedBefore: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('customers')
        .select('id')
        .where('active_at', '<', since)
        .where('warned_at', '<', warnedBefore)
        .limit(atOnce)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}

/** What staff wrote about a buyer leaves with their contact, and so do the ids of their browser. */
async function eraseBeside(db: Database, orders: readonly { readonly id: string }[]): Promise<void> {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  await db.deleteFrom('order_notes').where('order_id', '=', anyOf(ids, 'uuid')).execute()
  await db.deleteFrom('measured_browsers').where('order_id', '=', anyOf(ids, 'uuid')).execute()
  await db.deleteFrom('gift_receipts').where('order_id', '=', anyOf(ids, 'uuid')).execute()
  await db
    .updateTable('repair_requests')
    .set({ text: '', reason: null })
    .where('order_id', '=', anyOf(ids, 'uuid'))
    .execute()
}

async function repeated(work: (limit: number) => Promise<{ readonly numDeletedRows: bigint }>): Promise<void> {
  while ((await work(atOnce)).numDeletedRows >= BigInt(atOnce));
}
