import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const missing = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn()
let line = true

beforeEach(() => {
  line = true
  reload.mockClear()
  const kept = new Map<string, string>()
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('navigator', {
    get onLine() {
      return line
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('code that is missing loads the page anew, and nothing goes on in the page that leaves', async () => {
  let wentOn = false
  void reloadOnce(missing).then(
    () => {
      wentOn = true
    },
    () => {
      wentOn = true
    },
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(reload).toHaveBeenCalledOnce()
  expect(wentOn).toBe(false)
})

test('a second time within a minute it is a failure; after a minute the page is loaded anew again', async () => {
  void reloadOnce(missing)
  vi.setSystemTime('2026-11-22T12:00:59.999Z')
  await expect(reloadOnce(missing)).rejects.toBe(missing)
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime('2026-11-22T12:01:00Z')
  void reloadOnce(missing)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a line nothing is loaded anew: there would be no page at all', async () => {
  line = false
  await expect(reloadOnce(missing)).rejects.toBe(missing)
  expect(reload).not.toHaveBeenCalled()
})
