import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { fontFile, unpackWoff } from './font-file.ts'

const { resolve } = createRequire(import.meta.url)

/** A page with everything that papers are written with, as bytes without a day in them. */
function pageIn(font: string | Uint8Array): Promise<string> {
  return new Promise((done, failed) => {
    const doc = new PDFDocument({ info: { CreationDate: new Date(0) } })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(Buffer.concat(chunks).toString('latin1')))
    doc.on('error', failed)
    doc.registerFont('tried', font as string)
    doc.font('tried').text('Té AVfi 12,50 € “Größe” Łódź — ÀÉÎÕÜ').end()
  })
}

test.each([
  'instrument-sans/files/instrument-sans-latin-400',
  'instrument-sans/files/instrument-sans-latin-600',
  'instrument-sans/files/instrument-sans-latin-ext-400',
  'instrument-serif/files/instrument-serif-latin-400',
])('a page in %s is the same to the byte as with the packed file', async (name) => {
  const page = await pageIn(fontFile(name))
  expect(page).toContain('/FontFile')
  expect(page === (await pageIn(resolve(`@fontsource/${name}-normal.woff`)))).toBe(true)
})

test('a font is unpacked once', () => {
  const name = 'instrument-serif/files/instrument-serif-latin-400'
  expect(fontFile(name)).toBe(fontFile(name))
})

test('what is no WOFF file is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and some more'))).toThrow('no WOFF')
})
