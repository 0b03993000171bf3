import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { archiveCommand, pruneWal, unarchiveCommand } from './wal-archive.ts'

const home = mkdtempSync(join(tmpdir(), 'cordwainer-wal-'))
// What a shell and PostgreSQL would both take for something else.
const folder = join(home, `it's 100 %p %f $HOME`)
mkdirSync(folder)
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** As PostgreSQL runs it: placeholders filled in, from the folder of the cluster. */
function run(command: string, file: string, path: string): number {
  const filled = command.replaceAll(/%([fp%])/g, (_, letter: string) => ({ f: file, p: path, '%': '%' })[letter] ?? '')
  try {
    execFileSync('/bin/sh', ['-c', filled], { cwd: home, stdio: 'pipe' })
    return 0
  } catch (error) {
    return (error as { status: number }).status
  }
}

test('a file of the log is packed once, asked for twice it is the same, and another is never covered', () => {
  writeFileSync(join(home, 'one'), 'what was written')
  expect(run(archiveCommand(folder), '0001', 'one')).toBe(0)
  expect(readdirSync(folder)).toEqual(['0001.gz'])
  expect(run(archiveCommand(folder), '0001', 'one')).toBe(0)
  writeFileSync(join(home, 'other'), 'of another shop')
  expect(run(archiveCommand(folder), '0001', 'other')).not.toBe(0)

  expect(run(unarchiveCommand(folder), '0001', 'back')).toBe(0)
  expect(readFileSync(join(home, 'back'), 'utf8')).toBe('what was written')
  expect(run(unarchiveCommand(folder), '0002', 'missing')).not.toBe(0)
  expect(existsSync(join(home, 'missing'))).toBe(false)
})

test('a folder that is gone is said to PostgreSQL, which keeps the file and asks again', () => {
  writeFileSync(join(home, 'one'), 'what was written')
  expect(run(archiveCommand(join(home, 'nowhere')), '0001', 'one')).not.toBe(0)
})

test('what comes before the oldest backup goes, of each time line, and the rest stays', async () => {
  const backupFolder = join(home, 'pruned')
  mkdirSync(join(backupFolder, 'wal'), { recursive: true })
  const names = [
    '000000010000000000000004.gz',
    '000000010000000000000005.gz',
    '000000020000000000000004.gz',
    '000000020000000000000006.gz',
    '00000002.history.gz',
  ]
  for (const name of names) writeFileSync(join(backupFolder, 'wal', name), '')
  expect(await pruneWal(backupFolder, '000000010000000000000005')).toBe(2)
  expect(readdirSync(join(backupFolder, 'wal')).sort()).toEqual([
    '000000010000000000000005.gz',
    '00000002.history.gz',
    '000000020000000000000006.gz',
  ])
})
