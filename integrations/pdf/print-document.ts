import type { DocumentBlock, DocumentPrinterPort, PrintableDocument } from '#shop/invoices/document-printer-port.ts'
import { fontFile } from './font-file.ts'

const fonts = {
  sans: 'instrument-sans/files/instrument-sans-latin-400',
  strong: 'instrument-sans/files/instrument-sans-latin-600',
  extended: 'instrument-sans/files/instrument-sans-latin-ext-400',
  serif: 'instrument-serif/files/instrument-serif-latin-400',
} as const

const ink = '#16130F'
const soft = '#645D54'
const line = '#E2DCD2'
const margin = 56
const width = 595.28 - 2 * margin
const bottom = 841.89 - 84

/** Which cells a head is the head of. The types of pdfkit don't know of it yet. */
const columnHead = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions
const rowHead = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement
type Style = {
  readonly size?: number
  readonly color?: string
  readonly strong?: boolean
  readonly font?: 'sans' | 'serif'
}

/** Papers as PDF/UA: tagged, in the letters of the shop, with nothing in them that differs between two runs. */
export function createPdfPrinter(): DocumentPrinterPort {
  return {
    async print(paper) {
      const doc = await open(paper)
      return new Promise((done, failed) => {
        const chunks: Buffer[] = []
        doc.on('data', (chunk: Buffer) => chunks.push(chunk))
        doc.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
        doc.on('error', failed)
        draw(doc, paper)
        doc.end()
      })
    },
  }
}

async function open({ title, lang, madeAt, sender }: PrintableDocument): Promise<Doc> {
  // Much to load, and seldom needed.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 72 },
    pdfVersion: '1.7',
    // The types don't know of it yet.
    ...({ subset: 'PDF/UA' } satisfies { subset: string } as object),
    tagged: true,
    displayTitle: true,
    lang,
    bufferPages: true,
    info: { Title: title, Author: sender[0] ?? '', CreationDate: madeAt },
  })
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, fontFile(font))
  return doc
}

function draw(doc: Doc, paper: PrintableDocument): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  root.add(
    doc.struct('P', {}, () => {
      write(doc, paper.brand, margin, margin, { font: 'serif', size: 26 })
    }),
  )
  root.add(
    doc.struct('P', {}, () => {
      doc.y = margin + 4
      for (const one of paper.sender)
        writeLine(doc, one, { size: 8, color: soft }, margin + width / 2, width / 2, 'right')
    }),
  )
  root.add(
    doc.struct('H1', {}, () => {
      doc.y = Math.max(doc.y, margin + 48) + 36
      writeLine(doc, paper.title, { font: 'serif', size: 24 })
      doc.y += 14
    }),
  )
  for (const [index, block] of paper.blocks.entries()) {
    if (block.kind === 'heading') room(doc, formHeight(doc, paper.blocks.slice(index)))
    drawBlock(doc, root, block)
  }
  root.end()
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    // Below the lower margin, where text would begin a new page.
    doc.page.margins.bottom = 0
    write(doc, `${paper.foot}   ${page + 1}/${count}`, margin, 841.89 - 48, { size: 7.5, color: soft })
    doc.endMarkedContent()
  }
}

/** A form is filled in on one page and sent off: what it and its heading take; nothing where the heading is of something else. */
function formHeight(doc: Doc, [heading, ...rest]: readonly DocumentBlock[]): number {
  const next = rest.findIndex(({ kind }) => kind === 'heading')
  const own = next === -1 ? rest : rest.slice(0, next)
  if (heading === undefined || !own.some(({ kind }) => kind === 'form')) return 0
  const high = (text: string) => doc.font('sans').fontSize(9.5).heightOfString(text, { width, lineGap: 1.5 })
  return own.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum + high(block.text) + 6
    return block.kind === 'form' ? sum + block.labels.reduce((all, label) => all + high(label) + 17, 0) : sum
  }, 48)
}

function drawBlock(doc: Doc, root: Struct, block: DocumentBlock): void {
  switch (block.kind) {
    case 'heading':
      root.add(
        doc.struct('H2', {}, () => {
          // With the first lines of what it is the heading of.
          room(doc, 96)
          doc.y += 16
          writeLine(doc, block.text, { font: 'serif', size: 15 })
          doc.y += 5
        }),
      )
      return
    case 'paragraph':
      root.add(
        doc.struct('P', {}, () => {
          room(doc, 24)
          writeLine(doc, block.text, block.soft ? { size: 8, color: soft } : {})
          doc.y += 6
        }),
      )
      return
    case 'list':
      drawList(doc, root, block)
      return
    case 'columns':
      drawColumns(doc, root, block)
      return
    case 'table':
      drawTable(doc, root, block)
      return
    case 'sums':
      drawSums(doc, root, block)
      return
    case 'form':
      for (const label of block.labels) {
        root.add(
          doc.struct('P', {}, () => {
            room(doc, 40)
            writeLine(doc, label)
            doc.y += 17
          }),
        )
        hairline(doc, doc.y - 4, soft)
      }
  }
}

function drawList(doc: Doc, root: Struct, { items }: Extract<DocumentBlock, { kind: 'list' }>): void {
  const list = doc.struct('L')
  root.add(list)
  for (const item of items) {
    room(doc, 24)
    const top = doc.y
    list.add(
      doc.struct('LI', {}, [
        doc.struct('Lbl', {}, () => writeLine(doc, '–', {}, margin, 12)),
        doc.struct('LBody', {}, () => {
          doc.y = top
          writeLine(doc, item, {}, margin + 12, width - 12)
          doc.y += 3
        }),
      ]),
    )
  }
  list.end()
}

