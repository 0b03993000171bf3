import type { Words } from '../messages/staff-language-messages.ts'

/** What a mail is called, by the first part of its key: 'parcel sent'. */
export function mailKindText({ orders, machine }: Words, kind: string): string {
  const names: Readonly<Record<string, string>> = { ...orders.mailKinds, ...machine.mails.kinds }
  return Object.hasOwn(names, kind) ? (names[kind] ?? kind) : kind
}
