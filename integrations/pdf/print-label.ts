import { code128Bars } from '#kernel/barcode.ts'
import { fontFile } from './font-file.ts'

const fonts = {
  sans: 'instrument-sans/files/instrument-sans-latin-400',
  strong: 'instrument-sans/files/instrument-sans-latin-600',
} as const
const ink = '#16130F'
const margin = 22

/** A label of the pretend carrier: 10 by 15 centimetres, with a barcode that a scanner reads. */
export async function printLabel(label: {
  readonly code: string
  readonly reference: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}): Promise<Uint8Array> {
  // Much to load, and seldom needed.
  const { default: PDFDocument } = await import('pdfkit')
  return new Promise((done, failed) => {
    const doc = new PDFDocument({
      size: [283.46, 425.2],
      margin,
      info: { Title: label.reference, CreationDate: new Date(0) },
    })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', failed)
    for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, fontFile(font))
    doc.fillColor(ink).font('sans').fontSize(9)
    for (const one of label.from) doc.text(one)
    doc.moveTo(margin, 96).lineTo(261.46, 96).lineWidth(1).strokeColor(ink).stroke()
    doc.font('strong').fontSize(14).text('', margin, 112)
    for (const one of label.to) doc.text(one)
    drawBars(doc, label.code, 236)
    doc.font('strong').fontSize(13).text(label.code, margin, 322, { align: 'center' })
    doc.font('sans').fontSize(10).text(label.reference, { align: 'center' })
    doc.fontSize(8).text('SANDBOX', margin, 384, { align: 'center' })
    doc.end()
  })
}

function drawBars(doc: PDFKit.PDFDocument, text: string, top: number): void {
  const { width, bars } = code128Bars(text)
  const module = (283.46 - 2 * margin) / width
  for (const bar of bars) doc.rect(margin + bar.from * module, top, bar.width * module, 78)
  doc.fill(ink)
}
