import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTile } from './load-editorial-tiles.ts'

const image = { url: '/images/scenes/look-rain', alt: 'Groene laarzen', dimensions: { width: 1920, height: 1080 } }
const fields = {
  place: 9,
  image,
  title: 'Regen op komst',
  text: [{ type: 'paragraph', text: 'Donkergroen om de enkel.', spans: [] }],
  link: { link_type: 'Web', url: '/lookbook/regen-op-komst/' },
  link_label: 'Bekijk de look',
}
const read = (change: object = {}) => readTile({ id: 'tile', data: JSON.stringify({ ...fields, ...change }) })

describe('an editorial tile', () => {
  test('is read from its document', () => {
    expect(read()).toEqual({
      id: 'tile',
      place: 9,
      image: { url: '/images/scenes/look-rain', alt: 'Groene laarzen', width: 1920, height: 1080 },
      title: 'Regen op komst',
      text: [{ type: 'paragraph', text: 'Donkergroen om de enkel.', spans: [] }],
      link: '/lookbook/regen-op-komst/',
      linkLabel: 'Bekijk de look',
    })
  })

  test.each([null, undefined, 'nine', 0, -3])('has no place of its own when that is %j', (place) => {
    expect(read({ place })?.place).toBeUndefined()
  })

  test.each(['image', 'title', 'link', 'link_label'])('is not shown without its %s', (field) => {
    expect(read({ [field]: null })).toBeUndefined()
  })

  test('does without words between title and link', () => {
    expect(read({ text: null })?.text).toEqual([])
  })

  test('may hold anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        readTile({ id: 'tile', data: JSON.stringify(data) })
      }),
    )
  })
})
