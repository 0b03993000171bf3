import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRefusedCode, refusedCode } from './refused-code.ts'

const read = (query: string) => readRefusedCode(new URLSearchParams(query.replace(/#.*/, '')))

describe('a code that was refused without JavaScript', () => {
  test('comes back to the page with what was typed and what is wrong with it', () => {
    const news = [{ messageKey: 'promotion-minimum', name: '€ 50,00', message: '', level: 'error' as const }]
    const query = refusedCode('WELCOME', news)
    expect(query).toMatch(/#code$/)
    expect(read(query)).toEqual({ code: 'WELCOME', news })
  })

  test('is said to be none when it can be none, and missed when nothing was typed', () => {
    const refused = (code: string, messageKey: string) => read(refusedCode(code, [{ messageKey, message: '' }]))
    for (const code of ['50 % off', '<b>sale</b>', ''])
      expect(refused(code, 'promotion-not-found')).toMatchObject({
        code: '',
        news: [{ messageKey: 'promotion-not-found' }],
      })
    expect(refused('', 'code-required').news).toMatchObject([{ messageKey: 'code-required' }])
  })

  test('says nothing that an address makes up', () => {
    expect(read('?declined=account-locked&code=X').news).toEqual([])
    expect(read('?declined=promotion-expired&code=<b>call+0900</b>').news).toEqual([])
    expect(read('?declined=promotion-expired&code=X&about=https://evil.example').news[0]?.name).toBe('X')
    expect(read('').news).toEqual([])
  })

  test('leads to a relative address, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, name) => {
        const query = refusedCode(code, [{ messageKey: 'promotion-expired', name, message: '' }])
        expect(new URL(`/nl/checkout/${query}`, 'http://shop.test').pathname).toBe('/nl/checkout/')
      }),
    )
  })
})
