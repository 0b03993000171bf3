import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('a secret of the shop')

test('what was sealed comes out as it went in, and never twice the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = box.seal(text)
      expect(box.open(sealed)).toBe(text)
      expect(box.seal(text).equals(sealed)).toBe(false)
    }),
  )
})

test('another key opens nothing, and a changed byte is noticed', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP')
  expect(createSecretBox('another secret').open(sealed)).toBeUndefined()
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), (at) => {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(box.open(changed)).toBeUndefined()
    }),
  )
  expect(box.open(Buffer.alloc(3))).toBeUndefined()
})

test('while one secret takes the place of another, both open what either sealed', () => {
  const [before, next] = ['a secret of the shop', 'the secret that takes its place']
  const old = createSecretBox(before)
  // First every node learns the next one, then every node seals with it.
  const learned = createSecretBox(before, next)
  const changed = createSecretBox(next, before)
  for (const sealed of [old.seal('code'), learned.seal('code'), changed.seal('code')]) {
    expect([learned.open(sealed), changed.open(sealed)]).toEqual(['code', 'code'])
  }
  expect(old.open(learned.seal('code'))).toBe('code')
  expect(changed.isCurrent(old.seal('code'))).toBe(false)
  expect(changed.isCurrent(changed.seal('code'))).toBe(true)
  expect(createSecretBox(next).open(old.seal('code'))).toBeUndefined()
})
