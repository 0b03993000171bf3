import { expect, test } from 'vitest'
import { type Announced, announcedIn, withAnnounced } from './announced.ts'

const order = '/nl/order/?order=MTAwMDA0LmFiYw'

test.each<Announced>([{ kind: 'return' }, { kind: 'exchange', of: 'MTAwMDAxLmFiYw' }])(
  'an order’s address says what was announced: %j',
  (announced) => {
    const { searchParams } = new URL(withAnnounced(order, announced), 'https://shop.example')
    expect(searchParams.get('order')).toBe('MTAwMDA0LmFiYw')
    expect(announcedIn(searchParams)).toEqual(announced)
  },
)

test.each(['', 'short', '<b>nothing</b>', 'a'.repeat(101)])('%j is nothing that was announced', (said) => {
  expect(announcedIn(new URLSearchParams({ announced: said }))).toBeUndefined()
})
