import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPassword, staffPlace } from '#test/shop/staff.ts'
import { idleMachine } from '#test/shop/staff-machine.ts'
import type { AccessEvent } from './access-event.ts'
import { createBackofficeApi } from './create-backoffice-api.ts'

const shop = await openTestShop()
const heard: AccessEvent[] = []
const api = createBackofficeApi({
  shop: shop.shop,
  machine: idleMachine(),
  report: (error) => {
    throw error
  },
  reportAccess: (event) => heard.push(event),
})
const { address } = staffPlace

test('who logs in, fails to, goes, and reaches for what they may not, is told with place and person, and without what was typed', async () => {
  const reader = await memberOfStaff(shop, ['reader'])
  const logIn = (password: string) =>
    api.execute(
      {
        query:
          'mutation ($e: String!, $p: String!, $c: String!) { logIn(email: $e, password: $p, code: $c) { problems { messageKey } } }',
        variables: { e: reader.email, p: password, c: reader.nextCode() },
      },
      staffPlace,
    )
  await logIn('een andere zin')
  const { sessionToken } = await logIn(staffPassword)
  if (!sessionToken) throw new Error('Not logged in')
  const as = { ...staffPlace, sessionToken }
  await api.execute({ query: 'mutation { retryFailedJobs { problems { messageKey } } }' }, as)
  await api.execute({ query: 'mutation { logOut { __typename } }' }, as)
  await api.executeWithKey({ query: '{ me { name } }' }, 'cwk_nothing', address)
  expect(heard).toEqual([
    { access: 'log-in-failed', operation: 'logIn', memberId: undefined, address },
    { access: 'log-in', operation: 'logIn', memberId: undefined, address },
    { access: 'not-permitted', operation: 'retryFailedJobs', memberId: reader.member.id, address },
    { access: 'log-out', memberId: reader.member.id, address },
    { access: 'key-refused', address },
  ])
})
