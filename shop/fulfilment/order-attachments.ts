import type { Storefront } from '#kernel/storefront.ts'
import type { Company } from '../company/company.ts'
import type { Paper, PaperBlock, PaperPort } from '../invoices/document-printer-port.ts'
import type { MailAttachment } from '../orders/mail-port.ts'
import { mailSender } from '../orders/mail-sender.ts'
import { confirmationWords } from '../orders/order-confirmation-messages.ts'
import { withdrawalWords } from '../orders/withdrawal-messages.ts'

/** A legal page as the content has it. */
type LegalPage = {
  readonly pageTitle: string
  readonly lastPublished: string
  readonly data: Readonly<Record<string, unknown>>
}

export type EnclosureParts = {
  readonly page: (uid: string, storefront: Storefront) => Promise<LegalPage | undefined>
  readonly paper: PaperPort
  readonly company: Company
}

/**
 * What goes with a confirmation, in the language of its order, as something that the shopper can keep: the terms, and the
 * information on withdrawal with the model form (Directive 2011/83/EU, articles 6(1)(h) and 8(7)).
 */
export function enclosures(parts: EnclosureParts) {
  // The same publication of a page is the same paper.
  const printed = new WeakMap<object, Promise<Uint8Array>>()
  return async (storefront: Storefront): Promise<MailAttachment[]> => {
    const { pages } = confirmationWords(storefront)
    const attachments: MailAttachment[] = []
    for (const [uid, more] of [
      [pages.terms, []],
      [pages.withdrawal, modelForm(storefront, parts.company)],
    ] as const) {
      const page = await parts.page(uid, storefront)
      if (!page) continue
      const known = printed.get(page.data) ?? parts.paper.print(legalPaper(page, more, storefront, parts.company))
      printed.set(page.data, known)
      const pdf = Buffer.from(await known)
      attachments.push({ filename: `${uid}.pdf`, contentType: 'application/pdf', content: pdf.toString('base64') })
    }
    return attachments
  }
}

/** A legal page on paper. */
export function legalPaper(
  page: LegalPage,
  more: readonly PaperBlock[],
  storefront: Storefront,
  company: Company,
): Paper {
  const { identity, contact } = mailSender(storefront, company)
  return {
    lang: storefront.iso,
    title: page.pageTitle,
    sender: [...identity, ...contact].flatMap((one, index) => (index === 0 ? one.split(', ') : [one])),
    madeAt: new Date(page.lastPublished),
    foot: `${identity[0] ?? ''}   ${page.pageTitle}`,
    blocks: [...blocksOf(page.data), ...more],
  }
}

function modelForm(storefront: Storefront, company: Company): PaperBlock[] {
  const words = withdrawalWords[storefront.language]
  const { seat, email } = mailSender(storefront, company)
  const [to = '', ...labels] = words.formLines(`${seat}, ${email}`)
  return [
    { kind: 'heading', text: words.form },
    { kind: 'paragraph', text: words.formIntro },
    { kind: 'paragraph', text: to },
    { kind: 'form', labels },
    { kind: 'paragraph', text: words.formNote, soft: true },
  ]
}

/** Every rich text of a document, in its order; items of a list that stand together stay together. */
export function blocksOf(data: unknown): PaperBlock[] {
  const blocks: PaperBlock[] = []
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
