import type { Storefront } from '#kernel/storefront.ts'
import type { Company } from '../company/company.ts'
import type { DocumentBlock, DocumentPrinterPort, PrintableDocument } from '../invoices/document-printer-port.ts'
import type { MailAttachment } from '../mail/mail-port.ts'
import { mailSender } from '../mail/mail-sender.ts'
import { confirmationMessages } from '../orders/order-confirmation-messages.ts'
import { withdrawalMessages } from '../orders/withdrawal-messages.ts'

/** A legal page as the content has it. */
type LegalPage = {
  readonly pageTitle: string
  readonly lastPublished: string
  readonly data: Readonly<Record<string, unknown>>
}

export type AttachmentDeps = {
  readonly page: (uid: string, storefront: Storefront) => Promise<LegalPage | undefined>
  readonly documentPrinter: DocumentPrinterPort
  readonly company: Company
}

/**
 * What goes with a confirmation, in the language of its order, as something that the shopper can keep: the terms, and the
 * information on withdrawal with the model form (Directive 2011/83/EU, articles 6(1)(h) and 8(7)).
 */
export function orderAttachments(deps: AttachmentDeps) {
  // The same publication of a page is the same paper.
  const printed = new WeakMap<object, Promise<Uint8Array>>()
  return async (storefront: Storefront): Promise<MailAttachment[]> => {
    const { pages } = confirmationMessages(storefront)
    const attachments: MailAttachment[] = []
    for (const [uid, more] of [
      [pages.terms, []],
      [pages.withdrawal, modelForm(storefront, deps.company)],
    ] as const) {
      const page = await deps.page(uid, storefront)
      if (!page) continue
      const known =
        printed.get(page.data) ?? deps.documentPrinter.print(legalDocument(page, more, storefront, deps.company))
      printed.set(page.data, known)
      const pdf = Buffer.from(await known)
      attachments.push({ filename: `${uid}.pdf`, contentType: 'application/pdf', content: pdf.toString('base64') })
    }
    return attachments
  }
}

/** A legal page on paper. */
export function legalDocument(
  page: LegalPage,
  more: readonly DocumentBlock[],
  storefront: Storefront,
  company: Company,
): PrintableDocument {
  const { identity, contact } = mailSender(storefront, { company })
  return {
    lang: storefront.iso,
    title: page.pageTitle,
    brand: company.tradeName,
    sender: [...identity, ...contact].flatMap((one, index) => (index === 0 ? one.split(', ') : [one])),
    madeAt: new Date(page.lastPublished),
    foot: `${identity[0] ?? ''}   ${page.pageTitle}`,
    blocks: [...blocksOf(page.data), ...more],
  }
}

function modelForm(storefront: Storefront, company: Company): DocumentBlock[] {
  const messages = withdrawalMessages(storefront.contentLang)
  const { seat, email } = mailSender(storefront, { company })
  const [to = '', ...labels] = messages.formLines(`${seat}, ${email}`)
  return [
    { kind: 'heading', text: messages.form },
    { kind: 'paragraph', text: messages.formIntro },
    { kind: 'paragraph', text: to },
    { kind: 'form', labels },
    { kind: 'paragraph', text: messages.formNote, soft: true },
  ]
}

/** Every rich text of a document, in its order; items of a list that stand together stay together. */
export function blocksOf(data: unknown): DocumentBlock[] {
  const blocks: DocumentBlock[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const text = 'text' in value && typeof value.text === 'string' ? value.text.trim() : undefined
    const type = 'type' in value && typeof value.type === 'string' ? value.type : ''
    if (text === undefined) {
      for (const one of Object.values(value)) walk(one)
      return
    }
    if (text === '') return
    if (type.startsWith('heading')) blocks.push({ kind: 'heading', text })
    else if (type.endsWith('list-item')) {
      const last = blocks.at(-1)
      if (last?.kind === 'list') blocks.splice(-1, 1, { kind: 'list', items: [...last.items, text] })
      else blocks.push({ kind: 'list', items: [text] })
    } else blocks.push({ kind: 'paragraph', text })
  }
  walk('slices' in Object(data) ? (data as { slices: unknown }).slices : data)
  return blocks
}
