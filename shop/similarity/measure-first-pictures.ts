import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import type { MeasuredPicture, PictureFeatureReader } from './picture-feature-store.ts'
import { featuresVersion, packFeatures, pictureFeatures } from './picture-features.ts'
import type { PicturePixels } from './picture-pixels-port.ts'

/** After so many what was measured is written down, so that a process that dies begins there. */
const atOnce = 20

export type MeasureDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly features: PictureFeatureReader
  readonly pixels: PicturePixels
}

/** A picture that could not be looked at, and why. */
export type UnmeasuredPicture = { readonly reference: string; readonly problem: string }

/**
 * Looks at the first picture of each product that nobody has looked at yet, or that is another one by now: one after the other, so that
 * one at a time is in memory. What can never be looked at is left alone until another picture lies in its place.
 *
 * @returns what could not be looked at
 */
export async function measureFirstPictures(deps: MeasureDeps): Promise<UnmeasuredPicture[]> {
  const { transact, features, pixels, clock } = deps
  const shown = await shownPictures(deps)
  const known = await features.versions()
  const due = [...shown].filter(([reference, version]) => known.get(reference) !== version)
  const unmeasured: UnmeasuredPicture[] = []
  for (let from = 0; from < due.length; from += atOnce) {
    const measured: MeasuredPicture[] = []
    for (const [reference, version] of due.slice(from, from + atOnce)) {
      const read = await pixels.read(reference)
      if ('problem' in read) unmeasured.push({ reference, problem: read.problem })
      if (!('problem' in read)) measured.push({ reference, version, features: packFeatures(pictureFeatures(read)) })
      else if (read.isFinal) measured.push({ reference, version, problem: read.problem })
    }
    await transact(['pictureFeatures'], ({ pictureFeatures }) => pictureFeatures.keep(measured, clock.now()))
  }
  // Nodes keep in mind what pictures show.
  if (due.length > 0) await transact(['invalidate'], ({ invalidate }) => invalidate(changes.measuredPictures()))
  const gone = [...known.keys()].filter((reference) => !shown.has(reference))
  if (gone.length > 0) await transact(['pictureFeatures'], ({ pictureFeatures }) => pictureFeatures.drop(gone))
  return unmeasured
}

/** The first picture of each product that is here, and which one that is. */
async function shownPictures({ features, pixels }: MeasureDeps): Promise<ReadonlyMap<string, string>> {
  const shown = new Map<string, string>()
  for (const images of await features.picturesOfProducts()) {
    const first = firstPicture(images, pixels)
    if (first) shown.set(first.reference, first.version)
  }
  return shown
}

/** The picture that stands for a product: one that lies elsewhere may be on its way still. */
export function firstPicture(
  images: readonly string[],
  pixels: Pick<PicturePixels, 'versionOf'>,
): { readonly reference: string; readonly version: string } | undefined {
  for (const reference of images) {
    const version = pixels.versionOf(reference)
    if (version !== undefined) return { reference, version: `${featuresVersion} ${version}` }
  }
  return undefined
}
