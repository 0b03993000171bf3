import type { LabelJoinerPort } from '#shop/fulfilment/label-joiner-port.ts'

/** Joins labels page by page, each page as large as its carrier made it; in turns with other work of the process. */
export function createLabelJoiner(): LabelJoinerPort {
  return {
    async join(labels) {
      // Much to load, and seldom needed.
      const { PDFDocument } = await import('@cantoo/pdf-lib')
      const joined = await PDFDocument.create({ updateMetadata: false })
      const unreadable = new Set<number>()
      for (const [place, label] of labels.entries()) {
        try {
          const one = await PDFDocument.load(label, { updateMetadata: false, throwOnInvalidObject: true })
          for (const page of await joined.copyPages(one, one.getPageIndices())) joined.addPage(page)
        } catch {
          // Whatever a carrier sent: staff are told which one it is.
          unreadable.add(place)
        }
      }
      return { pdf: unreadable.size === labels.length ? undefined : await joined.save(), unreadable }
    },
  }
}
