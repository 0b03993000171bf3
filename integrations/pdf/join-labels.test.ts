import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { createLabelJoiner } from './join-labels.ts'
import { printLabel } from './print-label.ts'

const { join } = createLabelJoiner()
const labelFor = (reference: string) => printLabel({ code: '3SCORD1', reference, from: ['Shop'], to: ['Shopper'] })

/** What stands on each page, and how large it is in points. */
async function pagesOf(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf)
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, place) => {
      const page = await document.getPage(place + 1)
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return { text, size: page.view.slice(2).map(Math.round) }
    }),
  )
}

test('labels stand behind each other as they were given, each as large as its carrier made it', async () => {
  const { pdf, unreadable } = await join(await Promise.all(['100003-1', '100001-1', '100002-2'].map(labelFor)))
  const pages = await pagesOf(pdf ?? new Uint8Array())
  expect(pages.map(({ text }) => /\d{6}-\d/.exec(text)?.[0])).toEqual(['100003-1', '100001-1', '100002-2'])
  expect(pages.map(({ size }) => size)).toEqual(Array(3).fill([283, 425]))
  expect(unreadable.size).toBe(0)
})

test('what is no PDF is named by its place, and takes nothing else with it', async () => {
  const broken = new TextEncoder().encode('^XA^FO50,50^FDlabel^FS^XZ')
  const { pdf, unreadable } = await join([broken, await labelFor('100001-1'), new Uint8Array()])
  expect((await pagesOf(pdf ?? new Uint8Array())).map(({ text }) => text)).toEqual([
    expect.stringContaining('100001-1'),
  ])
  expect([...unreadable]).toEqual([0, 2])
  expect(await join([broken])).toEqual({ pdf: undefined, unreadable: new Set([0]) })
  expect(await join([])).toEqual({ pdf: undefined, unreadable: new Set() })
})
