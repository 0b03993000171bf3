import { expect, test } from 'vitest'
import { wordsIn } from '../../messages/staff-language-messages.ts'
import { notCancellableText } from './not-cancellable.ts'

const said = wordsIn('nl').orders.page

test.each([
  [{ parcels: [{}], isRemovable: true }, [said.notCancellableLeft]],
  [{ parcels: [], isRemovable: true }, [said.notCancellableRefunded, said.removeInstead]],
  [{ parcels: [], isRemovable: false }, [said.notCancellableRefunded]],
])('an order with %j says why it is not cancelled, and what is possible', (order, sentences) => {
  expect(notCancellableText(order, said)).toBe(sentences.join(' '))
})
