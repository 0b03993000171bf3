import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Makes much garbage that lives for a moment beside some objects that stay. */
const makeGarbage = `
  const stays = Array.from({ length: 400_000 }, (_, i) => ({ i }))
  gc()
  const lives = Array.from({ length: 200_000 }, () => undefined)
  for (let i = 0; i < 8_000_000; i++) lives[i % lives.length] = { i, list: [i] }`

/** One thread collects when it is due, so that the count is the same on every machine. With little memory V8 would keep the heap small by itself. */
const flags = [
  ...['--single-threaded', '--no-incremental-marking', '--no-memory-reducer', '--expose-gc', '--trace-gc'],
  ...['--max-old-space-size=4096', '--max-semi-space-size=16'],
]

function collections(before: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', `${before}; ${makeGarbage}`], {
    encoding: 'utf8',
  })
  if (stderr) throw new Error(stderr)
  return stdout.split('\n').filter((line) => line.includes('Mark-Compact')).length
}

test('garbage is collected before a heap has grown much', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'heap.ts'))
  // Eight by itself on a quiet machine; V8 then goes by how fast it is at the moment, and by the share alone once one is named.
  expect(collections(`require(${module}).keepHeapSmall(40)`)).toBeGreaterThan(20)
  expect(collections(`require(${module}).keepHeapSmall(400)`)).toBeLessThan(10)
})
