import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openReplica } from '#database/replica.ts'
import { stoppedClock } from '#kernel/clock.ts'
import { type PostgresPair, startPostgresPair } from './postgres-pair.fixture.ts'
import { askServer } from './postgres-server.fixture.ts'

/** Reports that a standby answers, as docs/operating.md says, beside a primary that is there all the time. */
let pair: PostgresPair
let primaryUrl: string

beforeAll(async () => {
  pair = await startPostgresPair()
  primaryUrl = pair.standbyUrl.replace(`:${pair.ports[1]}`, `:${pair.ports[0]}`)
  await askServer(primaryUrl, 'create table written (number integer)')
  // The standby has what was committed, and may still have to replay it.
  await vi.waitFor(() => askServer(pair.standbyUrl, 'select number from written'), { timeout: 30_000 })
}, 60_000)

afterAll(() => pair?.stop())

async function withReplica(
  mostBehind: number,
  work: (asked: {
    /** Whether the standby answers. */
    isStandby(): Promise<boolean>
    /** Why others are asked than before, one after the other. */
    readonly changes: unknown[]
    readonly clock: ReturnType<typeof stoppedClock>
    readonly numbers: () => Promise<number[]>
  }) => Promise<void>,
): Promise<void> {
  const clock = stoppedClock('2026-11-29T10:00:00Z')
  const changes: unknown[] = []
  const onChange = (why: unknown) => changes.push(why)
  const replica = openReplica(pair.standbyUrl, { url: primaryUrl }, { clock, poolSize: 2, mostBehind, onChange })
  const isStandby = async () => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(replica.db)
    return rows[0]?.is === true
  }
  const numbers = async () => {
    const { rows } = await sql<{ number: number }>`select number from written order by number`.execute(replica.db)
    return rows.map(({ number }) => number)
  }
  try {
    await work({ isStandby, changes, clock, numbers })
  } finally {
    await replica.close()
  }
}

test(
  'the replica answers, and the primary does while it is away',
  () =>
    withReplica(60, async ({ isStandby, changes, clock, numbers }) => {
      await askServer(primaryUrl, 'insert into written values (1)')
      expect(await isStandby()).toBe(true)
      await expect.poll(numbers).toEqual([1])
      await pair.killStandby()
      clock.advance(10_000)
      // What was open when it broke may fail once.
      await expect.poll(() => isStandby().catch(() => 'broken')).toBe(false)
      expect(changes).toHaveLength(1)
      expect(await isStandby()).toBe(false)
      await pair.openStandby()
      clock.advance(10_000)
      expect(await isStandby()).toBe(true)
      expect(changes).toEqual([expect.anything(), undefined])
    }),
  60_000,
)

test(
  'a replica that is too far behind is not asked until it has come closer',
  () =>
    withReplica(0.5, async ({ isStandby, changes, clock, numbers }) => {
      await askServer(pair.standbyUrl, 'select pg_wal_replay_pause()')
      await askServer(primaryUrl, 'insert into written values (2)')
      const later = async () => {
        clock.advance(10_000)
        return isStandby()
      }
      await expect.poll(later).toBe(false)
      expect(await numbers()).toEqual([1, 2])
      expect(changes).toEqual([
        expect.objectContaining({ message: expect.stringMatching(/^The replica is \d+ seconds behind$/) }),
      ])
      await askServer(pair.standbyUrl, 'select pg_wal_replay_resume()')
      // What it knows last has just happened again and again, as where the shop's jobs write.
      const written = async () => {
        await askServer(primaryUrl, 'insert into written values (3)')
        return later()
      }
      await expect.poll(written).toBe(true)
    }),
  60_000,
)
