import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPdfPrinter } from '#integrations/pdf/print-document.ts'
import { storefronts } from '#kernel/storefront.ts'
import { demoCompany } from '#test/shop/company.ts'
import { confirmationMessages } from '../orders/order-confirmation-messages.ts'
import { blocksOf, orderAttachments } from './order-attachments.ts'

const documentOf = (uid: string, lang: string) =>
  JSON.parse(readFileSync(`demo/content/page/${uid}.${lang}.json`, 'utf8')) as {
    data: { page_title: string; slices: unknown[] }
    last_publication_date: string
  }

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  'a confirmation in %s brings the terms and the model form of its language, as tagged PDF',
  async (_, storefront) => {
    const attach = orderAttachments({
      page: async (uid, { contentLang }) => {
        const { data, last_publication_date } = documentOf(uid, contentLang)
        return {
          pageTitle: data.page_title,
          lastPublished: '2026-11-21T08:00:00Z',
          data: { ...data, last_publication_date },
        }
      },
      documentPrinter: createPdfPrinter(),
      company: demoCompany,
    })
    const { pages } = confirmationMessages(storefront)
    const attached = await attach(storefront)
    expect(attached.map(({ filename }) => filename)).toEqual([`${pages.terms}.pdf`, `${pages.withdrawal}.pdf`])
    for (const { content } of attached) {
      const pdf = Buffer.from(content, 'base64').toString('latin1')
      expect(pdf.slice(0, 8)).toBe('%PDF-1.7')
      expect(pdf).toContain(`/Lang (${storefront.iso})`)
      expect(pdf).toContain('/StructTreeRoot')
    }
  },
)

test('a page’s texts come in their order, and items of a list stay together', () => {
  const item = (text: string) => ({ type: 'list-item', text, spans: [] })
  const slices = [
    {
      slice_type: 'richtext',
      primary: {
        text: [
          { type: 'heading2', text: 'One' },
          { type: 'paragraph', text: 'Two' },
        ],
      },
    },
    { slice_type: 'richtext', primary: { text: [item('a'), item('b'), { type: 'paragraph', text: ' ' }] } },
  ]
  expect(blocksOf({ page_title: 'Not this', slices })).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'Two' },
    { kind: 'list', items: ['a', 'b'] },
  ])
})
