import type { Storefront } from '#kernel/storefront.ts'
import { type Company, dialled } from './company.ts'

/** What content may say between braces to name the company. */
export const companyNames = [
  'company.name',
  'company.tradeName',
  'company.legalForm',
  'company.capital',
  'company.city',
  'company.address',
  'company.registerName',
  'company.registerNumber',
  'company.vatNumber',
  'company.localNumber',
  'company.representative',
  'company.publicationDirector',
  'company.textilesNumber',
  'company.packagingNumber',
  'host.name',
  'host.address',
  'host.phone',
  'mediator.name',
  'mediator.address',
  'mediator.url',
  'contact.phone',
  'contact.dial',
  'contact.email',
  'contact.privacyEmail',
  'contact.accessibilityEmail',
  'contact.safetyEmail',
  'contact.jobsEmail',
  'fictitious',
] as const

/** The words that take the place of the names; empty where the company has no such thing. */
export type CompanyPlaceholders = Readonly<Record<(typeof companyNames)[number], string>>

/** Who sells, for readers of a storefront. */
export function companyPlaceholders(
  company: Company,
  { code, country, iso, language }: Storefront,
): CompanyPlaceholders {
  const { host, mediators, producerNumbers } = company
  const mediator = mediators[country]
  const contact = company.contacts[code]
  const address = companyAddress(company, iso)
  return {
    'company.name': company.name,
    'company.tradeName': company.tradeName,
    'company.legalForm': company.legalForm[language],
    'company.capital': company.capital ?? '',
    'company.city': company.city,
    'company.address': address,
    'company.registerName': company.register.name[language],
    'company.registerNumber': company.register.number,
    'company.vatNumber': company.vatNumber,
    'company.localNumber': country === company.country ? '' : (company.registrations[country] ?? ''),
    'company.representative': company.representative,
    'company.publicationDirector': company.publicationDirector ?? company.representative,
    'company.textilesNumber': producerNumbers.textilesFR ?? '',
    'company.packagingNumber': (country === 'DE' ? producerNumbers.packagingDE : producerNumbers.packagingFR) ?? '',
    'host.name': host?.name ?? company.name,
    'host.address': host?.address ?? address,
    'host.phone': host?.phone ?? contact.phone,
    'mediator.name': mediator?.name ?? '',
    'mediator.address': mediator?.address ?? '',
    'mediator.url': mediator?.url ?? '',
    'contact.phone': contact.phone,
    'contact.dial': dialled(contact.phone),
    'contact.email': contact.email,
    'contact.privacyEmail': contact.privacyEmail,
    'contact.accessibilityEmail': contact.accessibilityEmail,
    'contact.safetyEmail': contact.safetyEmail,
    'contact.jobsEmail': contact.jobsEmail,
    fictitious: company.fictitious ? 'yes' : '',
  }
}

/** Street, place and country in one line, the country in the reader's language. */
export function companyAddress({ street, postalCode, city, country }: Company, iso: string): string {
  const name = new Intl.DisplayNames(iso, { type: 'region' }).of(country) ?? country
  return `${street}, ${postalCode} ${city}, ${name}`
}
