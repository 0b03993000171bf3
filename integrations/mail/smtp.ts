import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Mail, MailDelivery } from '#shop/mail/mail-port.ts'
import type { ObserveVendor, VendorFailureReason } from '../vendor/vendor-event.ts'

export type SmtpOptions = {
  /** `smtp://user:password@host:587`. */
  readonly url: string
  /** `Cordwainer <shop@example.com>`. */
  readonly from: string
  /** How long the server may be silent. */
  readonly timeoutMs?: number
  readonly observe?: ObserveVendor | undefined
}

/**
 * Hands mails to an SMTP server, over a few connections that stay open.
 * `send` rejects with the server's refusal or the network's; the job that called tries again.
 */
export function createSmtpMail({
  url,
  from,
  observe,
  timeoutMs = 30_000,
}: SmtpOptions): MailDelivery & { close(): void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from },
  )
  return {
    send: (mail) =>
      observed(observe, async () => {
        await transport.sendMail({ ...messageOf(mail), messageId: messageId(mail.key, from) })
      }),
    close: () => transport.close(),
  }
}

/** Tells of a delivery as adapters that speak HTTP tell of a request. */
async function observed(observe: ObserveVendor = () => undefined, deliver: () => Promise<void>): Promise<void> {
  const from = Date.now()
  const tell = (outcome: 'answered' | VendorFailureReason, status?: number, detail?: string) =>
    observe({
      vendor: 'smtp',
      operation: 'send a mail',
      outcome,
      status,
      durationMs: Date.now() - from,
      attempt: 1,
      willRetry: false,
      detail,
    })
  try {
    await deliver()
  } catch (error) {
    const { reason, status, code } = refusalOf(error)
    tell(reason, status, code)
    throw error
  }
  tell('answered')
}

/** What a mail server's refusal, or the way to it, comes down to. Its own sentence names people, so it is told to nobody. */
function refusalOf(error: unknown): { reason: VendorFailureReason; status?: number; code?: string } {
  if (!(error instanceof Error)) return { reason: 'network' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  if (code.code === 'EAUTH' || code.code === 'ENOAUTH')
    return { reason: 'unauthorized', ...code, ...(status && { status }) }
  // 4xx asks to come back later, 5xx is for good (RFC 5321 §4.2.1).
  if (status !== undefined) return { reason: status < 500 ? 'busy' : 'rejected', status, ...code }
  if (code.code === 'ETIMEDOUT') return { reason: 'timeout', ...code }
  return { reason: code.code === 'EPROTOCOL' ? 'unreadable' : 'network', ...code }
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
