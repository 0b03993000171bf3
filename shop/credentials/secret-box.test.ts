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
