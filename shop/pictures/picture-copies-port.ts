/** Why a picture could not be had, in a sentence for whoever runs the shop. */
export type PictureProblem = {
  readonly problem: string
  /** Whether asking again is of no use. */
  readonly isFinal: boolean
}

/** Where pictures come from that products name by an address. */
export type PictureSource = {
  fetch(address: string): Promise<{ readonly bytes: Uint8Array } | PictureProblem>
}

/** A picture as the shop keeps it: upright, of a bounded size, and with nothing of where and by whom it was taken. */
export type PreparedPicture = {
  readonly bytes: Uint8Array
  readonly format: 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
}

/** Makes the shop's copy of what came. */
export type PreparePicture = (bytes: Uint8Array) => Promise<PreparedPicture | PictureProblem>

/** Where the shop's copies lie: a folder, or a store of objects that all nodes reach. */
export type PictureFiles = {
  /** Writes a file whole or not at all; one that is there stays. @param name of letters, digits and a point */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Nothing where there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>
}

/** The name of a copy. */
export const pictureFileName = (hash: string, format: PreparedPicture['format']): string =>
  `${hash}.${format === 'jpeg' ? 'jpg' : 'webp'}`

/** All that it takes to have copies of pictures that are elsewhere. */
export type PictureCopies = {
  readonly source: PictureSource
  readonly prepare: PreparePicture
  readonly files: PictureFiles
}

const nowhere: PictureProblem = { problem: 'This shop takes no pictures from elsewhere', isFinal: true }

export const noPictureCopies: PictureCopies = {
  source: { fetch: async () => nowhere },
  prepare: async () => nowhere,
  files: { put: async () => undefined, get: async () => undefined },
}
