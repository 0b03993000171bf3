import { pageUrl } from '#kernel/page-url.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { RichTextBlock } from '../prose/fields.ts'
import type { Crumb } from './breadcrumbs.tsx'

type Where = { readonly storefront: Pick<Storefront, 'basePath'>; readonly publicUrl: string }

type CompanyFacts = {
  readonly name: string
  readonly tradeName: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly country: string
  readonly vatNumber: string
}

/** Breadcrumbs for search engines: Home first, the page itself last and without an address. */
export function breadcrumbData(
  { storefront, publicUrl }: Where,
  home: string,
  parents: readonly Crumb[],
  current: string,
) {
  const crumbs = [
    { name: home, item: pageUrl(publicUrl, storefront, '/') },
    ...parents.map(({ label, url }) => ({ name: label, item: pageUrl(publicUrl, storefront, url) })),
    { name: current },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  }
}

/** Things in their order; addresses are paths without the storefront's prefix. */
export function itemListData(
  { storefront, publicUrl }: Where,
  name: string,
  items: readonly { readonly url: string; readonly name: string }[],
) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: pageUrl(publicUrl, storefront, item.url),
      name: item.name,
    })),
  }
}

/** Questions and their answers, as text; all of a page in one block. */
export function faqData(
  questions: readonly { readonly question: string; readonly answer: readonly RichTextBlock[] }[],
) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(({ text }) => text).join(' ') },
    })),
  }
}

/** Who sells here, said in full on the home page. */
export function organizationData(
  publicUrl: string,
  company: CompanyFacts,
  contact: { readonly phone: string; readonly email: string },
) {
  return {
    ...organizationReference(publicUrl, company),
    legalName: company.name,
    vatID: company.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.zipcode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    logo: `${publicUrl}/apple-touch-icon.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone,
      email: contact.email,
    },
  }
}

/** The shop as others name it: who wrote, published, sells. */
export function organizationReference(publicUrl: string, { tradeName }: Pick<CompanyFacts, 'tradeName'>) {
  return { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: tradeName, url: `${publicUrl}/` }
}

/** How to search this shop, on its home. The target's path is the specification's, in every storefront (§2). */
export function websiteData({ storefront, publicUrl }: Where, name: string) {
  const base = publicUrl + storefront.basePath
  return {
    '@type': 'WebSite',
    name,
    url: pageUrl(publicUrl, storefront, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${base}/zoeken/?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
