import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { preparePicture } from '#integrations/pictures/prepare-picture.ts'
import { minute } from '#kernel/clock.ts'
import type { CatalogPicture } from '#shop/catalog/picture-port.ts'
import type { PictureFiles, PictureProblem } from '#shop/pictures/picture-copies-port.ts'
import { pictureReader } from '#shop/pictures/picture-store.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { openStoredPictures } from './stored-pictures.ts'

const pictureOf = (red: number) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: { r: red, g: 60, b: 20 } } })
    .jpeg()
    .toBuffer()
const [brown, red] = await Promise.all([pictureOf(120), pictureOf(250)])

/** What lies at addresses, and how often each was asked for. */
const web = new Map<string, Uint8Array | PictureProblem>()
const asked: string[] = []
let dies = false
const kept = new Map<string, Uint8Array>()
const files: PictureFiles = {
  put: async (name, bytes) => void kept.set(name, bytes),
  get: async (name) => kept.get(name),
}
const known: { find(reference: string): CatalogPicture | undefined } = { find: () => undefined }

const shop = await openTestShop({
  poolSize: 8,
  pictures: { find: (name) => known.find(name), film: () => undefined },
  pictureCopies: {
    files,
    prepare: preparePicture,
    source: {
      fetch: async (address) => {
        asked.push(address)
        if (dies) throw new Error('The node died')
        const found = web.get(address)
        if (!found) return { problem: 'The host answered 404', isFinal: true }
        return 'problem' in found ? found : { bytes: found }
      },
    },
  },
})
const { clock } = shop
const node = await openStoredPictures(pictureReader(shop.db), files)
known.find = node.find
const pictures = shop.shop.productPictures
const imports = importFolder(shop)

beforeEach(() => {
  web.clear()
  asked.length = 0
})

const at = (name: string) => `https://cdn.example/${name}.jpg?v=1`
const columns = 'product;sku;size;brand;manufacturer;gender;categories;color;name_en;images;type;upper;lining;sole'
const row = (sku: string, images: string) =>
  `${sku};${sku}-38;38;Noordzij;maker;women;boots;Navy;Boot;${images};footwear;leather;textile;other`
const product = async (sku: string) => {
  const { pdp } = await shop.ask(`{ pdp(sku: "${sku}") { image { url } images { url width height } } }`)
  return pdp as unknown as { image: { url: string }; images: { url: string; width: number; height: number }[] }
}

/** Imports a product and sells it; its pictures are asked for and not here yet. */
async function onSale(sku: string, images: string) {
  await imports.run('products', [columns, row(sku, images)])
  await imports.run('prices', ['sku,storefront,price', `${sku},nl_NL,89.95`])
  await imports.run('stock', ['sku,location,quantity', `${sku}-38,DC,3`])
  await shop.shop.invalidate(undefined)
}

