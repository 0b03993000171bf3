import { fontFile } from './font-file.ts'

const fonts = {
  sans: 'instrument-sans/files/instrument-sans-latin-400',
  strong: 'instrument-sans/files/instrument-sans-latin-600',
} as const
const ink = '#16130F'

/** A customs declaration of the pretend carrier, on A4. */
export async function printCustomsPaper(paper: {
  readonly code: string
  readonly invoice: string
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** A line for each of the contents. */
  readonly contents: readonly string[]
}): Promise<Uint8Array> {
  const { code, invoice, from, to, contents } = paper
  // Much to load, and seldom needed.
  const { default: PDFDocument } = await import('pdfkit')
  return new Promise((done, failed) => {
    const doc = new PDFDocument({ size: 'A4', margin: 48, info: { Title: code, CreationDate: new Date(0) } })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', failed)
    for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, fontFile(font))
    doc.fillColor(ink).font('strong').fontSize(16).text('Customs declaration · SANDBOX').moveDown()
    doc.font('sans').fontSize(10).text(`Parcel ${code}, invoice ${invoice}`).moveDown()
    for (const lines of [from, to, contents]) doc.text(lines.join('\n')).moveDown()
    doc.end()
  })
}
