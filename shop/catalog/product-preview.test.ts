import { expect, test } from 'vitest'
import { stoppedClock } from '#kernel/clock.ts'
import { createSecretBox } from '../credentials/secret-box.ts'
import { productPreviewLifetime, productPreviews } from './product-preview.ts'

const sealerOf = (secret: string) => {
  const box = createSecretBox(secret)
  return {
    seal: (text: string) => box.seal(text).toString('base64url'),
    open: (sealed: string) => box.open(Buffer.from(sealed, 'base64url')),
  }
}
const clock = stoppedClock('2026-11-21T10:00:00Z')
const previews = productPreviews({ sealer: sealerOf('of the shop'), clock })

test('a link shows its product for an hour, and each is another one', () => {
  const token = previews.tokenOf('boot')
  expect(previews.productOf(token)).toBe('boot')
  expect(previews.tokenOf('boot')).not.toBe(token)
  clock.advance(productPreviewLifetime - 1)
  expect(previews.productOf(token)).toBe('boot')
  clock.advance(1)
  expect(previews.productOf(token)).toBeUndefined()
})

test('a link that somebody made up, changed or sealed elsewhere shows nothing', () => {
  const token = previews.tokenOf('boot')
  const elsewhere = productPreviews({ sealer: sealerOf('of another shop'), clock })
  const changed = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`
  for (const wrong of [
    elsewhere.tokenOf('boot'),
    changed,
    'product.',
    'product.boot',
    'boot',
    '',
    'product.'.padEnd(5000, 'A'),
  ])
    expect(previews.productOf(wrong), wrong.slice(0, 40)).toBeUndefined()
})
