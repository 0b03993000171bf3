import { expect, test } from 'vitest'
import { readImage, readLink, readRichText, readText } from './fields.ts'

test('text is read from a plain string and from rich text', () => {
  expect(readText('a')).toBe('a')
  expect(
    readText([
      { type: 'paragraph', text: 'a' },
      { type: 'paragraph', text: 'b' },
    ]),
  ).toBe('a b')
  expect(readText(null)).toBe('')
})

test('an image needs an address and a size, and may have another cut for narrow screens', () => {
  const dimensions = { width: 800, height: 600 }
  expect(readImage({ url: '/images/a', alt: null, dimensions })).toEqual({
    url: '/images/a',
    alt: '',
    width: 800,
    height: 600,
  })
  expect(
    readImage({ url: '/images/a', alt: 'A', dimensions, mobile: { url: '/images/b', dimensions } })?.narrow?.url,
  ).toBe('/images/b')
  expect(readImage({ url: '/images/a' })).toBeUndefined()
})

test('a link is an address, as text or as a field', () => {
  expect(readLink({ link_type: 'Web', url: '/a/' })).toBe('/a/')
  expect(readLink('')).toBeUndefined()
  expect(readLink({ link_type: 'Any' })).toBeUndefined()
})

test('rich text keeps one h1 for the page, drops empty blocks and spans that lie outside', () => {
  const [heading, ...rest] = readRichText([
    { type: 'heading1', text: 'Title', spans: [{ start: 0, end: 99, type: 'strong' }] },
    { type: 'paragraph', text: '  ' },
  ])
  expect(heading).toEqual({ type: 'heading2', text: 'Title', spans: [] })
  expect(rest).toEqual([])
})
