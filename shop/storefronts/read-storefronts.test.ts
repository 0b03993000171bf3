import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownStorefrontCodes } from '#kernel/storefront-codes.ts'
import { readStorefronts, storefrontsJsonSchema } from './read-storefronts.ts'

const published = JSON.parse(readFileSync(new URL('storefronts.schema.json', import.meta.url), 'utf8'))

test('the schema that editors complete storefronts by is the one that the shop reads them by', () => {
  expect(published).toEqual(storefrontsJsonSchema())
})

test('the demo shop has all that the software knows, English at the root', () => {
  expect(readStorefronts(JSON.parse(readFileSync('demo/storefronts.json', 'utf8')))).toEqual({
    root: 'en_GB',
    codes: knownStorefrontCodes,
  })
})

const storefronts = (...codes: readonly string[]) => codes.map((code) => ({ code }))

test.each([
  [{ root: 'nl_NL', storefronts: storefronts('nl_NL', 'nl_NL') }, 'storefronts.1.code is there twice: nl_NL'],
  [
    { root: 'de_DE', storefronts: storefronts('nl_NL') },
    /^root must be one of the storefronts \(nl_NL\), and is de_DE$/,
  ],
  [{ root: 'nl_NL', storefronts: [] }, 'storefronts must have one at least'],
  [{ root: 'nl_NL', storefronts: storefronts('nl_NL', 'xx_XX') }, /^storefronts\.1\.code must be one of en_GB, nl_NL/],
  [{ root: 'nl_NL', stores: [] }, 'storefronts is missing or of the wrong kind'],
  [[], 'the file is missing or of the wrong kind'],
])('%j is refused with a sentence', (value, sentence) => {
  const read = readStorefronts(value)
  expect('errors' in read && read.errors[0]).toEqual(expect.stringMatching(sentence))
})
