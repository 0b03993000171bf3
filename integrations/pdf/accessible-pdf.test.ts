import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import type { Invoice, InvoiceLine } from '#shop/invoices/invoice.ts'
import { taxesOf, totalOf } from '#shop/invoices/invoice.ts'
import { invoiceDocument } from '#shop/invoices/invoice-document.ts'
import { mailSender } from '#shop/mail/mail-sender.ts'
import { demoCompany } from '#test/shop/company.ts'
import { createPdfPrinter } from './print-document.ts'

const { print } = createPdfPrinter()

const line = (over: Partial<InvoiceLine>): InvoiceLine => ({
  type: 'article',
  sku: '10110.01.38',
  name: 'Court',
  color: 'White',
  size: '38',
  quantity: 1,
  unitPrice: 12_900,
  discount: 1290,
  gross: 11_610,
  rate: 2100,
  ...over,
})
const plain = { color: null, size: null, discount: 0 }

/** Goods of two rates, which delivery and wrapping follow, a promotion, and enough lines for two pages. */
function invoiceIn(code: Invoice['storefrontCode'], goods = 1): Invoice {
  const lines = [
    ...Array.from({ length: goods }, () => line({})),
    line({ ...plain, sku: '35110.01', name: 'The leather book', unitPrice: 1950, gross: 1950, rate: 900 }),
    line({ ...plain, type: 'delivery', sku: 'delivery', name: 'PostNL', unitPrice: 400, gross: 400 }),
    line({ ...plain, type: 'delivery', sku: 'delivery', name: 'PostNL', unitPrice: 95, gross: 95, rate: 900 }),
  ]
  const { identity, contact } = mailSender(storefrontOf(code), { company: demoCompany })
  return {
    id: 'invoice',
    orderId: 'order',
    kind: 'invoice',
    refundId: null,
    number: 'EU-2026-000001',
    issuedAt: new Date('2026-11-23T10:00:00Z'),
    storefrontCode: code,
    currency: storefrontOf(code).currency,
    total: totalOf(lines),
    content: {
      seller: [...identity, ...contact],
      orderNumber: '100001',
      orderedAt: '2026-11-21T10:00:00Z',
      suppliedAt: '2026-11-23T10:00:00Z',
      paymentMethod: 'ideal',
      buyer: {
        country: storefrontOf(code).country,
        salutation: null,
        firstName: 'Robin',
        lastName: 'Example',
        zipcode: '1012 AB',
        city: 'Amsterdam',
        street: 'Damrak',
        additionalAddressLine1: '12',
        additionalAddressLine2: null,
        phoneNumber: null,
        customFields: {},
      },
      destination: storefrontOf(code).country,
      lines,
      taxes: taxesOf(lines),
      discountNames: ['Welcome: 10%'],
      corrects: null,
      without: [],
    },
  }
}

/** A node of the tree that a screen reader walks. */
type Node = {
  readonly role?: string
  readonly type?: string
  readonly id?: string
  readonly children?: readonly Node[]
}

const below = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(below)]

async function read(invoice: Invoice) {
  const pdf = await print(invoiceDocument(invoice, 'Maker'))
  const raw = Buffer.from(pdf).toString('latin1')
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      return { tree: ((await page.getStructTree()) ?? {}) as Node, items: items as TextItem[] }
    }),
  )
  const { info } = await document.getMetadata()
  return { raw, pages, info: info as Record<string, unknown>, marks: await document.getMarkInfo() }
}

type TextItem = { readonly type?: string; readonly id?: string; readonly tag?: string; readonly str?: string }

const textOf = (items: readonly TextItem[]) => items.map(({ str = '' }) => str).join(' ')

