import { describe, expect, test } from 'vitest'
import { questionErrors, questionLimits, tidyQuestion } from './question.ts'

const question = { name: 'Anna', email: 'anna@example.com', text: 'When do the boots come back?' }
const errorsOf = (over: Partial<typeof question>) =>
  questionErrors(tidyQuestion({ ...question, ...over })).map(({ field, messageKey }) => `${field}: ${messageKey}`)

describe('a question to customer service', () => {
  test('is passed on as it was typed, without what nobody typed', () => {
    expect(tidyQuestion({ name: ' Anna\tB. ', email: ' anna@example.com ', text: ' One\r\ntwo\u0000 ' })).toEqual({
      name: 'Anna B.',
      email: 'anna@example.com',
      text: 'One\ntwo',
    })
    expect(errorsOf({})).toEqual([])
  })

  test('needs a name, an address to answer to, and something that is asked', () => {
    expect(errorsOf({ name: ' ', email: '', text: '\n' })).toEqual([
      'name: field-required',
      'email: email-required',
      'text: field-required',
    ])
    expect(errorsOf({ email: 'anna' })).toEqual(['email: email-invalid'])
  })

  test('may not be endless', () => {
    expect(errorsOf({ text: 'x'.repeat(questionLimits.text) })).toEqual([])
    expect(errorsOf({ name: 'x'.repeat(101), text: 'x'.repeat(questionLimits.text + 1) })).toEqual([
      'name: field-too-long',
      'text: field-too-long',
    ])
  })
})
