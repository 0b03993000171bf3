import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Storefront } from '#kernel/storefront.ts'
import { categoriesInMenu } from '#shop/content/menu-of-categories.ts'
import type { StoredDocument } from '#shop/content/publication-port.ts'
import { documentOfPage, readStarterPage, type StarterPage, starterDocument } from './starter-page.ts'

const folder = resolve(import.meta.dirname, '../../content/starter')

/** A country whose law a language's legal pages are written for, where the storefront's own has none. */
const writtenFor: Readonly<Record<string, string>> = { en: 'en-gb', nl: 'nl-nl', de: 'de-de', fr: 'fr-fr', es: 'es-es' }

/** Pages in the order in which the foot of every page lists them. */
const servicePages = ['customer-service', 'delivery', 'returns', 'payment', 'guarantee', 'product-safety']
const legalPages = [
  'terms',
  'withdrawal-information',
  'privacy-policy',
  'cookie-settings',
  'accessibility',
  'legal-notice',
]

/** Countries outside the European Economic Area, whose law its texts aren't written for. */
const outside = ['gb', 'ch']

export type StarterContent = {
  readonly documents: readonly StoredDocument[]
  /** `de-de`, where the legal pages are those of another country, and `en-eu` where they are those that its law has in common. */
  readonly lawOf: string | undefined
}

/** Home, service and legal pages of a storefront, and what surrounds them; the company and the settings fill in their words. */
export function starterContent(storefront: Pick<Storefront, 'contentLang' | 'language'>, madeAt: Date): StarterContent {
  const { contentLang: lang, language } = storefront
  const common = existsSync(join(folder, language)) ? language : 'en'
  const legal = legalFolderOf(lang, common)
  const pages = new Map([...pagesIn(common), ...pagesIn(legal)])
  const documents = [...pages].flatMap(([key, page]) =>
    key === 'layout' ? layoutOf(page, pages, { lang, madeAt }) : documentOfPage(page, { key, lang, madeAt }),
  )
  return { documents, lawOf: legal === lang ? undefined : legal }
}

/** A country's own, else what the countries of the Area have in common, else what is written for another country in the language. */
function legalFolderOf(lang: string, language: string): string {
  const country = lang.slice(lang.lastIndexOf('-') + 1)
  const candidates = [lang, ...(outside.includes(country) ? [] : [`${language}-eu`])]
  return candidates.find((name) => existsSync(join(folder, name))) ?? writtenFor[language] ?? 'en-gb'
}

function pagesIn(name: string): (readonly [string, StarterPage])[] {
  return readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => [file.slice(0, -3), readStarterPage(readFileSync(join(folder, name, file), 'utf8'))] as const)
}

function layoutOf(
  { fields, lists }: StarterPage,
  pages: ReadonlyMap<string, StarterPage>,
  { lang, madeAt }: { readonly lang: string; readonly madeAt: Date },
): StoredDocument {
  const linksTo = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const page = pages.get(key)?.fields
      return page ? { label: page.title ?? key, url: `/${page.uid ?? key}/` } : []
    })
  const [fresh = '', categories = '', everything = ''] = (fields.menu ?? '').split(' | ')
  const usps = (lists.usp ?? []).map((line) => {
    const [icon = '', label = '', link = ''] = line.split(' | ')
    return { icon, label, link, description: '' }
  })
  const clubLink = linksTo(['club']).map(({ label, url }) => ({ label: `{{?loyalty.offered}}${label}`, url }))
  return starterDocument(
    'layout',
    'layout',
    { key: 'layout', lang, madeAt },
    {
      alternate_id: 'layout',
      banners: [],
      navigation: ['for-her', 'for-him'].flatMap((segment, half) => [
        menuItem(half * 3 + 1, { label: fresh, url: '/products/?list=new', segment }),
        menuItem(half * 3 + 2, { label: categories, url: categoriesInMenu, segment }),
        menuItem(half * 3 + 3, { label: everything, url: '/products/', segment }),
      ]),
      usps,
      header_usps: [],
      links: [
        { title: fields.service ?? '', links: [...linksTo([...servicePages, 'withdrawal-information']), ...clubLink] },
      ],
      legal: linksTo(legalPages.filter((key) => key !== 'withdrawal-information')),
      social: [],
      payment_icons: [],
      jobs: [],
      review_stats: [],
      trusted_shop: [],
      contact: [
        {
          phone: '{{contact.dial}}',
          phone_label: '{{contact.phone}}',
          email: '{{contact.email}}',
          hours: '{{service.hours}}',
        },
      ],
    },
  )
}

const menuItem = (
  place: number,
  { label, url, segment }: { readonly label: string; readonly url: string; readonly segment: string },
) => ({
  id: `navigation_item$${place}`,
  slice_type: 'navigation_item',
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary: { label, url, segment, image: null, image_label: null, columns: [] },
  items: [],
})
