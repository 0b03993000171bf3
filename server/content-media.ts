import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pictures } from './pictures.ts'

/** What documents may name that is no page. */
export type ContentMedia = {
  /** Whether there is a picture: `scenes/home-women`. */
  readonly isPicture: (name: string) => boolean
  /** Whether there is a film: `films/the-craft`. */
  readonly isFilm: (name: string) => boolean
  /** Whether a file is served as it is: `/captions/the-craft.nl.vtt`. */
  readonly isFile: (path: string) => boolean
}

const served = join(import.meta.dirname, '../public')

/** Whether a file is served as it is; nothing outside its folder is. */
export const isServedFile = (path: string): boolean => !path.includes('..') && existsSync(join(served, path))

export function mediaOf(pictures: Pictures): ContentMedia {
  return {
    isPicture: (name) => (pictures.known(name) ?? pictures.find(name)) !== undefined,
    isFilm: (name) => pictures.film(name) !== undefined,
    isFile: isServedFile,
  }
}
