import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openBucketClient } from '#integrations/pictures/picture-bucket.ts'
import { resizedBucket } from '#integrations/pictures/resized-bucket.ts'
import { largestResizedBytes, type ResizedFiles } from '#integrations/pictures/resized-files.ts'
import { resizedFolder } from '#integrations/pictures/resized-folder.ts'
import { bucketAddress, openBucketServer } from './bucket-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'resized-'))
const name = `${'ab'.repeat(32)}.avif`
const patient = new AbortController().signal
let close: () => Promise<unknown>
const places: Record<string, ResizedFiles> = { 'a folder': resizedFolder(join(folder, 'here')) }

let bucket = bucketAddress('s3://shop')

beforeAll(async () => {
  const server = await openBucketServer(folder, 'resized')
  close = server.close
  bucket = server.address
  places['a bucket'] = resizedBucket(bucket)
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const place = () => {
    const found = places[kind]
    if (!found) throw new Error(`There is no ${kind}`)
    return found
  }
  const read = async (from = name) => {
    const bytes = await place().get(from, patient)
    return bytes && Buffer.from(bytes).toString()
  }

  test('has nothing that was not put there', async () => {
    expect(await read(`${'00'.repeat(32)}.webp`)).toBeUndefined()
  })

  test('gives back what was put there last, by as many as like to at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => place().put(name, Buffer.from('one'), patient)))
    expect(await read()).toBe('one')
    await place().put(name, Buffer.from('two'), patient)
    expect(await read()).toBe('two')
  })

  test('gives what is far too large in part', async () => {
    const large = `${'cd'.repeat(32)}.jpeg`
    await place().put(large, Buffer.alloc(largestResizedBytes + 1000), patient)
    expect((await place().get(large, patient))?.byteLength).toBe(largestResizedBytes)
  })

  test('begins nothing for whoever waits no more', async () => {
    const over = AbortSignal.abort()
    await expect(place().get(name, over)).rejects.toThrow()
    await expect(place().put(name, Buffer.from('three'), over)).rejects.toThrow()
    expect(await read()).toBe('two')
  })
})

test('a folder holds whole files and no drafts', () => {
  expect(readdirSync(join(folder, 'here', 'ab'))).toEqual([name])
})

test('a bucket knows what kind of picture it holds', async () => {
  const Key = `${bucket.prefix}${name}`
  const head = await openBucketClient(bucket).send(new HeadObjectCommand({ Bucket: bucket.bucket, Key }))
  expect(head.ContentType).toBe('image/avif')
})

test('a bucket that does not exist is no missing picture', async () => {
  await expect(resizedBucket({ ...bucket, bucket: 'other' }).get(name, patient)).rejects.toThrow()
})

/** A store of objects that answers as it likes. */
async function storeThat(answer: RequestListener): Promise<ResizedFiles> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return resizedBucket(bucketAddress(`s3://shop?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`))
}

describe('a store of objects', () => {
  test('that answers nothing is given up when nobody waits any more', async () => {
    const giveUp = new AbortController()
    const store = await storeThat(() => giveUp.abort())
    await expect(store.get(name, giveUp.signal)).rejects.toThrow()
  })

  test('that stops in the middle is given up too', async () => {
    const giveUp = new AbortController()
    const begun = Promise.withResolvers<void>()
    const store = await storeThat((request, response) => {
      if (request.url?.includes('next')) response.end('b')
      else response.writeHead(200, { 'content-length': 1000 }).write('a', () => begun.resolve())
    })
    const asked = expect(store.get(name, giveUp.signal)).rejects.toThrow()
    await begun.promise
    // What was answered before this has arrived.
    await store.get('next.avif', patient)
    giveUp.abort()
    await asked
  })

  test('that breaks off in the middle has given nothing', async () => {
    const store = await storeThat((_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('a', () => response.destroy())
    })
    await expect(store.get(name, patient)).rejects.toThrow()
  })

  test('that fails is asked once', async () => {
    let asked = 0
    const store = await storeThat((_, response) => {
      asked++
      response.writeHead(503).end()
    })
    await expect(store.get(name, patient)).rejects.toThrow()
    await expect(store.put(name, Buffer.from('one'), patient)).rejects.toThrow()
    expect(asked).toBe(2)
  })
})
