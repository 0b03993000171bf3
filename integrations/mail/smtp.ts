import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Mail, MailPort } from '#shop/orders/mail-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type SmtpOptions = {
  /** `smtp://user:password@host:587`. */
  readonly url: string
  /** `Cordwainer <shop@example.com>`. */
  readonly from: string
  readonly observe?: ObserveVendor | undefined
}

/**
 * Hands mails to an SMTP server, over a few connections that stay open.
 * `send` rejects with the server's refusal or the network's; the job that called tries again.
 */
export function createSmtpMail({ url, from }: SmtpOptions): MailPort & { close(): void } {
  const transport = createTransport(
    { url, pool: true, maxConnections: 3, connectionTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  )
  return {
    send: async (mail) => {
      await transport.sendMail({ ...messageOf(mail), messageId: messageId(mail.key, from) })
    },
    close: () => transport.close(),
  }
}

/** The same for every repetition of a mail, so that whoever gets it twice knows it again; tells nothing of what it is about. */
export function messageId(key: string, from: string): string {
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
}

function messageOf({ to, subject, html, text, language, attachments = [], headers = {} }: Mail) {
  return {
    to,
    subject,
    html,
    text,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
      encoding: 'base64',
    })),
    // What a mail shows comes from the shop alone: nothing is fetched and no file is read to make it.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