function drawColumns(doc: Doc, root: Struct, block: Extract<DocumentBlock, { kind: 'columns' }>): void {
  const each = width / block.columns.length
  let top = 0
  let lowest = 0
  block.columns.forEach((column, index) => {
    root.add(
      doc.struct('P', {}, () => {
        if (index === 0) {
          room(doc, 80)
          top = doc.y
        }
        doc.y = top
        const x = margin + index * each
        writeLine(doc, column.caption, { size: 8, color: soft }, x, each - 16)
        doc.y += 3
        for (const one of column.lines) writeLine(doc, one, {}, x, each - 16)
        lowest = Math.max(lowest, doc.y)
        if (index === block.columns.length - 1) doc.y = lowest + 20
      }),
    )
  })
}

function drawTable(doc: Doc, root: Struct, block: Extract<DocumentBlock, { kind: 'table' }>): void {
  const figures = block.head.length - 1
  const figure = 74
  const first = width - figures * figure
  const at = (index: number) => (index === 0 ? margin : margin + first + (index - 1) * figure)
  const wide = (index: number) => (index === 0 ? first - 12 : figure)
  let top = 0
  const table = doc.struct('Table')
  root.add(table)
  table.add(
    doc.struct(
      'TR',
      {},
      block.head.map((cell, index) =>
        doc.struct('TH', columnHead, () => {
          if (index === 0) {
            room(doc, 60)
            top = doc.y
          }
          doc.y = top
          writeLine(doc, cell, { size: 8, color: soft }, at(index), wide(index), index === 0 ? 'left' : 'right')
          if (index === figures) doc.y = top + 14
        }),
      ),
    ),
  )
  for (const row of block.rows) {
    room(doc, 28 + 11 * (row.details?.length ?? 0))
    hairline(doc, doc.y)
    top = doc.y + 7
    let low = 0
    table.add(
      doc.struct(
        'TR',
        {},
        row.cells.map((cell, index) =>
          doc.struct(index === 0 ? 'TH' : 'TD', index === 0 ? rowHead : {}, () => {
            doc.y = top
            writeLine(doc, cell, {}, at(index), wide(index), index === 0 ? 'left' : 'right')
            if (index === 0) {
              for (const detail of row.details ?? [])
                writeLine(doc, detail, { size: 8, color: soft }, margin, first - 12)
              low = doc.y
            }
            if (index === figures) doc.y = Math.max(low, doc.y) + 7
          }),
        ),
      ),
    )
  }
  table.end()
}

function drawSums(doc: Doc, root: Struct, block: Extract<DocumentBlock, { kind: 'sums' }>): void {
  for (const [index, row] of block.rows.entries()) {
    room(doc, 20)
    if (index === 0) {
      hairline(doc, doc.y + 2, ink)
      doc.y += 10
    }
    root.add(
      doc.struct('P', {}, () => {
        const top = doc.y
        const style: Style = row.strong ? { strong: true, size: 11 } : {}
        writeLine(doc, row.label, style, margin, width - 120)
        const low = doc.y
        doc.y = top
        writeLine(doc, row.value, style, margin + width - 110, 110, 'right')
        doc.y = Math.max(low, doc.y) + 4
      }),
    )
  }
}

/** Begins a new page where less is left than something needs to stand together. */
function room(doc: Doc, needed: number): void {
  if (doc.y + needed > bottom) {
    // What a screen reader was told to be one thing goes on as that thing.
    doc.continueOnNewPage()
    doc.y = margin
  }
}

/** A line that no screen reader speaks of: it stands between the parts of the text, never inside one. */
function hairline(doc: Doc, y: number, color = line): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke()
  doc.endMarkedContent()
}

function write(doc: Doc, text: string, x: number, y: number, style: Style = {}): void {
  doc.y = y
  writeLine(doc, text, style, x, width)
}

/** A line, or as many as it takes, from where the last one ended. */
function writeLine(
  doc: Doc,
  typed: string,
  { size = 9.5, color = ink, strong = false, font = 'sans' }: Style = {},
  x = margin,
  wide = width,
  align: 'left' | 'right' = 'left',
): void {
  // The letters have one space that does not break.
  const text = `${typed.replaceAll('\u202F', '\u00A0')} `
  doc.fillColor(color).fontSize(size)
  const runs = font === 'serif' ? [{ font, text }] : runsOf(text, strong ? 'strong' : 'sans')
  runs.forEach((run, index) => {
    const continued = index < runs.length - 1
    const options = { width: wide, align, lineGap: 1.5, continued }
    doc.font(run.font)
    if (index === 0) doc.text(align === 'right' ? run.text.trimEnd() : run.text, x, doc.y, options)
    else doc.text(run.text, options)
  })
}

/** Letters such as ő and ł lie in a file of their own. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1D00-\u1DBF\u1E00-\u1E9F\u1EF2-\u1EFF]+/

function runsOf(text: string, usual: 'sans' | 'strong'): { font: keyof typeof fonts; text: string }[] {
  const parts = text.split(new RegExp(`(${extended.source})`)).filter((part) => part !== '')
  return parts.map((part) => ({ font: extended.test(part) ? 'extended' : usual, text: part }))
}
