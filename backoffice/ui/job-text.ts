import type { Words } from '../messages/staff-language-messages.ts'

/** What lies in a queue since before an update, by the names that earlier releases gave it. */
const laterNames: Readonly<Record<string, string>> = {
  'pay-back': 'execute-refund',
  'tell-warehouse': 'export-order',
  'hear-warehouse': 'poll-warehouse',
  'forget-stock-alerts': 'purge-stock-alerts',
  'forget-reservations': 'purge-reservations',
  'forget-newsletter': 'purge-newsletter',
  'forget-what-is-over': 'purge-expired-data',
  'forget-logins': 'purge-sessions',
  'forget-rate-limits': 'purge-rate-limits',
  'forget-in-store-sessions': 'purge-in-store-sessions',
}

/** What the work of a queue is called; the name of the queue for one that a later release knows. */
export function jobText({ machine }: Words, queue: string): string {
  const names: Readonly<Record<string, string>> = machine.jobs.names
  const name = laterNames[queue] ?? queue
  return Object.hasOwn(names, name) ? (names[name] ?? queue) : queue
}