describe.each(storefronts.map(({ code }) => code))('the invoice of %s, read as a screen reader reads it', (code) => {
  test('says what it is: PDF/UA, its language, its title', async () => {
    const { raw, info, marks } = await read(invoiceIn(code))
    expect(raw).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(raw).toContain('DisplayDocTitle true')
    expect(info).toMatchObject({ Language: storefrontOf(code).iso, Title: expect.stringContaining('EU-2026-000001') })
    expect(marks).toMatchObject({ Marked: true, Suspects: false })
  })

  test.each([1, 40])('has all its text in the tree, or beside it as decoration, over %i lines', async (goods) => {
    const { pages } = await read(invoiceIn(code, goods))
    expect(pages.length > 1).toBe(goods > 1)
    for (const { tree, items } of pages) {
      const inTree = new Set(below(tree).flatMap(({ id }) => id ?? []))
      let within: TextItem | undefined
      for (const item of items) {
        if (item.type === 'beginMarkedContentProps' || item.type === 'beginMarkedContent') within = item
        else if (item.type === 'endMarkedContent') within = undefined
        else if (item.str?.trim()) {
          expect(within, item.str).toBeDefined()
          if (within?.tag !== 'Artifact') expect(inTree, item.str).toContain(within?.id)
        }
      }
    }
  })

  test.each([1, 40])(
    'draws its lines as decoration, beside what is read and never inside it, over %i lines',
    async (goods) => {
      const { OPS } = await getResolvedPDFJS()
      const document = await getDocumentProxy(
        new Uint8Array(await print(invoiceDocument(invoiceIn(code, goods), 'Maker'))),
      )
      let drawn = 0
      for (let number = 1; number <= document.numPages; number++) {
        const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList()
        const within: unknown[] = []
        for (const [at, operator] of fnArray.entries()) {
          if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps)
            within.push(argsArray[at]?.[0])
          else if (operator === OPS.endMarkedContent) within.pop()
          else if (operator === OPS.constructPath) {
            drawn++
            expect(within).toEqual(['Artifact'])
          }
        }
      }
      expect(drawn).toBeGreaterThan(goods)
    },
  )

  test('has one first heading, and skips no level', async () => {
    const { pages } = await read(invoiceIn(code))
    const levels = pages
      .flatMap(({ tree }) => below(tree))
      .flatMap(({ role }) => (/^H[1-6]$/.test(role ?? '') ? [Number(role?.[1])] : []))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    const steps = levels.map((level, at) => level - (levels[at - 1] ?? 0))
    expect(Math.max(...steps)).toBeLessThanOrEqual(1)
  })

  test('has whole tables, whose heads say of what they are the heads', async () => {
    const { pages, raw } = await read(invoiceIn(code))
    const tables = pages.flatMap(({ tree }) => below(tree)).filter(({ role }) => role === 'Table')
    expect(tables).toHaveLength(2)
    for (const { children: rows = [] } of tables) {
      expect(rows.map(({ role }) => role)).toEqual(rows.map(() => 'TR'))
      const widths = rows.map(({ children = [] }) => children.length)
      expect(new Set(widths).size).toBe(1)
      for (const { children: cells = [] } of rows) {
        expect(cells[0]?.role).toBe('TH')
        expect(cells.every(({ role }) => role === 'TH' || role === 'TD')).toBe(true)
      }
    }
    const heads = tables.flatMap(below).filter(({ role }) => role === 'TH')
    expect(raw.match(/\/Scope \/(Column|Row)/g)).toHaveLength(heads.length)
  })

  test('names promotion, country and, where it is British, the UK VAT number; a charge of two rates stands once', async () => {
    const { pages } = await read(invoiceIn(code))
    const text = pages
      .map(({ items }) => textOf(items))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(text).toContain('Welcome: 10%')
    const { country, iso } = storefrontOf(code)
    expect(text).toContain(new Intl.DisplayNames(iso, { type: 'region' }).of(country))
    expect(text.includes('UK VAT number: GB 000 0009 17')).toBe(code === 'en_GB')
    expect(text.split('PostNL')).toHaveLength(2)
    expect(text).toMatch(/21\s?% \+ 9\s?%/)
  })
})

test('items of a list have a label and a body, and stand on the page as they are read', async () => {
  const pdf = await print({
    lang: 'en',
    title: 'Paper',
    brand: 'Maker',
    sender: ['Maker'],
    madeAt: new Date(0),
    foot: '',
    blocks: [{ kind: 'list', items: ['One', 'Two'] }],
  })
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const list = below(((await page.getStructTree()) ?? {}) as Node).find(({ role }) => role === 'L')
  expect(list?.children?.map(({ role, children = [] }) => [role, ...children.map((one) => one.role)])).toEqual([
    ['LI', 'Lbl', 'LBody'],
    ['LI', 'Lbl', 'LBody'],
  ])
  const { items } = await page.getTextContent()
  expect(textOf(items as TextItem[]).replaceAll(/\s+/g, ' ')).toContain('– One – Two')
})