describe('pictures at addresses', () => {
  test('are fetched once by whichever node is faster, and shown as soon as they are here', async () => {
    web.set(at('boot-1'), brown).set(at('boot-2'), red)
    await onSale('URL1', `${at('boot-1')}|${at('boot-2')}|${at('gone')}`)
    expect((await product('URL1')).images).toEqual([{ url: '/images/missing?w=996', width: 996, height: 1410 }])

    await Promise.all([pictures.fetchDue(), pictures.fetchDue()])
    expect(asked.toSorted()).toEqual([at('boot-1'), at('boot-2'), at('gone')])
    await node.refresh()
    await shop.shop.invalidate(undefined)
    const { image, images } = await product('URL1')
    expect(images).toMatchObject([
      { width: 300, height: 400 },
      { width: 300, height: 400 },
    ])
    expect(image.url).toBe(images[0]?.url)
    const [, name = ''] = /^\/images\/(stored\/[0-9a-f]{64})\.[0-9a-f]{8}\?w=996$/.exec(image.url) ?? []
    const bytes = await node.known(name)?.read()
    expect(bytes instanceof Uint8Array && (await sharp(bytes).metadata()).format).toBe('jpeg')
    expect(await pictures.missing(10)).toEqual([
      { reference: at('gone'), attempts: 1, problem: 'The host answered 404', dueAt: null },
    ])
  })

  test('go out as they came, and change nothing when they come again', async () => {
    web.set(at('same'), brown)
    await onSale('URL2', at('same'))
    await pictures.fetchDue()
    expect(await imports.run('products', [columns, row('URL2', at('same'))])).toMatchObject({
      counts: { unchanged: 1, changed: 0 },
    })
    asked.length = 0
    await pictures.fetchDue()
    expect(asked).toEqual([])
  })

  test('that are the same are kept once', async () => {
    const before = kept.size
    const another = await pictureOf(33)
    web.set(at('double-1'), another).set(at('double-2'), another)
    await onSale('URL3', `${at('double-1')}|${at('double-2')}`)
    await pictures.fetchDue()
    await node.refresh()
    expect(node.find(at('double-1'))?.url).toBe(node.find(at('double-2'))?.url)
    expect(node.find(at('double-1'))).toBeDefined()
    expect(kept.size).toBe(before + 1)
  })

  test('of a host that is away are asked for again later, and by hand at once', async () => {
    web.set(at('late'), { problem: 'The host answered 503', isFinal: false })
    await onSale('URL4', at('late'))
    await pictures.fetchDue()
    await pictures.fetchDue()
    expect(asked).toHaveLength(1)
    clock.advance(minute)
    await pictures.fetchDue()
    expect(asked).toHaveLength(2)
    web.set(at('late'), red)
    await pictures.retryAll()
    await pictures.fetchDue()
    await node.refresh()
    expect(node.find(at('late'))).toBeDefined()
  })

  test('whose node died are fetched by another one', async () => {
    web.set(at('orphan'), red)
    await onSale('URL5', at('orphan'))
    dies = true
    await expect(pictures.fetchDue()).rejects.toThrow('The node died')
    dies = false
    asked.length = 0
    await pictures.fetchDue()
    expect(asked).toEqual([])
    clock.advance(10 * minute)
    await pictures.fetchDue()
    expect(asked).toEqual([at('orphan')])
  })

  test('that are none stay away, and say why', async () => {
    web.set(at('page'), Buffer.from('<!doctype html>'))
    await onSale('URL6', at('page'))
    await pictures.fetchDue()
    expect(await pictures.missing(100)).toContainEqual(
      expect.objectContaining({ reference: at('page'), problem: expect.stringMatching(/no picture/), dueAt: null }),
    )
  })

  test('that lead nowhere are named with their row', async () => {
    const run = await imports.run('products', [
      columns,
      row('URL7', 'ftp://a.example/1.jpg'),
      row('URL8', 'https://ada:secret@a.example/1.jpg'),
      row('URL9', at('fine')),
    ])
    expect(run.counts).toMatchObject({ refused: 2, created: 1 })
    expect(await imports.problemsOf(run.id)).toEqual([
      "2 images: 'ftp://a.example/1.jpg' can’t be asked for: a picture has to lie at https://",
      '3 images: The address of a picture holds a name or a password: take them out of it',
    ])
  })
})

test('a picture that is uploaded is what products call by its name, and the next one takes its place', async () => {
  expect(await pictures.add('boots/NAME-1', brown)).toBeUndefined()
  await node.refresh()
  const first = node.find('boots/NAME-1')?.url
  expect(first).toBeDefined()
  clock.advance(minute)
  await pictures.add('boots/NAME-1', red)
  await node.refresh()
  expect(node.find('boots/NAME-1')?.url).not.toBe(first)
  expect(await pictures.add('boots/NAME-2', Buffer.from('x'))).toMatchObject({ isFinal: true })
  expect(node.find('boots/NAME-2')).toBeUndefined()
})
