import type { PictureProblem } from '../pictures/picture-copies-port.ts'

/** A picture made small: sRGB, three bytes for each pixel, line by line; what is transparent is white. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array }

/** What the shop’s pictures look like. */
export type PicturePixels = {
  /** Another one once another picture lies under the name; nothing where none does. */
  versionOf(reference: string): string | undefined
  /** No side longer than `mostSide`. */
  read(reference: string): Promise<Pixels | PictureProblem>
}

/** So many pixels show what colour and shape a shoe has. */
export const mostSide = 96

/** Of a shop whose pictures nobody can look at. */
export const noPixels: PicturePixels = {
  versionOf: () => undefined,
  read: async () => ({ problem: 'This shop looks at no pictures', isFinal: true }),
}
