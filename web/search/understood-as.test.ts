import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { search as de } from '#web/messages/de/search.ts'
import { search as en } from '#web/messages/en/search.ts'
import { search as fr } from '#web/messages/fr/search.ts'
import { search as nl } from '#web/messages/nl/search.ts'
import { createTranslator } from '#web/messages/translator.ts'
import { understoodAs } from './understood-as.ts'

const languages = Object.entries({ en, nl, de, fr })
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
  const t = speak('en', en)
  expect(understoodAs({ corrected: 'sneakers', understood: 'sneekers', ignored: ['xyz'] }, t)).toBe(
    'No results for “xyz”; showing “sneakers”.',
  )
  expect(understoodAs({ ...nothing, corrected: 'sneakers' }, t)).toContain('sneakers')
  expect(understoodAs(nothing, t)).toBeUndefined()
})
