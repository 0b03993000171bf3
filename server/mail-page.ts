import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'

const newest = 100

const styles = `
body { margin: 0; background: #fbfaf7; color: #16130f; font: 1rem/1.55 'Instrument Sans', Arial, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 3.2vw, 3rem) }
h1 { margin: 0 0 .5rem; font: 400 clamp(2rem, 1.6rem + 1.8vw, 3rem)/1.05 'Instrument Serif', Georgia, serif; letter-spacing: -.01em }
p { margin: 0 0 2rem; max-width: 42rem; color: #645d54 }
table { width: 100%; border-collapse: collapse; border-block-start: 1px solid #e2dcd2 }
th { padding: .75rem 1rem .75rem 0; color: #645d54; font-size: .8125rem; font-weight: 500; text-align: start }
td { padding: .75rem 1rem .75rem 0; border-block-start: 1px solid #e2dcd2; vertical-align: baseline; overflow-wrap: anywhere }
td + td { color: #645d54; font-size: .8125rem; font-variant-numeric: tabular-nums }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .3em }
a:hover { color: #7a1f2b }
:focus-visible { outline: 2px solid #1f5fd1; outline-offset: 2px }
@media (max-width: 48em) {
  thead { position: absolute; clip-path: inset(50%) }
  tr { display: block; padding-block: .75rem; border-block-start: 1px solid #e2dcd2 }
  td { display: block; padding: .125rem 0; border: 0 }
}
`

/** `/development/mail`: the outbox, for whoever tries the shop on their own machine. */
export function mountMailPage(app: Hono, db: Database): void {
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
<td><time datetime="${mail.created_at.toISOString()}">${readable.format(mail.created_at)} UTC</time></td><td>${mail.last_error ?? (mail.sent_at ? 'sent' : 'kept')}</td></tr>`,
    )
    const list = html`<table><thead><tr><th>Subject</th><th>To</th><th>Written</th><th>State</th></tr></thead>
<tbody>${rows}</tbody></table>`
    return context.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><style>${raw(styles)}</style></head>
<body><main><h1>Outbox</h1><p>${mails.length > 0 ? 'What the shop has written, newest first.' : 'Nothing yet. Order something, and the confirmation appears here.'}</p>
${mails.length > 0 ? list : ''}</main></body></html>`,
      200,
      { 'Content-Security-Policy': listPolicy },
    )
  })

  app.get('/development/mail/:id', async (context) => {
    const id = context.req.param('id')
    if (!isUuid(id)) return context.notFound()
    const mail = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
    if (!mail) return context.notFound()
    if (context.req.query('part') === 'text') return context.text(mail.text)
    return context.html(mail.html, 200, { 'Content-Security-Policy': mailPolicy })
  })
}

const readable = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const styleHash = createHash('sha256').update(styles).digest('base64')
const listPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`
/** A mail program runs nothing and shows styles and pictures; neither does this page. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
