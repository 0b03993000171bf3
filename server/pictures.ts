import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import sharp from 'sharp'
import type { CatalogPicture, PicturePort } from '#shop/catalog/picture-port.ts'
import { isPictureAddress } from '#shop/pictures/picture-address.ts'
import type { Config } from './config.ts'
import { picturesOf } from './shop-folder.ts'
import type { StoredPictures } from './stored-pictures.ts'

/** A picture of the shop and the file it comes from. */
export type KnownPicture = CatalogPicture & {
  readonly name: string
  readonly hash: string
  /** The path of its file, or what is in it. */
  read(): Promise<string | Uint8Array>
}

/** A film of the shop, as it is on disk. */
export type KnownFilm = { readonly file: string; readonly bytes: number }

export type Pictures = PicturePort & {
  /** By the name that a URL holds; nothing that was not found in the folders exists. */
  known(name: string): KnownPicture | undefined
  /** By its path: `/videos/turns/sneaker-0.1f2e3d4c.mp4`. */
  knownFilm(path: string): KnownFilm | undefined
  /** Of all pictures that bear a folder and a name, for those who choose one. */
  names(): readonly string[]
  readonly count: number
}

const film = '.mp4'

/** What was measured of a file, good for as long as its time and size stay. */
type Measured = {
  readonly changed: number
  readonly bytes: number
  readonly hash: string
  /** Zero for films. */
  readonly width: number
  readonly height: number
}

/** Of two files with one name the first kind wins: JPEG is unpacked five times faster than AVIF, at the same quality. */
const kinds = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** Pictures of folders, and over them those that came from elsewhere while the shop was open. */
export function withStoredPictures(folders: Pictures, stored: StoredPictures): Pictures {
  return {
    ...folders,
    known: (name) => stored.known(name) ?? folders.known(name),
    find: (name) => stored.find(name) ?? byFile(name, stored, folders),
    names: () => [...new Set([...folders.names(), ...stored.names().filter(isInFolder)])].sort(),
  }
}

const isInFolder = (name: string) => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(name)

/** A picture at an address that has not been copied may lie in a folder under its file's name: `…/boot-1.jpg?v=3` is `boot-1`. */
function byFile(name: string, stored: StoredPictures, folders: Pictures): CatalogPicture | undefined {
  const path = isPictureAddress(name) ? (URL.parse(name)?.pathname.split('/').at(-1) ?? '') : name
  const plain = withoutEnding(path)
  return plain === '' ? undefined : (stored.find(plain) ?? folders.find(plain))
}

/** Files of products name pictures with their ending and without. */
const withoutEnding = (name: string) => name.replace(/\.(?:jpe?g|png|webp|avif)$/i, '')

/** The pictures in the folder of the shop, and over them what was uploaded into `<data folder>/pictures`. */
export function openPictures({ shopFolder, dataDir }: Pick<Config, 'shopFolder' | 'dataDir'>): Promise<Pictures> {
  return findPictures([picturesOf(shopFolder), join(dataDir, 'pictures')], join(dataDir, 'pictures.json'))
}

/**
 * Finds the pictures in folders; a later folder's picture replaces an earlier one's of the same name. What was measured is
 * kept in a file, so that the next start only compares times and sizes.
 */
export async function findPictures(folders: readonly string[], memory: string): Promise<Pictures> {
  const before = await readMemory(memory)
  const files = new Map<string, string>()
  for (const folder of folders) for (const [name, file] of await filesOf(folder)) files.set(name, file)

  const after: Record<string, Measured> = {}
  const pictures = new Map<string, KnownPicture>()
  const films = new Map<string, string>()
  const filmFiles = new Map<string, KnownFilm>()
  await Promise.all(
    [...files].map(async ([key, file]) => {
      const name = key.endsWith(film) ? key.slice(0, -film.length) : key
      const measured = await measure(file, before[file])
      if (!measured) return
      after[file] = measured
      const { hash, width, height, bytes } = measured
      if (file.endsWith(film)) {
        films.set(name, `/videos/${name}.${hash}${film}`)
        filmFiles.set(`/videos/${name}.${hash}${film}`, { file, bytes })
        return
      }
      pictures.set(name, { name, hash, width, height, url: `/images/${name}.${hash}`, read: async () => file })
    }),
  )
  if (!isSame(before, after)) await writeMemory(memory, after)
  return {
    count: pictures.size,
    known: (name) => pictures.get(name),
    names: () => [...pictures.keys()].filter(isInFolder).sort(),
    knownFilm: (path) => filmFiles.get(path),
    film: (name) => films.get(name),
    find: (name) => {
      const picture = pictures.get(name)
      return picture && { url: picture.url, width: picture.width, height: picture.height }
    },
  }
}

async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found = new Map<string, { file: string; rank: number }>()
  for (const entry of entries) {
    const kind = extname(entry.name).toLowerCase()
    const rank = kind === film ? 0 : kinds.indexOf(kind)
    if (!entry.isFile() || rank < 0) continue
    const file = join(entry.parentPath, entry.name)
    const name = relative(folder, file).slice(0, -kind.length).split(sep).join('/')
    if (!/^[a-z0-9][a-z0-9/_-]*$/i.test(name)) continue
    // A film may bear the name of the picture that it moves.
    const key = kind === film ? `${name}${film}` : name
    const other = found.get(key)
    if (!other || rank < other.rank) found.set(key, { file, rank })
  }
  return new Map([...found].map(([name, { file }]) => [name, file]))
}

async function measure(file: string, before: Measured | undefined): Promise<Measured | undefined> {
  const { mtimeMs, size } = await stat(file)
  if (before && before.changed === mtimeMs && before.bytes === size) return before
  const bytes = await readFile(file)
  // A file that is no picture, or half copied, is left out rather than ending the shop.
  const shape = file.endsWith(film)
    ? { width: 0, height: 0 }
    : await sharp(bytes)
        .metadata()
        .catch(() => undefined)
  if (!shape) return undefined
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { changed: mtimeMs, bytes: size, hash, width: shape.width, height: shape.height }
}

async function readMemory(memory: string): Promise<Readonly<Record<string, Measured>>> {
  try {
    return JSON.parse(await readFile(memory, 'utf8'))
  } catch {
    return {}
  }
}

/** Two threads may write at once: each writes a file of its own and puts it in place in one step. */
async function writeMemory(memory: string, measured: Readonly<Record<string, Measured>>): Promise<void> {
  await mkdir(join(memory, '..'), { recursive: true })
  const draft = `${memory}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(draft, JSON.stringify(measured))
  await rename(draft, memory)
}

function isSame(a: Readonly<Record<string, Measured>>, b: Readonly<Record<string, Measured>>): boolean {
  const names = Object.keys(b)
  return names.length === Object.keys(a).length && names.every((name) => a[name] === b[name])
}
