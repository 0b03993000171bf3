import type { MailPort } from '#shop/orders/mail-port.ts'

/** Delivers nothing: mails stay in the shop's outbox, where a developer reads them. */
export function createSandboxMail(): MailPort {
  return { send: async () => undefined }
}
