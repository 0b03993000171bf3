import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureFolder } from '#integrations/pictures/picture-folder.ts'
import type { ResizedFiles } from '#integrations/pictures/resized-files.ts'
import { resizedFolder } from '#integrations/pictures/resized-folder.ts'
import type { PictureFiles } from '#shop/pictures/picture-copies-port.ts'
import type { Config } from './config.ts'

/** Where the shop's copies of pictures lie: where `PICTURES_URL` says, else in the data folder. */
export async function openPictureFiles({
  picturesUrl,
  dataDir,
}: Pick<Config, 'picturesUrl' | 'dataDir'>): Promise<PictureFiles> {
  if (picturesUrl === undefined) return pictureFolder(join(dataDir, 'stored-pictures'))
  if (picturesUrl.startsWith('file:')) return pictureFolder(fileURLToPath(picturesUrl))
  // Only who needs Amazon's client loads it.
  const { pictureBucket, readBucketAddress } = await import('#integrations/pictures/picture-bucket.ts')
  const address = readBucketAddress(picturesUrl)
  if (!address) throw new Error('PICTURES_URL names no bucket')
  return pictureBucket(address)
}

/** Where nodes share resized pictures, as `RESIZED_PICTURES_URL` says; nothing where each makes its own. */
export async function openResizedFiles({
  resizedPicturesUrl,
}: Pick<Config, 'resizedPicturesUrl'>): Promise<ResizedFiles | undefined> {
  if (resizedPicturesUrl === undefined) return undefined
  if (resizedPicturesUrl.startsWith('file:')) return resizedFolder(fileURLToPath(resizedPicturesUrl))
  const [{ readBucketAddress }, { resizedBucket }] = await Promise.all([
    import('#integrations/pictures/picture-bucket.ts'),
    import('#integrations/pictures/resized-bucket.ts'),
  ])
  const address = readBucketAddress(resizedPicturesUrl)
  if (!address) throw new Error('RESIZED_PICTURES_URL names no bucket')
  return resizedBucket(address)
}
