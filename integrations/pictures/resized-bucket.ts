import { Readable } from 'node:stream'
import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3'
import { type BucketAddress, openBucketClient } from './picture-bucket.ts'
import { largestResizedBytes, type ResizedFiles, readUpTo } from './resized-files.ts'

/** Resized pictures in a store of objects that speaks S3. Each request is sent once: whoever waits makes the picture instead. */
export function resizedBucket(address: BucketAddress): ResizedFiles {
  const client = openBucketClient(address, 1)
  const keyOf = (name: string) => ({ Bucket: address.bucket, Key: `${address.prefix}${name}` })
  return {
    atOnce: { reads: 16, writes: 4 },
    async get(name, abortSignal) {
      try {
        const { Body } = await client.send(new GetObjectCommand(keyOf(name)), { abortSignal })
        // The signal ends the answer in its middle too.
        return Body instanceof Readable ? await readUpTo(Body, largestResizedBytes) : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async put(name, bytes, abortSignal) {
      const ContentType = `image/${name.slice(name.lastIndexOf('.') + 1)}`
      await client.send(new PutObjectCommand({ ...keyOf(name), Body: bytes, ContentType }), { abortSignal })
    },
  }
}
