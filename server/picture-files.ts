import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureFolder } from '#integrations/pictures/picture-folder.ts'
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
