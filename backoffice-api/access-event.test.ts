import { expect, test } from 'vitest'
import { accessEvents } from './access-event.ts'

const who = { memberId: undefined, address: '192.0.2.7' }
const fine = { problems: [] }
const refused = { problems: [{ messageKey: 'staff-log-in-failed' }] }

test.each([
  ['a log-in', { data: { logIn: fine }, sessionToken: 'token' }, ['log-in logIn']],
  ['one in vain', { data: { logIn: refused } }, ['log-in-failed logIn']],
  ['one by passkey', { data: { logInByPasskey: fine }, sessionToken: 'token' }, ['log-in logInByPasskey']],
  ['a proof by the company', { data: { finishSignIn: fine } }, ['proof finishSignIn']],
  ['a proof in vain', { data: { prove: refused } }, ['proof-failed prove']],
  ['a log-out', { data: { logOut: {} }, sessionToken: null }, ['log-out undefined']],
  [
    'what somebody may not',
    { data: null, errors: [{ code: 'NOT_PERMITTED', operation: 'refundOrder' }] },
    ['not-permitted refundOrder'],
  ],
  ['a session that is over', { data: null, errors: [{ code: 'LOG_IN_NEEDED', operation: 'orders' }] }, []],
  ['work', { data: { addOrderNote: refused, orders: [] } }, []],
])('%s', (_, answer, told) => {
  const events = accessEvents(answer, who)
  expect(events.map(({ access, operation }) => `${access} ${operation}`)).toEqual(told)
  expect(events.every(({ address }) => address === who.address)).toBe(true)
})
