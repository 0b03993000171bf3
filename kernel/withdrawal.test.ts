import { describe, expect, test } from 'vitest'
import { statementErrors, tidyStatement, type WithdrawalStatement } from './withdrawal.ts'
import { withdrawalLabels } from './withdrawal-labels.ts'

const statement: WithdrawalStatement = {
  name: 'Sanne de Wit',
  email: 'sanne@example.com',
  orderNumber: '100001',
  items: [],
  reason: '',
}

test('the labels are the words of the law', () => {
  expect(withdrawalLabels).toEqual({
    en: { start: 'Withdraw from contract here', confirm: 'Confirm withdrawal' },
    nl: { start: 'Hier de overeenkomst herroepen', confirm: 'Herroeping bevestigen' },
    de: { start: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen' },
    fr: { start: 'Renoncer au contrat ici', confirm: 'Confirmer la rétractation' },
    es: { start: 'Desistir del contrato aquí', confirm: 'Confirmar el desistimiento' },
  })
})

describe('a statement', () => {
  test('needs three things and no more', () => {
    const empty = { name: '', email: '', orderNumber: '', items: [], reason: '' }
    expect(statementErrors(empty).map(({ field, messageKey }) => [field, messageKey])).toEqual([
      ['name', 'field-required'],
      ['orderNumber', 'field-required'],
      ['email', 'email-required'],
    ])
    expect(statementErrors(statement)).toEqual([])
  })

  test('may name its order in any words', () => {
    expect(statementErrors({ ...statement, orderNumber: 'the boots that came on Thursday' })).toEqual([])
  })

  test.each([
    ['name', { name: 'a'.repeat(101) }, 'field-too-long'],
    ['orderNumber', { orderNumber: '1'.repeat(101) }, 'field-too-long'],
    ['items', { items: ['a'.repeat(201)] }, 'field-too-long'],
    ['items', { items: Array(51).fill('boot') }, 'field-too-long'],
    ['reason', { reason: 'a'.repeat(1001) }, 'field-too-long'],
    ['email', { email: 'sanne@example' }, 'email-invalid'],
  ] as const)('with a broken %s says so beside it', (field, change, messageKey) => {
    expect(statementErrors({ ...statement, ...change })).toMatchObject([{ field, messageKey }])
  })

  test('is stored as it was meant: one line where there is one, and nothing that the database can’t hold', () => {
    expect(
      tidyStatement({
        name: '  Sanne\r\n de\u0000Wit ',
        email: ' sanne@example.com ',
        orderNumber: '100001\n',
        items: [' boot ', '', ' '],
        reason: ' too\r\nsmall\ud800 \u0007',
      }),
    ).toEqual({
      name: 'Sanne de Wit',
      email: 'sanne@example.com',
      orderNumber: '100001',
      items: ['boot'],
      reason: 'too\nsmall\ufffd',
    })
  })
})
