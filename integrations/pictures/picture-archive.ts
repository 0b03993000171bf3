import { lstat, open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** More than fifty thousand products with four views each. */
const mostEntries = 250_000
const pictureFile = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i
/** The type of a file in the upper half of the attributes that Unix writes, and that of a symbolic link. */
const typeMask = 0o170000
const symbolicLink = 0o120000

/** A file of an archive or a folder: what products call it, and what is in it, or why it was left. */
export type PictureEntry = { readonly reference: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly problem: string }
)

/**
 * The pictures of an archive, one after the other, by their path in it without an ending: `boots/amstel-1`. Nothing is unpacked to
 * disk. What systems put beside files (`__MACOSX`, `.DS_Store`) is passed over.
 *
 * @param mostBytes of a picture when it is unpacked, whatever the archive says of it
 * @throws Error with a sentence where the file is no archive, or names files outside of it
 */
export async function* picturesInArchive(path: string, mostBytes: number): AsyncGenerator<PictureEntry> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new Error(`${path} is no ZIP archive that can be opened`, { cause: error })
  })
  try {
    let count = 0
    for await (const entry of zip.eachEntry()) {
      if (++count > mostEntries) throw new Error(`${path} holds more than ${mostEntries} files: split it`)
      if (isBeside(entry.fileName)) continue
      yield await readEntry(zip, entry, mostBytes)
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : ''
    // So says the library of names that lead out of the archive.
    if (/invalid (?:relative|absolute)|invalid characters|absolute path|relative path/.test(text))
      throw new Error(`${path} names a file outside of itself: nothing more of it is taken`, { cause: error })
    throw error
  } finally {
    zip.close()
  }
}

/** The pictures of a folder and those below it, named as in an archive. Links are not followed. */
export async function* picturesInFolder(folder: string, mostBytes: number): AsyncGenerator<PictureEntry> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    const name = relative(folder, path).split(sep).join('/')
    if (isBeside(name)) continue
    yield await readFileEntry(path, name, mostBytes)
  }
}

/** One file, named without its ending. @param name as it was called when it came */
export async function readFileEntry(path: string, name: string, mostBytes: number): Promise<PictureEntry> {
  const reference = withoutEnding(name)
  if (!pictureFile.test(name)) return { reference, problem: notByItsName }
  const about = await lstat(path)
  if (!about.isFile()) return { reference, problem: 'It is a link or no file: put the picture itself there' }
  const file = await open(path)
  try {
    const bytes = await upTo(file.createReadStream({ autoClose: false }), mostBytes)
    return bytes ? { reference, bytes } : { reference, problem: tooLarge(mostBytes) }
  } finally {
    await file.close()
  }
}

export const isFolder = async (path: string): Promise<boolean> => (await stat(path)).isDirectory()

async function readEntry(zip: ZipFile, entry: Entry, mostBytes: number): Promise<PictureEntry> {
  const { fileName, externalFileAttributes } = entry
  const reference = withoutEnding(fileName)
  if (!pictureFile.test(fileName)) return { reference, problem: notByItsName }
  if (((externalFileAttributes >>> 16) & typeMask) === symbolicLink)
    return { reference, problem: 'It is a link: put the picture itself there' }
  if (entry.uncompressedSize > mostBytes) return { reference, problem: tooLarge(mostBytes) }
  try {
    const bytes = await upTo(await zip.openReadStreamPromise(entry), mostBytes)
    return bytes ? { reference, bytes } : { reference, problem: tooLarge(mostBytes) }
  } catch {
    return { reference, problem: 'It can’t be unpacked: the archive is broken here' }
  }
}

const notByItsName = 'By its name it is no picture: .jpg, .png, .webp or .avif'
const tooLarge = (mostBytes: number) => `It is larger than ${Math.floor(mostBytes / 1_000_000)} MB`
const withoutEnding = (name: string) => name.replace(pictureFile, '')

/** What systems put beside files, and folders. */
const isBeside = (name: string) =>
  name.endsWith('/') ||
  name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db')

/** @returns nothing where there is more */
async function upTo(stream: AsyncIterable<unknown>, mostBytes: number): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream) {
    if (!Buffer.isBuffer(part)) continue
    length += part.byteLength
    if (length > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
