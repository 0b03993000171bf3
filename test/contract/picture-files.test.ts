import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureBucket, readBucketAddress } from '#integrations/pictures/picture-bucket.ts'
import { pictureFolder } from '#integrations/pictures/picture-folder.ts'
import type { PictureFiles } from '#shop/pictures/picture-copies-port.ts'
import { openBucketServer } from './bucket-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const name = `${'ab'.repeat(32)}.jpg`
const bytes = Buffer.from('what is in the picture')
let close: () => Promise<unknown>
const stores: Record<string, PictureFiles> = { 'a folder': pictureFolder(join(folder, 'here')) }

beforeAll(async () => {
  const server = await openBucketServer(folder, 'pictures')
  close = server.close
  stores['a bucket'] = pictureBucket(server.address)
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const files = () => {
    const found = stores[kind]
    if (!found) throw new Error(`There is no ${kind}`)
    return found
  }

  test('has nothing that was not put there', async () => {
    expect(await files().get(`${'00'.repeat(32)}.jpg`)).toBeUndefined()
  })

  test('gives back what was put there, by as many as like to at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => files().put(name, bytes)))
    await files().put(name, bytes)
    expect(Buffer.from((await files().get(name)) ?? []).toString()).toBe('what is in the picture')
  })
})

test('a folder holds whole files and no drafts', () => {
  expect(readdirSync(join(folder, 'here', 'ab'))).toEqual([name])
})

test.each([
  ['s3://shop', { bucket: 'shop', prefix: '', region: 'us-east-1', endpoint: undefined }],
  [
    's3://shop/a/b/?region=eu-west-1&endpoint=https://s3.example',
    { bucket: 'shop', prefix: 'a/b/', region: 'eu-west-1', endpoint: 'https://s3.example' },
  ],
  ['s3://', undefined],
  ['https://shop', undefined],
  ['s3://shop?endpoint=ftp://a', undefined],
])('%s names a bucket or none', (text, address) => {
  expect(readBucketAddress(text)).toEqual(address)
})
