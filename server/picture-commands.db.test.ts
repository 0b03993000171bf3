import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { pictureFolder } from '#integrations/pictures/picture-folder.ts'
import { preparePicture } from '#integrations/pictures/prepare-picture.ts'
import { minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { zipOf } from '#test/shop/zip.ts'
import { importDropped } from './import-folder.ts'
import { createInboxWatch } from './inbox-files.ts'
import { pictureCommand, pictureUsage } from './picture-commands.ts'

const mostBytes = 1_000_000
const store = mkdtempSync(join(tmpdir(), 'stored-'))
const shop = await openTestShop({
  pictureCopies: {
    files: pictureFolder(store),
    prepare: preparePicture,
    source: { fetch: async () => ({ problem: 'The host answered 404', isFinal: true }) },
  },
})
const pictures = shop.shop.productPictures
const run = (...args: string[]) => pictureCommand({ pictures, mostBytes }, args)
const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#855' } })
  .png()
  .toBuffer()
const names = async () => (await pictures.storedSince(undefined)).map(({ reference }) => reference)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const used = folder
  onTestFinished(() => rmSync(used, { recursive: true }))
})

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
  const at = new Date(shop.clock.now().getTime() - minute)
  utimesSync(path, at, at)
  return path
}

test('pictures of an archive come under their names, and the rest is told of', async () => {
  const path = write(
    'all.zip',
    zipOf({ 'zip/one.png': picture, 'zip/page.jpg': '<!doctype html>', 'zip/notes.txt': 'x' }),
  )
  expect(await run('add', path)).toEqual({
    lines: [
      'zip/page: It is no picture: send JPEG, PNG, WebP or AVIF.',
      'zip/notes.txt: By its name it is no picture: .jpg, .png, .webp or .avif.',
      `Pictures taken from ${path}: 1`,
    ],
  })
  expect(await names()).toContain('zip/one')
})

test('pictures of a folder come the same way', async () => {
  write('boots/two.png', picture)
  expect(await run('add', folder)).toEqual({ lines: [`Pictures taken from ${folder}: 1`] })
  expect(await names()).toContain('boots/two')
})

test('an archive that leads out of itself, or is none, is refused with a sentence', async () => {
  const outside = write('outside.zip', zipOf({ '../three.png': picture }))
  expect(await run('add', outside)).toEqual({
    problems: [`${outside} names a file outside of itself: nothing more of it is taken.`],
  })
  const none = write('none.zip', 'no archive')
  expect(await run('add', none)).toEqual({ problems: [`${none} is no ZIP archive that can be opened.`] })
  expect(await run('add', join(folder, 'missing.zip'))).toMatchObject({ problems: [expect.stringContaining('ENOENT')] })
  expect(await names()).not.toContain('three')
})

test('what was asked for and didn’t come is listed with its reason, and asked for anew', async () => {
  await pictures.request(['https://cdn.example/a.jpg'])
  await pictures.fetchDue()
  expect(await run('list')).toEqual({ lines: ['https://cdn.example/a.jpg; The host answered 404; given up'] })
  expect(await run()).toEqual({
    lines: [expect.stringMatching(/^Pictures that are here: \d+; asked for: 0; given up: 1$/)],
  })
  expect(await run('retry')).toEqual({ lines: ['Pictures asked for anew: 1'] })
  expect(await run()).toMatchObject({ lines: [expect.stringContaining('asked for: 1;')] })
})

test.each([['add'], ['sing'], ['add', 'a', 'b'], ['--nothing']])('%j is answered with how it goes', async (...args) => {
  expect(await run(...args)).toEqual({ problems: pictureUsage })
})

test('what lies in the inbox is taken once, single or in an archive, and says what became of it', async () => {
  write('pictures/five.png', picture)
  write('pictures/more.zip', zipOf({ 'six.png': picture }))
  write('pictures/bad.zip', zipOf({ '../seven.png': picture }))
  write('pictures/broken.jpg', 'x')
  const look = () =>
    importDropped({
      folder,
      imports: shop.shop.imports,
      pictures,
      mostPictureBytes: mostBytes,
      shopFolder: 'demo',
      keepDays: 30,
      watch: createInboxWatch(),
      clock: shop.clock,
      log: { info: () => undefined, warn: () => undefined },
    })
  await Promise.all([look(), look()])
  expect(await names()).toEqual(expect.arrayContaining(['five', 'six']))
  expect(readdirSync(join(folder, 'pictures'))).toEqual(['taken'])
  const taken = join(folder, 'pictures', 'taken')
  const told = readdirSync(taken).filter((name) => name.endsWith('.txt'))
  expect(told.map((name) => name.replace(/^\d{4}-\d\d-\d\d-\d{6}-/, '')).toSorted()).toEqual([
    'bad.zip.refused.txt',
    'broken.jpg.refused.txt',
    'five.png.applied.txt',
    'more.zip.applied.txt',
  ])
  const bad = told.find((name) => name.includes('bad.zip')) ?? ''
  expect(readFileSync(join(taken, bad), 'utf8')).toMatch(/names a file outside of itself.*\nPictures taken: 0/)
})
