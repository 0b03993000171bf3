import { localDay } from '#kernel/calendar.ts'
import { type Clock, day } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { careAdvice } from './care-advice.ts'
import { reminderFor, seasonOf } from './care-rule.ts'

/** So many readers in one transaction. */
const atOnce = 200
/** What was written longer ago decides nothing any more: neither a season nor the longest pause. */
const keptFor = 400 * day

type Deps = { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource }

/**
 * The round of a day: looks at every reader of the newsletter once, and has a mail written to each who owns something whose season it is.
 * How far it has come is written down with what it planned, so that a round that broke off goes on where it was, and two nodes share one.
 *
 * @returns how many mails were planned
 */
export async function planCareReminders(deps: Deps): Promise<number> {
  const { transact, clock, settings } = deps
  const now = clock.now()
  const { careReminders: rules, timeZone } = settings.at(now)
  const today = localDay(now, timeZone)
  await transact(['careReminders'], ({ careReminders }) => careReminders.purge(new Date(now.getTime() - keptFor)))
  if (!rules.offered || rules.rules.every((rule) => seasonOf(rule, today) === undefined)) return 0
  let planned = 0
  for (;;) {
    const part = await planPart(deps, today)
    planned += part.planned
    if (part.isOver) return planned
  }
}

async function planPart({ transact, clock, settings }: Deps, today: string) {
  return transact(['careReminders', 'jobs'], async ({ careReminders, jobs }) => {
    const round = await careReminders.holdRound(today)
    if (!round) return { planned: 0, isOver: true }
    const now = clock.now()
    const rules = settings.at(now).careReminders
    const members = await careReminders.membersAfter(round.cursor, atOnce)
    const ids = members.map(({ id }) => id)
    const [pairs, { told, last }] = await Promise.all([careReminders.pairsOf(ids), careReminders.toldTo(ids)])
    const ofMember = Map.groupBy(pairs, ({ memberId }) => memberId)
    const plans = members.flatMap(({ id, storefrontCode }) => {
      const storefront = storefrontOf(storefrontCode)
      return (
        reminderFor(ofMember.get(id) ?? [], rules, {
          now,
          today,
          toldAt: last.get(id),
          told,
          says: (rule) => careAdvice(rule, storefront) !== undefined,
        }) ?? []
      )
    })
    const planned = await careReminders.plan(plans, now)
    for (const id of planned) await jobs.mailCareReminder(id)
    const isOver = members.length < atOnce
    await careReminders.moveRound(today, isOver ? null : (ids.at(-1) ?? null), now)
    return { planned: planned.length, isOver }
  })
}
