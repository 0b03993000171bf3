import { expect, test } from 'vitest'
import type { PushDelivery } from '../push/push-request.ts'
import { pushAlertNotice } from './send-push-alert.ts'

const delivery: PushDelivery = {
  id: 'p',
  kind: 'back_in_stock',
  storefrontCode: 'nl_NL',
  askedAt: new Date('2026-11-21T10:00:00Z'),
  wordingVersion: '2026-11',
  named: {
    size: { sku: '10110.001.37.5', name: '37.5' },
    product: { id: 'c', sku: '10110.001', name: 'Court 2.0', brand: 'Langstraet', url: 'court' },
  },
  orderNumber: undefined,
  subscription: { id: 's', endpoint: 'https://push.example/', p256dh: '', auth: '' },
}

test.each([
  ['nl_NL', 'Langstraet Court 2.0', '37,5'],
  ['de_DE', 'Langstraet Court 2.0', '37,5'],
  ['en_GB', 'Langstraet Court 2.0', '37.5'],
] as const)('what a browser shows in %s writes a half size as the language does', (storefrontCode, product, size) => {
  const body = pushAlertNotice({ ...delivery, storefrontCode })?.body
  expect(body).toContain(product)
  expect(body).toContain(` ${size}`)
})
