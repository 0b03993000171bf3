import { describe, expect, test } from 'vitest'
import { plainText, previewOfText, shortenText } from './text.ts'

describe('the preview of a description', () => {
  test('ends with the first full stop and keeps it', () => {
    expect(previewOfText('Made by hand. Worn by many.')).toEqual({ first: 'Made by hand.', rest: 'Worn by many.' })
  })

  test('does not end inside a number', () => {
    expect(previewOfText('A heel of 3.5 cm. Quiet.').first).toBe('A heel of 3.5 cm.')
  })

  test('is the whole text where there is no full stop', () => {
    expect(previewOfText('Made by hand')).toEqual({ first: 'Made by hand', rest: '' })
  })

  test('is the whole text where the only full stop ends it', () => {
    expect(previewOfText('Made by hand.')).toEqual({ first: 'Made by hand.', rest: '' })
  })

  test('is cut from the words, not from the markup', () => {
    expect(previewOfText('<p>Made of <em>calf.</em></p><p>Soft.</p>')).toEqual({
      first: 'Made of calf.',
      rest: 'Soft.',
    })
  })
})

test('markup and double spaces leave a text', () => {
  expect(plainText('<p>Calf&nbsp;&amp;\n suede</p>')).toBe('Calf & suede')
})

test('a long text is cut between words', () => {
  expect(shortenText('The shoe that needs no laces', 16)).toBe('The shoe that…')
  expect(shortenText('Short', 16)).toBe('Short')
})
