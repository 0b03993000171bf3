import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { UnreadableFile } from '#shop/imports/import-file-port.ts'

/** How the characters of a file are written. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export type LookedAt = {
  readonly sha256: string
  /** A ZIP archive, which a workbook is. */
  readonly isArchive: boolean
  readonly encoding: FileEncoding
  /** Its first characters, enough for a header. */
  readonly beginning: string
  readonly modifiedAt: Date
}

const beginningBytes = 65_536

const archive = '504b0304'

/** What the first bytes of files say that are no text. */
const signatures = [
  ['d0cf11e0', 'file-is-old-workbook'],
  ['25504446', 'file-is-pdf'],
  ['1f8b', 'file-is-compressed'],
  ['89504e47', 'file-is-picture'],
  ['ffd8ff', 'file-is-picture'],
] as const

/**
 * Reads a file once from end to end, holding none of it: what it is called by its contents, and how its characters are written. A file
 * that is no UTF-8 is Windows-1252, which every byte fits; what holds zero bytes is no text.
 *
 * @throws UnreadableFile for one that is missing, empty, too large or no text
 */
export async function lookAtFile(path: string, name: string, mostBytes: number): Promise<LookedAt> {
  const { size, mtime, isFile } = await statOf(path)
  if (!isFile) throw new UnreadableFile('file-is-none', { path })
  if (size === 0) throw new UnreadableFile('file-empty', { file: name })
  if (size > mostBytes) {
    const sizes = { size: megabytes(size), most: megabytes(mostBytes) }
    throw new UnreadableFile('file-too-large', { file: name, ...sizes })
  }
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let hasZero = false
  let beginning = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (beginning.length < beginningBytes) beginning = Buffer.concat([beginning, chunk.subarray(0, beginningBytes)])
    hasZero ||= chunk.includes(0)
    if (isUtf8) isUtf8 = decodes(utf8, chunk, true)
  }
  isUtf8 &&= decodes(utf8, undefined, false)
  const about = { sha256: hash.digest('hex'), modifiedAt: mtime }
  if (beginning.toString('hex', 0, 4) === archive)
    return { ...about, isArchive: true, encoding: 'utf-8', beginning: '' }
  const kind = signatures.find(([bytes]) => beginning.toString('hex', 0, 8).startsWith(bytes))
  if (kind) throw new UnreadableFile(kind[1], { file: name })
  const encoding = encodingOf(beginning, isUtf8, hasZero)
  if (!encoding) throw new UnreadableFile('file-is-no-text', { file: name })
  const text = new TextDecoder(encoding).decode(beginning, { stream: true })
  if (controls.test(text)) throw new UnreadableFile('file-is-no-text', { file: name })
  return { ...about, isArchive: false, encoding, beginning: text }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what no text holds is looked for
const controls = /[\u0000-\u0008\u000e-\u0019]/

async function statOf(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new UnreadableFile('file-missing', { path })
  return { size: found.size, mtime: found.mtime, isFile: found.isFile() }
}

function decodes(decoder: TextDecoder, chunk: Buffer | undefined, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream })
    return true
  } catch {
    return false
  }
}

function encodingOf(beginning: Buffer, isUtf8: boolean, hasZero: boolean): FileEncoding | undefined {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  if (hasZero) return withoutMark(beginning)
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

/** UTF-16 without its mark: every other byte of a header is zero. */
function withoutMark(beginning: Buffer): FileEncoding | undefined {
  const pairs = Math.min(20, Math.floor(beginning.length / 2))
  const zeros = (offset: number) =>
    Array.from({ length: pairs }, (_, index) => beginning[index * 2 + offset] === 0).filter(Boolean).length
  if (pairs === 0) return undefined
  if (zeros(1) === pairs && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) === pairs && zeros(1) === 0) return 'utf-16be'
  return undefined
}

const megabytes = (bytes: number) => Math.ceil(bytes / 2 ** 20)
