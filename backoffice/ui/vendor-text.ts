import type { Words } from '../messages/staff-language-messages.ts'

/** Systems that are called the same in every language, by the names that metrics have for them. */
const ownNames: Readonly<Record<string, string>> = {
  brevo: 'Brevo',
  dhl: 'DHL',
  'dhl-parcel': 'DHL Parcel',
  ga4: 'Google Analytics',
  meta: 'Meta',
  mollie: 'Mollie',
  opensearch: 'OpenSearch',
  prismic: 'Prismic',
  recaptcha: 'reCAPTCHA',
  sendcloud: 'Sendcloud',
  'trusted-shops': 'Trusted Shops',
}

/** What an outside system is called; its name in the metrics for one that nobody has named. */
export function vendorText({ machine }: Words, vendor: string): string {
  const names: Readonly<Record<string, string>> = { ...ownNames, ...machine.health.names }
  return Object.hasOwn(names, vendor) ? (names[vendor] ?? vendor) : vendor
}

/** Why a system did not do what it was asked. */
export function failureText({ machine }: Words, failure: string): string {
  const { failures } = machine.health
  return Object.hasOwn(failures, failure) ? failures[failure as keyof typeof failures] : failure
}
