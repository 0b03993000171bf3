import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { zipOf } from '#test/shop/zip.ts'
import { type PictureEntry, picturesInArchive, picturesInFolder } from './picture-archive.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archives-'))
  const used = folder
  onTestFinished(() => rmSync(used, { recursive: true }))
})

async function entriesOf(entries: AsyncIterable<PictureEntry>) {
  const found: [string, string][] = []
  for await (const entry of entries)
    found.push([entry.reference, 'problem' in entry ? entry.problem : Buffer.from(entry.bytes).toString().slice(0, 20)])
  return found
}

function archive(files: Readonly<Record<string, string>>, change: (bytes: Buffer) => void = () => undefined) {
  const path = join(folder, 'pictures.zip')
  const bytes = zipOf(files)
  change(bytes)
  writeFileSync(path, bytes)
  return entriesOf(picturesInArchive(path, 1_000_000))
}

describe('an archive', () => {
  test('gives its pictures by their path without an ending, and passes over what systems put beside them', async () => {
    const files = {
      'boots/AMSTEL-1.JPG': 'one',
      'boots/amstel.2.webp': 'two',
      '__MACOSX/boots/._AMSTEL-1.JPG': 'beside',
      'boots/.DS_Store': 'beside',
      'read me.txt': 'text',
    }
    expect(await archive(files)).toEqual([
      ['boots/AMSTEL-1', 'one'],
      ['boots/amstel.2', 'two'],
      ['read me.txt', 'By its name it is no picture: .jpg, .png, .webp or .avif'],
    ])
  })

  test('that unpacks to far more than it is takes no memory', async () => {
    expect(await archive({ 'bomb.png': '0'.repeat(50_000_000), 'a.png': 'one' })).toEqual([
      ['bomb', 'It is larger than 1 MB'],
      ['a', 'one'],
    ])
  })

  test('that lies about how large a picture is, isn’t believed', async () => {
    const told = await archive({ 'bomb.png': '0'.repeat(3_000_000) }, (bytes) => {
      // The size when unpacked, in the list at the end.
      bytes.writeUInt32LE(100, bytes.indexOf('504b0102', 0, 'hex') + 24)
    })
    expect(told).toEqual([['bomb', 'It can’t be unpacked: the archive is broken here']])
  })

  test.each(['../../etc/passwd.png', '/etc/passwd.png', 'a/../../b.png', 'c:\\b.png'])(
    'that names %s is left where it does',
    async (name) => {
      await expect(archive({ [name]: 'x' })).rejects.toThrow(/names a file outside of itself/)
    },
  )

  test('gives no link', async () => {
    const told = await archive({ 'link.png': '/etc/passwd' }, (bytes) => {
      bytes.writeUInt32LE((0o120777 << 16) >>> 0, bytes.indexOf('504b0102', 0, 'hex') + 38)
    })
    expect(told).toEqual([['link', 'It is a link: put the picture itself there']])
  })

  test.each(['', 'PK', 'no archive at all'])('of %j is none', async (text) => {
    writeFileSync(join(folder, 'a.zip'), text)
    await expect(entriesOf(picturesInArchive(join(folder, 'a.zip'), 1000))).rejects.toThrow(/no ZIP archive/)
  })
})

test('a folder gives the same, follows no link, and leaves what is too large', async () => {
  mkdirSync(join(folder, 'boots'))
  writeFileSync(join(folder, 'boots', 'a.jpg'), 'one')
  writeFileSync(join(folder, 'boots', 'large.jpg'), 'x'.repeat(2000))
  symlinkSync('/etc/passwd', join(folder, 'boots', 'link.jpg'))
  expect(await entriesOf(picturesInFolder(folder, 1000))).toEqual([
    ['boots/a', 'one'],
    ['boots/large', 'It is larger than 0 MB'],
    ['boots/link', 'It is a link or no file: put the picture itself there'],
  ])
})
