import { join } from 'node:path'
import S3rver from 's3rver'
import { readBucketAddress } from '#integrations/pictures/picture-bucket.ts'

/** An address of a bucket, as a setting names it. */
export function bucketAddress(text: string) {
  const address = readBucketAddress(text)
  if (!address) throw new Error(`${text} is no bucket`)
  return address
}

/**
 * Opens a server of S3 that others wrote, with a bucket `shop`, and puts its keys where a client looks for them.
 * @param folder where it keeps what it is given
 * @param prefix where in the bucket the address leads
 */
export async function openBucketServer(folder: string, prefix: string) {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'shop', configs: [] }],
  })
  const { port } = await server.run()
  return {
    address: bucketAddress(`s3://shop/${prefix}/?endpoint=http://127.0.0.1:${port}`),
    async close(): Promise<void> {
      await server.close()
      delete process.env.AWS_ACCESS_KEY_ID
      delete process.env.AWS_SECRET_ACCESS_KEY
    },
  }
}
