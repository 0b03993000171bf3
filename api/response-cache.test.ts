import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { asksContentOnly, createResponseCache } from './response-cache.ts'

const answer = (data: unknown, message?: string) => ({ data, tags: [], ...(message ? { errors: [{ message }] } : {}) })

test('only what is made of content documents alone is kept', () => {
  expect(
    asksContentOnly(parse('query A($l: String!) { layout(lang: $l) { legal { url } } storeConfig { currency } }')),
  ).toBe(true)
  expect(asksContentOnly(parse('{ layout(lang: "nl-nl") { legal { url } } getCart { count } }'))).toBe(false)
  expect(asksContentOnly(parse('{ pdp(sku: "x") { name } }'))).toBe(false)
  expect(asksContentOnly(parse('{ ...f } fragment f on Query { getCart { count } }'))).toBe(false)
})

test('a question is asked once, and again when something was published', async () => {
  const answers = createResponseCache()
  let asked = 0
  const ask = async () => {
    asked += 1
    return answer(asked)
  }
  expect((await answers.answer('layout', ask)).data).toBe(1)
  expect((await answers.answer('layout', ask)).data).toBe(1)
  expect((await answers.answer('other', ask)).data).toBe(2)
  answers.invalidate()
  expect((await answers.answer('layout', ask)).data).toBe(3)
})

test('long answers push out what was asked for longest ago', async () => {
  const answers = createResponseCache(1000)
  let asked = 0
  const ask = async () => {
    asked += 1
    return answer('x'.repeat(600))
  }
  for (const key of ['one', 'two', 'two', 'one']) await answers.answer(key, ask)
  expect(asked).toBe(3)
})

test('an answer with errors is asked for anew', async () => {
  const answers = createResponseCache()
  await answers.answer('layout', async () => answer(null, 'broken'))
  expect((await answers.answer('layout', async () => answer('whole'))).data).toBe('whole')
})
