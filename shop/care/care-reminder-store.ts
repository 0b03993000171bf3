import { anyOf, type Database } from '#database/rows.ts'
import type { Day } from '#kernel/calendar.ts'
import { carePairStore } from './care-pair-store.ts'
import { type CareReminder, type CareReminderRecord, careWordings } from './care-reminder.ts'
import { type CareReminderPlan, toldKey } from './care-rule.ts'

const columns = ['id', 'member_id', 'order_id', 'position', 'rule', 'season', 'planned_at', 'outcome'] as const

export type CareReminderReader = ReturnType<typeof careReminderReader>

export function careReminderReader(db: Database) {
  return {
    ...carePairStore(db),

    async byId(id: string): Promise<CareReminder | undefined> {
      const row = await db.selectFrom('care_reminders').select(columns).where('id', '=', id).executeTakeFirst()
      return row && asReminder(row)
    },

    /** What some readers were written to about: of each when last, and about what in which season. */
    async toldTo(memberIds: readonly string[]) {
      const rows = await db
        .selectFrom('care_reminders')
        .select(columns)
        .where('member_id', '=', anyOf(memberIds, 'uuid'))
        .orderBy('planned_at')
        .execute()
      return {
        told: new Set(rows.map(asReminder).map(toldKey)),
        last: new Map(rows.map((row) => [row.member_id, row.planned_at])),
      }
    },

    /** About what an account ordered, or about what was ordered with an address and without an account; the first one first. */
    async ofPerson({ email, id }: { readonly email: string; readonly id?: string }): Promise<CareReminderRecord[]> {
      const rows = await db
        .selectFrom('care_reminders')
        .innerJoin('newsletter_members', 'newsletter_members.id', 'care_reminders.member_id')
        .innerJoin('orders', 'orders.id', 'care_reminders.order_id')
        .innerJoin('order_lines', (join) =>
          join
            .onRef('order_lines.order_id', '=', 'care_reminders.order_id')
            .onRef('order_lines.position', '=', 'care_reminders.position'),
        )
        .where('newsletter_members.email', '=', email)
        .where('orders.customer_id', id === undefined ? 'is' : '=', id ?? null)
        .select(['orders.number', 'order_lines.name', 'season', 'planned_at', 'outcome'])
        .orderBy('planned_at')
        .execute()
      return rows.map(({ number, name, season, planned_at, outcome }) => ({
        orderNumber: number,
        product: name,
        season,
        plannedAt: planned_at,
        outcome,
      }))
    },
  }
}

export function careReminderWriter(tx: Database) {
  return {
    ...careReminderReader(tx),

    /**
     * The round of a day, held until the transaction ends: whoever else is at it waits.
     *
     * @returns the last member that was looked at, null where it begins; nothing where it is over
     */
    async holdRound(day: Day): Promise<{ readonly cursor: string | null } | undefined> {
      await tx
        .insertInto('care_rounds')
        .values({ day })
        .onConflict((conflict) => conflict.column('only_one').doNothing())
        .execute()
      const round = await tx.selectFrom('care_rounds').selectAll().forUpdate().executeTakeFirstOrThrow()
      if (round.day > day || (round.day === day && round.finished_at)) return undefined
      return { cursor: round.day === day ? round.cursor : null }
    },

    /** @param cursor the last member that was looked at; null ends the round */
    async moveRound(day: Day, cursor: string | null, now: Date): Promise<void> {
      await tx
        .updateTable('care_rounds')
        .set({ day, cursor, finished_at: cursor === null ? now : null })
        .execute()
    },

    /** Readers who agreed to be written to about what they bought, in the order of their ids. */
    async membersAfter(cursor: string | null, most: number) {
      return tx
        .selectFrom('newsletter_members')
        .select(['id', 'store_code as storefrontCode'])
        .where('status', '=', 'subscribed')
        .where('wording_version', '=', anyOf(careWordings, 'text'))
        .$if(cursor !== null, (query) => query.where('id', '>', cursor ?? ''))
        .orderBy('id')
        .limit(most)
        .execute()
    },

    /** @returns the ids of those that were not planned before */
    async plan(plans: readonly CareReminderPlan[], now: Date): Promise<string[]> {
      if (plans.length === 0) return []
      const rows = await tx
        .insertInto('care_reminders')
        .values(
          plans.map(({ memberId, orderId, position, rule, season }) => ({
            member_id: memberId,
            order_id: orderId,
            position,
            rule,
            season,
            planned_at: now,
          })),
        )
        .onConflict((conflict) => conflict.columns(['order_id', 'position', 'season']).doNothing())
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The first outcome counts. */
    async settle(id: string, outcome: 'sent' | 'dropped', now: Date): Promise<void> {
      await tx
        .updateTable('care_reminders')
        .set({ outcome, settled_at: now })
        .where('id', '=', id)
        .where('outcome', 'is', null)
        .execute()
    },

    async purge(before: Date): Promise<void> {
      await tx.deleteFrom('care_reminders').where('planned_at', '<', before).execute()
    },
  }
}

type Row = {
  readonly id: string
  readonly member_id: string
  readonly order_id: string
  readonly position: number
  readonly rule: string
  readonly season: string
  readonly planned_at: Date
  readonly outcome: CareReminder['outcome']
}

const asReminder = (row: Row): CareReminder => ({
  id: row.id,
  memberId: row.member_id,
  orderId: row.order_id,
  position: row.position,
  rule: row.rule,
  season: row.season,
  plannedAt: row.planned_at,
  outcome: row.outcome,
})
