import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { DocumentBlock, PrintableDocument } from '#shop/invoices/document-printer-port.ts'
import { createPdfPrinter } from './print-document.ts'

const { print } = createPdfPrinter()
const labels = ['Ordered on', 'Name', 'Address', 'Signature', 'Date']

function paper(blocks: readonly DocumentBlock[]): PrintableDocument {
  return { lang: 'en', title: 'Paper', brand: 'Maker', sender: ['Maker'], madeAt: new Date(0), foot: '', blocks }
}

/** How many lines are drawn on each page: those that are written on by hand. */
async function linesPerPage(blocks: readonly DocumentBlock[]): Promise<number[]> {
  const pdf = Buffer.from(await print(paper(blocks))).toString('latin1')
  const streams = [...pdf.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const pages = streams.filter((stream) => stream.includes(' Tf'))
  return pages.map((page) => page.match(/ l\n0\.6 w\n/g)?.length ?? 0)
}

test.each([0, 10, 20, 22, 24, 26, 28, 30, 35, 40])(
  'a form stands on one page, also behind %i paragraphs',
  async (count) => {
    const text: DocumentBlock = { kind: 'paragraph', text: 'Words.' }
    const lines = await linesPerPage([
      ...Array.from({ length: count }, () => text),
      { kind: 'heading', text: 'Form' },
      { kind: 'form', labels },
      text,
    ])
    expect(lines.filter((drawn) => drawn > 0)).toEqual([labels.length])
  },
)
