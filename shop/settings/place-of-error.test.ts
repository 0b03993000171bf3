import { expect, test } from 'vitest'
import { placeOfError } from './place-of-error.ts'

const document = {
  timeZone: 'Mars',
  delivery: { methods: { nl_NL: [{ id: 'postnl', price: [{ value: 495 }, { from: '2027-01-01', value: -1 }] }] } },
  extras: [{ key: 'gift', name: { nl: '' } }],
  payment: { notOffered: ['paypal', '!'] },
}

test.each([
  ['timeZone', ['timeZone'], 0, 'value'],
  ['delivery.methods.nl_NL.0.price.1.value', ['delivery', 'methods', 'nl_NL', 'postnl', 'price'], 1, 'value'],
  ['delivery.methods.nl_NL.0.price.1.from', ['delivery', 'methods', 'nl_NL', 'postnl', 'price'], 1, 'from'],
  ['extras.0.name.nl', ['extras', 'gift', 'name', 'nl'], 0, 'value'],
  ['payment.notOffered.1', ['payment', 'notOffered'], 0, 'value'],
  ['extras.7.name', ['extras'], 0, 'value'],
  ['__proto__.0', ['__proto__', '0'], 0, 'value'],
])('%s stands in the field %j', (path, names, row, part) => {
  expect(placeOfError(document, path)).toEqual({ path: names, row, part })
})
