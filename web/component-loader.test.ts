import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { componentLoader, onComponentLoaded, runningLoaders } from './component-loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what a component loads is there after 200 ms at the earliest', async () => {
  let answer: string | undefined
  const loading = componentLoader(async () => 'sizes').then((data) => {
    answer = data
  })
  await vi.advanceTimersByTimeAsync(199)
  expect([answer, runningLoaders()]).toEqual([undefined, 1])
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect([answer, runningLoaders()]).toEqual(['sizes', 0])
})

test('what takes longer is not kept any longer, and is told to whoever listens', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const heard = vi.fn()
  const stop = onComponentLoaded(heard)
  const loading = componentLoader(() => promise)
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).not.toHaveBeenCalled()
  resolve('sizes')
  expect(await loading).toBe('sizes')
  expect(heard).toHaveBeenCalledOnce()
  stop()
  const another = componentLoader(async () => 'more')
  await vi.advanceTimersByTimeAsync(200)
  await another
  expect(heard).toHaveBeenCalledOnce()
})
