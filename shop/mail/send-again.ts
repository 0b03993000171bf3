import type { MailPort } from './mail-port.ts'

/** What tells a mail that staff send again from the first one; it stands behind the key of that. */
export const againMark = '#'

/** The same mails once more: with a key of their own, by which the outbox knows them. Without `again` they are what they are. */
export function sendingAgain(mail: MailPort, again: string | undefined): MailPort {
  if (again === undefined) return mail
  return { ...mail, send: (one) => mail.send({ ...one, key: `${one.key}${againMark}${again}` }) }
}
