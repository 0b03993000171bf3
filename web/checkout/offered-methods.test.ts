import { describe, expect, test } from 'vitest'
import { preselectedMethod, selectedFirst } from './offered-methods.ts'

const method = (id: string, credit = false) => ({ id, credit })

describe('the payment methods', () => {
  const offered = [method('riverty', true), method('klarna', true), method('ideal'), method('creditcard')]

  test('begin with the selected one', () => {
    expect(selectedFirst(offered, 'ideal').map(({ id }) => id)).toEqual(['ideal', 'riverty', 'klarna', 'creditcard'])
  })

  test('never suggest a credit', () => {
    expect(preselectedMethod(offered, null)).toBe('ideal')
  })

  test('keep what the shopper chose, be it a credit', () => {
    expect(preselectedMethod(offered, 'riverty')).toBe('riverty')
  })

  test('forget a choice that is offered no longer', () => {
    expect(preselectedMethod(offered, 'giropay')).toBe('ideal')
  })

  test('never suggest the one that has just failed', () => {
    expect(preselectedMethod(offered, 'ideal', 'ideal')).toBe('creditcard')
    expect(preselectedMethod([method('ideal')], null, 'ideal')).toBeUndefined()
  })

  test('suggest nothing where only credit is offered', () => {
    expect(preselectedMethod([method('riverty', true)], null)).toBeUndefined()
  })
})
