import { expect, test } from 'vitest'
import { readLook } from './look.ts'

const image = (name: string, width: number, height: number) => ({
  url: `/images/scenes/${name}`,
  alt: 'Red pumps',
  dimensions: { width, height },
})
const look = (data: unknown) =>
  readLook({ id: 'look-1', uid: 'worn-together', url: 'lookbook/worn-together', data: JSON.stringify(data) })

test('a look links to the keys of its page and itself, and names its pieces', () => {
  expect(
    look({
      alternate_id: 'look-worn-together',
      label: 'Worn together',
      text: [{ type: 'paragraph', text: 'Red beside green.', spans: [] }],
      images: [{ image: image('wide', 1920, 1080) }, { image: image('tall', 1080, 1350) }],
      products: [{ sku: '10310.001' }, { sku: '' }, {}],
    }),
  ).toMatchObject({
    href: '/lookbook/worn-together/',
    key: 'look-worn-together',
    title: 'Worn together',
    line: 'Red beside green.',
    skus: ['10310.001'],
    pieces: 1,
    wide: { url: '/images/scenes/wide' },
    tall: { url: '/images/scenes/tall' },
  })
})

test('one picture with two cuts gives both', () => {
  const one = { ...image('wide', 1920, 1080), mobile: image('tall', 1080, 1350) }
  expect(look({ images: [{ image: one }] }).tall).toMatchObject({ url: '/images/scenes/tall', width: 1080 })
})

test.each([[{}], [null], ['x'], [{ images: 'x', products: 7, text: {} }]])('nothing of %o makes it fail', (data) => {
  expect(look(data)).toMatchObject({ key: 'worn-together', skus: [], wide: undefined, line: '' })
})
