import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpenPage, keptFormIn, keptFormOf, keptFormText, typedIn } from './kept-form.ts'

const sent = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('https://staff.example/orders/1', { method: 'POST', body, headers: { 'content-type': type } })

test('whatever was typed comes through the page that logs in as it was', async () => {
  const name = fc.stringMatching(/^[a-z]{1,3}-\d$/)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' }))), async (typed) => {
      const kept = await keptFormOf(sent(new URLSearchParams(typed).toString()))
      expect(keptFormIn(keptFormText(kept))).toEqual(typed)
    }),
  )
})

test.each(['password', 'newPassword', 'repeated', 'code', 'token'])(
  'a form with a %s is passed on by nobody',
  async (name) => {
    expect(await keptFormOf(sent(`do=password&${name}=x`))).toEqual([])
    expect(keptFormIn(JSON.stringify([[name, 'x']]))).toEqual([])
  },
)

test('what is shown of it is what somebody typed; a form of which a button was all shows nothing', () => {
  const names = ['do', 'which', 'key', 'version', 'parcelsSeen']
  expect(typedIn(names.map((name) => [name, 'x'] as const))).toEqual([])
  expect(
    typedIn([
      ['do', 'refund'],
      ['amount', '12,50'],
      ['reason', ''],
    ]),
  ).toEqual(['12,50'])
})

test('a file is not passed on, nor what nobody typed', async () => {
  expect(await keptFormOf(sent('--x--', 'multipart/form-data; boundary=x'))).toEqual([])
  for (const text of ['', '{', '{}', '[1]', '[["a"]]', '[["a",1]]', 'null']) expect(keptFormIn(text)).toEqual([])
})

test('who is not logged in may send what logs in, logs out or begins', () => {
  const open = (path: string) => isOpenPage(`https://staff.example${path}`)
  expect(['/log-in', '/log-out', '/invitation/x'].map(open)).toEqual([true, true, true])
  expect(['/', '/orders/1', '/log-inx', '/orders/log-in'].map(open)).toEqual([false, false, false, false])
})
