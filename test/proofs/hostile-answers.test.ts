import { expect, test } from 'vitest'
import { problemList, problemOfAnswer } from './hostile-answers.ts'

test.each([
  [200, '{"data":{"getCart":null}}', undefined],
  [400, '{"errors":[{"message":"Variable \\"$id\\" got invalid value"}]}', undefined],
  [404, '<h1>That page is gone</h1>', undefined],
  [500, '', 'status 500'],
  [503, 'later', 'status 503'],
  [200, 'Error: x\n    at place (shop/cart/cart.ts:12:3)', 'says \n    at place (shop/cart/cart.ts:12:3'],
  [400, '{"message":"invalid input syntax for type uuid: \\"1\\""}', 'says invalid input syntax for'],
  [400, '{"message":"relation \\"orders\\" does not exist"}', 'says relation \\"'],
  [200, '{"errors":[{"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}', 'says INTERNAL_SERVER_ERROR'],
])('an answer with %i and %j: %s', async (status, text, problem) => {
  expect(await problemOfAnswer(async () => ({ status, text }))).toBe(problem)
})

test.each([
  [{ status: 303, location: '/nl/cart/' }, undefined],
  [{ status: 303, location: 'http://localhost:3000/nl/' }, undefined],
  [{ status: 303, location: '//evil.example' }, 'leads to //evil.example'],
  [{ status: 303, location: '/\\evil.example' }, 'leads to /\\evil.example'],
  [{ status: 302, location: 'javascript:alert(1)' }, 'leads to javascript:alert(1)'],
])('an answer %j: %s', async (answer, problem) => {
  expect(await problemOfAnswer(async () => ({ ...answer, text: '' }))).toBe(problem)
})

test('what somebody sent is text in a page, and as it was in JSON', async () => {
  const text = 'You looked for <script>alert(1)</script>'
  expect(await problemOfAnswer(async () => ({ status: 200, text, type: 'text/html; charset=utf-8' }))).toBe(
    'has markup of somebody else',
  )
  expect(await problemOfAnswer(async () => ({ status: 200, text, type: 'application/json' }))).toBe(undefined)
})

test('what throws has no answer either', async () => {
  expect(await problemOfAnswer(() => Promise.reject(new Error('gone')))).toBe('throws Error: gone')
})

test('a problem is told once, with the first input that met it', () => {
  const problems = problemList()
  problems.add('search: status 500', { page: -1 })
  problems.add('search: status 500', { page: -2 })
  expect(problems.all()).toEqual({ 'search: status 500': '{"page":-1}' })
})
