import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { hour, minute } from '#kernel/clock.ts'

/** What a process and a thread of it see, with the hooks in this state. */
async function seenWith(state: object) {
  const folder = await mkdtemp(join(tmpdir(), 'node-hooks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'hooks.json')
  await writeFile(file, JSON.stringify(state))
  await writeFile(
    join(folder, 'main.mjs'),
    `import { lookup } from 'node:dns'
    import { promisify } from 'node:util'
    import { Worker, isMainThread, parentPort } from 'node:worker_threads'
    const found = (name) => promisify(lookup)(name).then((address) => address, ({ code }) => code)
    const look = async () => ({
      now: Date.now(), made: new Date().getTime(), is: new Date() instanceof Date, fixed: new Date(5).getTime(),
      mollie: await found('mollie.chaos.test'), warehouse: await found('warehouse.chaos.test'),
    })
    if (isMainThread) {
      const thread = new Worker(new URL(import.meta.url))
      thread.once('message', async (there) => console.log(JSON.stringify([await look(), there])))
    } else parentPort.postMessage(await look())`,
  )
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './test/chaos/node-hooks.ts', join(folder, 'main.mjs')],
    { env: { ...process.env, CHAOS_HOOKS: file } },
  )
  return JSON.parse(stdout) as Record<'now' | 'made' | 'is' | 'fixed' | 'mollie' | 'warehouse', unknown>[]
}

test('a node’s clock jumps in all of its threads, and a name that fails leads nowhere', async () => {
  const seen = await seenWith({ clockMs: hour, deadNames: ['mollie.chaos.test'] })
  expect(seen).toHaveLength(2)
  for (const one of seen) {
    expect(one).toMatchObject({ is: true, fixed: 5, mollie: 'EAI_AGAIN', warehouse: '127.0.0.1' })
    for (const moment of [one.now, one.made]) {
      expect(Number(moment) - Date.now()).toBeLessThan(hour + minute)
      expect(Number(moment) - Date.now()).toBeGreaterThan(hour - minute)
    }
  }
})
