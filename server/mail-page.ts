import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { SenderDetails } from '#shop/mail/mail-sender.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { developmentHeaders, developmentPage } from './development-page.ts'
import { sampleMailMakers } from './sample-mails.ts'

const newest = 100

/** `/development/mail`: the outbox, and a sample of every mail that there is, for whoever tries the shop on their own machine. */
export function mountMailPage(
  app: Hono,
  db: Database,
  senderDetails: SenderDetails,
  settings: () => ShopSettings,
): void {
  mountSamples(app, senderDetails, settings)
  app.get('/development/mail', async (context) => {
    const mails = await db
      .selectFrom('mail_outbox')
      .select(['id', 'recipient', 'subject', 'created_at', 'sent_at', 'last_error'])
      .orderBy('created_at', 'desc')
      .limit(newest)
      .execute()
    const rows = mails.map(
      (mail) =>
        html`<tr><td><a href="/development/mail/${mail.id}">${mail.subject}</a></td><td>${mail.recipient}</td>
<td><a href="/development/mail/${mail.id}?part=parts">text, headers, attachments</a></td><td><time datetime="${mail.created_at.toISOString()}">${readable.format(mail.created_at)} UTC</time></td><td>${mail.last_error ?? (mail.sent_at ? 'sent' : 'kept')}</td></tr>`,
    )
    const list = html`<table><thead><tr><th>Subject</th><th>To</th><th>Parts</th><th>Written</th><th>State</th></tr></thead>
<tbody>${rows}</tbody></table>`
    const about =
      mails.length > 0
        ? 'What the shop has written, newest first.'
        : 'Nothing yet. Order something, and the confirmation appears here.'
    return context.html(
      developmentPage('Outbox', about, html`${samplesLink}${mails.length > 0 ? list : ''}`),
      200,
      developmentHeaders,
    )
  })

  app.get('/development/mail/:id', async (context) => {
    const id = context.req.param('id')
    if (!isUuid(id)) return context.notFound()
    const mail = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
    if (!mail) return context.notFound()
    const part = context.req.query('part')
    if (part === 'text') return context.text(mail.text)
    const attachment = mail.attachments.find(({ filename }) => filename === part)
    if (attachment) {
      return context.body(Buffer.from(attachment.content, 'base64'), 200, { 'Content-Type': attachment.contentType })
    }
    if (part === 'parts') return context.html(partsPage(mail), 200, developmentHeaders)
    return context.html(mail.html, 200, { 'Content-Security-Policy': mailPolicy })
  })
}

const samplesLink = html`<p><a href="/development/mail/samples">A sample of every mail, in every storefront</a></p>`

/** `/development/mail/samples`: mails with invented contents, so that one can be looked at before anybody gets it. */
function mountSamples(app: Hono, senderDetails: SenderDetails, settings: () => ShopSettings): void {
  app.get('/development/mail/samples', (context) => {
    const known = new Map(
      storefronts.map((one) => [one.code, sampleMailMakers(one, senderDetails, settings()).map(({ name }) => name)]),
    )
    // Staff read fewer languages than a shop may sell in, so that a storefront may lack what is written to them.
    const rows = [...new Set([...known.values()].flat())].map(
      (name) =>
        html`<tr><td>${name}</td>${storefronts.map(({ code }) =>
          known.get(code)?.includes(name)
            ? html`<td><a href="/development/mail/samples/${code}/${name}">${code}</a>
<a href="/development/mail/samples/${code}/${name}?part=text">text</a></td>`
            : html`<td></td>`,
        )}</tr>`,
    )
    const about = 'Every mail that the shop can send, with invented contents, as each storefront sends it.'
    const list = html`<table><tbody>${rows}</tbody></table>`
    return context.html(developmentPage('Samples', about, list), 200, developmentHeaders)
  })
  app.get('/development/mail/samples/:store/:name', (context) => {
    const { store, name } = context.req.param()
    const storefront = storefronts.find(({ code }) => code === store)
    const mail =
      storefront &&
      sampleMailMakers(storefront, senderDetails, settings())
        .find((one) => one.name === name)
        ?.write()
    if (!mail) return context.notFound()
    if (context.req.query('part') === 'text') return context.text(mail.text)
    return context.html(mail.html, 200, { 'Content-Security-Policy': mailPolicy })
  })
}

/** What a mail program shows beside the mail itself. */
function partsPage(mail: {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly { readonly filename: string }[]
}) {
  const rows = [
    ...Object.entries(mail.headers).map(([name, value]) => html`<tr><td>${name}</td><td>${value}</td></tr>`),
    ...mail.attachments.map(
      ({ filename }) =>
        html`<tr><td>Attachment</td><td><a href="/development/mail/${mail.id}?part=${encodeURIComponent(filename)}">${filename}</a></td></tr>`,
    ),
    ...mail.text.split('\n').map((line) => html`<tr><td></td><td>${line}</td></tr>`),
  ]
  return developmentPage(
    mail.subject,
    'Its headers, its attachments, and its text part.',
    html`<table><tbody>${rows}</tbody></table>`,
  )
}

const readable = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
/** A mail program runs nothing and shows styles and pictures; neither does this page. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
