import { firstPicture } from './measure-first-pictures.ts'
import type { PictureFeatureReader } from './picture-feature-store.ts'
import { type PictureFeatures, unpackFeatures } from './picture-features.ts'
import type { PicturePixels } from './picture-pixels-port.ts'

type Deps = { readonly features: Pick<PictureFeatureReader, 'featuresOf'>; readonly pixels: PicturePixels }

/** What the first picture of each product shows, by the product's id; nothing of one that nobody has looked at yet. */
export async function firstPictureFeatures(
  { features, pixels }: Deps,
  products: readonly { readonly id: string; readonly images: readonly string[] }[],
): Promise<ReadonlyMap<string, PictureFeatures>> {
  const firsts = new Map(products.flatMap(({ id, images }) => [[id, firstPicture(images, pixels)] as const]))
  const references = [...new Set([...firsts.values()].flatMap((first) => first?.reference ?? []))]
  const known = new Map<string, PictureFeatures | undefined>()
  for (const { reference, version, features: packed } of await features.featuresOf(references))
    known.set(`${version} ${reference}`, unpackFeatures(packed))
  return new Map(
    [...firsts].flatMap(([id, first]) => {
      const found = first && known.get(`${first.version} ${first.reference}`)
      return found ? [[id, found] as const] : []
    }),
  )
}
