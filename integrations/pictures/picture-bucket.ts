import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { PictureFiles } from '#shop/pictures/picture-copies-port.ts'

/** Where a bucket is, as `PICTURES_URL` and `RESIZED_PICTURES_URL` say it. */
export type BucketAddress = {
  readonly bucket: string
  /** Before each name, with a slash at its end; empty for none. */
  readonly prefix: string
  readonly region: string
  /** Of a store that isn't Amazon’s. */
  readonly endpoint: string | undefined
}

/**
 * Reads `s3://bucket/folder?region=eu-central-1&endpoint=https://…`. Who the shop is stands in the environment, as Amazon's tools
 * read it (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, or the role of the machine).
 */
export function readBucketAddress(text: string): BucketAddress | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.hostname === '') return undefined
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint)) return undefined
  const folder = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .join('/')
  return {
    bucket: url.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
  }
}

/**
 * A client of the store in which a bucket is.
 * @param maxAttempts how often a request is sent before it has failed
 */
export function openBucketClient({ region, endpoint }: BucketAddress, maxAttempts?: number): S3Client {
  return new S3Client({
    region,
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
    // Other stores have no host of its own for each bucket, and know none of the newer checksums.
    ...(endpoint === undefined
      ? {}
      : {
          endpoint,
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
  })
}

/** Pictures in a store of objects that speaks S3: one for all nodes. */
export function pictureBucket(address: BucketAddress): PictureFiles {
  const { bucket, prefix } = address
  const client = openBucketClient(address)
  const keyOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  return {
    async put(name, bytes) {
      if (await isThere(client, keyOf(name))) return
      const ContentType = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
      await client.send(new PutObjectCommand({ ...keyOf(name), Body: bytes, ContentType }))
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(keyOf(name)))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
  }
}

async function isThere(client: S3Client, key: { readonly Bucket: string; readonly Key: string }): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand(key))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
