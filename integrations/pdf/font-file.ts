import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)
const unpacked = new Map<string, Uint8Array>()

/**
 * A font of @fontsource, such as `instrument-sans/files/instrument-sans-latin-400`, as an unpacked OpenType file. It is unpacked once:
 * fontkit would unpack a WOFF file for each paper, in JavaScript, which took longer than all the rest of it.
 */
export function fontFile(name: string): Uint8Array {
  const known = unpacked.get(name)
  if (known) return known
  const font = unpackWoff(readFileSync(resolve(`@fontsource/${name}-normal.woff`)))
  unpacked.set(name, font)
  return font
}

const woffSignature = 0x774f4646

/**
 * Unpacks WOFF 1.0 to the OpenType file that it was made of (https://www.w3.org/TR/WOFF/, sections 3 to 5).
 * @throws where it is no WOFF file
 */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.readUInt32BE(0) !== woffSignature) throw new Error('This font is no WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + 20 * index))
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  writeSearchHeader(directory, count)
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    offset += padded(data.length)
  }
  return Buffer.concat([
    directory,
    ...tables.flatMap(({ data }) => [data, Buffer.alloc(padded(data.length) - data.length)]),
  ])
}

/** Tables begin at multiples of four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4

/** An entry of the directory with its table, which is packed where that makes it shorter. */
function readTable(woff: Buffer, at: number) {
  const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
  const bytes = woff.subarray(offset, offset + packed)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes,
  }
}

/** How many tables there are, and the figures by which they are searched in halves. */
function writeSearchHeader(directory: Buffer, count: number): void {
  const halvings = Math.floor(Math.log2(count))
  const searchRange = 16 * 2 ** halvings
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(searchRange, 6)
  directory.writeUInt16BE(halvings, 8)
  directory.writeUInt16BE(16 * count - searchRange, 10)
}
