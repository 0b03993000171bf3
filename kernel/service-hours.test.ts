import { expect, test } from 'vitest'
import { openState } from './opening-hours.ts'
import { serviceHours } from './service-hours.ts'
import { storefrontOf } from './storefront.ts'

const stateAt = (time: string) => openState(serviceHours(storefrontOf('nl_NL')), new Date(time))

// 20 November 2026 is a Friday; Amsterdam is an hour ahead of UTC.
test.each([
  ['2026-11-20T07:59:00Z', { open: false, opens: { date: '2026-11-20', time: '09:00' } }],
  ['2026-11-20T08:00:00Z', { open: true, until: '17:00' }],
  ['2026-11-20T16:00:00Z', { open: false, opens: { date: '2026-11-23', time: '09:00' } }],
  ['2026-11-22T12:00:00Z', { open: false, opens: { date: '2026-11-23', time: '09:00' } }],
])('at %s customer service is %o', (time, state) => expect(stateAt(time)).toEqual(state))
