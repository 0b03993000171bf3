import { expect, test } from 'vitest'
import { createTurns, tooManyWait } from './turns.ts'

test('work of one key is done one after the other, work of another beside it', async () => {
  const turns = createTurns(10)
  const [first, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const begun: string[] = []
  const work = (name: string, until: Promise<void>) => async () => {
    begun.push(name)
    await until
    return name
  }
  const one = turns.take('cart', work('one', first.promise))
  const two = turns.take('cart', work('two', Promise.resolve()))
  const beside = turns.take('another cart', work('beside', other.promise))
  other.resolve()
  expect(await beside).toBe('beside')
  expect(begun).toEqual(['one', 'beside'])
  first.resolve()
  expect([await one, await two]).toEqual(['one', 'two'])
})

test('when too many wait, who comes is told so at once; later there is room again', async () => {
  const turns = createTurns(2)
  const held = Promise.withResolvers<number>()
  const [first, second] = [turns.take('cart', () => held.promise), turns.take('cart', async () => 2)]
  expect(await turns.take('cart', async () => 3)).toBe(tooManyWait)
  held.resolve(1)
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(await turns.take('cart', async () => 4)).toBe(4)
})

test('work that fails keeps nobody from their turn', async () => {
  const turns = createTurns(3)
  const failing = turns.take('cart', () => Promise.reject(new Error('down')))
  const next = turns.take('cart', async () => 'next')
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('next')
})
