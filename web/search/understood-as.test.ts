import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { catalogues } from '#web/messages/catalogues.ts'
import { search } from '#web/messages/en/search.ts'
import { createTranslator } from '#web/messages/translator.ts'
import { understoodAs } from './understood-as.ts'

const languages = Object.entries(catalogues).map(
  ([language, words]) =>
    [language, Object.fromEntries(Object.entries(words).filter(([key]) => key in search))] as const,
)
const nothing = { corrected: null, understood: null, ignored: [] }

function speak(language: string, sentences: Readonly<Record<string, string>>) {
  const compiled = Object.entries(sentences).map(([key, text]) => [key, compileMessageOrThrow(text)] as const)
  return createTranslator(language, Object.fromEntries(compiled))
}

test.each(languages)('%s: what was left out is said, with what is shown instead', (language, sentences) => {
  const read = { corrected: null, understood: 'red heels in 39', ignored: ['wedding', 'glitter'] }
  const sentence = understoodAs(read, speak(language, sentences))
  for (const part of ['wedding', 'glitter', 'red heels in 39']) expect(sentence).toContain(part)
})

test('a mended spelling is what is shown, and what was read as it was typed needs no word', () => {
  const t = speak('en', search)
  expect(understoodAs({ corrected: 'sneakers', understood: 'sneekers', ignored: ['xyz'] }, t)).toBe(
    'No results for “xyz”; showing “sneakers”.',
  )
  expect(understoodAs({ ...nothing, corrected: 'sneakers' }, t)).toContain('sneakers')
  expect(understoodAs(nothing, t)).toBeUndefined()
})
