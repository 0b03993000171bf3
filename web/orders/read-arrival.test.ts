import { expect, test } from 'vitest'
import { arrivalField, readArrival, takesBack } from './read-arrival.ts'

const formOf = (said?: string) => {
  const form = new FormData()
  if (said !== undefined) form.set(arrivalField, said)
  return form
}

test('a form tells that somebody comes, is there, or takes it back; any other one tells nothing', () => {
  expect([formOf('coming'), formOf('here'), formOf(takesBack)].map(readArrival)).toEqual(['coming', 'here', null])
  expect([formOf(), formOf(''), formOf('elsewhere')].map(readArrival)).toEqual([undefined, undefined, undefined])
})
