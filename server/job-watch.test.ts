import { expect, onTestFinished, test } from 'vitest'
import { watchJobs } from './job-watch.ts'

/** A watch that looks without a pause, at what is said beforehand, one look after the other. */
function watching(...looks: readonly (readonly string[] | Error)[]) {
  const woken: string[] = []
  const reported: unknown[] = []
  const done = Promise.withResolvers<void>()
  let at = 0
  const look = async () => {
    const found = looks[at++]
    if (found === undefined) done.resolve()
    if (found instanceof Error) throw found
    return found ?? []
  }
  const wake = (queue: string) => woken.push(queue)
  const end = watchJobs({ everyMs: 0, look, wake, report: (error) => reported.push(error) })
  onTestFinished(end)
  return { woken, reported, done: done.promise, end, looks: () => at }
}

test('each queue in which a job is due has its worker woken, at every look', async () => {
  const watch = watching(['mail', 'refund'], [], ['mail'])
  await watch.done
  expect(watch.woken).toEqual(['mail', 'refund', 'mail'])
})

test('a database that is away for a while is told of once, and looked into again when it is back', async () => {
  const away = new Error('away')
  const watch = watching(away, away, away, ['mail'], new Error('away again'))
  await watch.done
  expect(watch.reported).toEqual([away, new Error('away again')])
  expect(watch.woken).toEqual(['mail'])
})

test('nothing is looked for after its end', async () => {
  const watch = watching(['mail'])
  await watch.done
  await watch.end()
  const looks = watch.looks()
  await new Promise((resolve) => setImmediate(resolve))
  expect(watch.looks()).toBe(looks)
})
