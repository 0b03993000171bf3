import { expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { backupQueues, dailyAt } from './backup-queue.ts'
import { createLog } from './log.ts'

const log = createLog('fatal')
const config = {
  dataDir: '/data',
  backupFolder: '/backups',
  databaseUrl: undefined,
  backups: { at: '03:05', keep: 7 },
}

test('a backup is made at the time of day that the operator names', () => {
  expect(backupQueues(config, systemClock, log)).toMatchObject([{ name: 'back-up', schedule: '5 3 * * *' }])
  expect([dailyAt('00:00'), dailyAt('23:59')]).toEqual(['0 0 * * *', '59 23 * * *'])
})

test.each([
  ['no folder', { ...config, backupFolder: undefined }],
  ['no time', { ...config, backups: { at: undefined, keep: 7 } }],
  ['a PostgreSQL of its own', { ...config, databaseUrl: 'postgres://one' }],
])('with %s none is made by itself', (_, settings) => {
  expect(backupQueues(settings, systemClock, log)).toEqual([])
})
