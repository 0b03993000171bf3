import type { Context, Hono } from 'hono'
import type { Api } from '#api/api.ts'
import { wantedValues } from '#kernel/accepted.ts'
import { digitalLink, gtinOfLink } from '#kernel/digital-link.ts'
import { pageUrl } from '#kernel/page-url.ts'
import { pathOf, routePath } from '#kernel/routes.ts'
import { defaultStorefront, type Storefront, storefronts } from '#kernel/storefront.ts'
import type { Shop } from '#shop/shop.ts'
import { type PassportView, passportDocument } from '#web/catalog/passport-document.ts'
import { passportJsonLd } from '#web/catalog/passport-json-ld.ts'

export type DigitalLinkDeps = {
  readonly shop: Pick<Shop, 'clock' | 'settings' | 'company'>
  readonly api: Pick<Api, 'execute'>
  readonly publicUrl: string
}

const types = { linkset: 'application/linkset+json', data: 'application/ld+json', page: 'text/html' } as const
type Form = keyof typeof types

const vocabulary = 'https://ref.gs1.org/voc/'
const resolverContext = 'https://ref.gs1.org/standards/resolver/linkset-context'

/**
 * GS1 Digital Links: `/01/09506000134352` leads to the passport of that size (GS1-Conformant Resolver Standard 1.2). What follows the GTIN
 * is accepted and says nothing more. A program asks for the links or the data in place of the page by `Accept` or `linkType=linkset`.
 */
export function mountDigitalLinks(app: Hono, deps: DigitalLinkDeps): void {
  const isOffered = () => deps.shop.settings.at(deps.shop.clock.now()).passports.offered
  app.get('/.well-known/gs1resolver', (context) =>
    isOffered() ? context.json(description(deps), 200, openTo) : context.notFound(),
  )
  for (const storefront of storefronts) {
    app.get(`${storefront.basePath}/01/*`, (context) => {
      if (!isOffered()) return context.notFound()
      return resolve(deps, context, storefront.basePath === '' ? wantedStorefront(context) : storefront)
    })
  }
}

/** Scanners of anybody may read it; a cache in front would not know in which language. */
const openTo = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Link',
  'Cache-Control': 'private, max-age=300',
  Vary: 'Accept, Accept-Language',
} as const

async function resolve(deps: DigitalLinkDeps, context: Context, storefront: Storefront): Promise<Response> {
  const { pathname } = new URL(context.req.url)
  const gtin = gtinOfLink(pathname.slice(pathname.indexOf('/01/')))
  if (gtin === undefined) return context.json({ error: 'This is no GS1 Digital Link of a GTIN' }, 400, openTo)
  const passport = await passportOf(deps, storefront, gtin)
  if (!passport) return context.notFound()
  const { publicUrl } = deps
  const link = digitalLink(publicUrl, gtin)
  const headers = { ...openTo, Link: `<${link}?linkType=linkset>; rel="linkset"; type="${types.linkset}"` }
  const form = wantedForm(context)
  if (form === 'linkset') {
    // By this context the links are JSON-LD, too.
    const Link = `<${resolverContext}>; rel="http://www.w3.org/ns/json-ld#context"; type="${types.data}"`
    return context.body(JSON.stringify(linkset(publicUrl, storefront, passport)), 200, {
      ...openTo,
      Link,
      'Content-Type': types.linkset,
    })
  }
  if (form === 'data') {
    const data = { '@context': 'https://schema.org', ...passportJsonLd({ storefront, publicUrl }, passport) }
    return context.body(JSON.stringify(data), 200, { ...headers, 'Content-Type': `${types.data}; charset=utf-8` })
  }
  return context.body(null, 307, { ...headers, Location: routePath(storefront, 'passport', { gtin }) })
}

async function passportOf({ api }: DigitalLinkDeps, storefront: Storefront, gtin: string) {
  const asked = { query: String(passportDocument), variables: { gtin } }
  const { data, errors } = await api.execute(asked, { storefront })
  if (errors && errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '))
  // The shape is that of the document.
  return (data as { readonly productPassport: PassportView | null }).productPassport
}

/** What is asked for by name, or by the type that is wanted most. */
function wantedForm(context: Context): Form {
  if (['linkset', 'all'].includes(context.req.query('linkType') ?? '')) return 'linkset'
  for (const { value } of wantedValues(context.req.header('accept'))) {
    if (value === types.linkset) return 'linkset'
    if (value === types.data) return 'data'
    if (value === types.page || value === '*/*') return 'page'
  }
  return 'page'
}

/** The storefront of the language that is wanted most, in its country where there is one. */
function wantedStorefront(context: Context): Storefront {
  for (const { value } of wantedValues(context.req.header('accept-language'))) {
    const [language] = value.split('-')
    const found =
      storefronts.find(({ iso }) => iso.toLowerCase() === value) ??
      storefronts.find((storefront) => storefront.language === language)
    if (found) return found
  }
  return defaultStorefront
}

/** Where everything is that the link leads to (RFC 9264). */
function linkset(publicUrl: string, storefront: Storefront, passport: PassportView) {
  const { gtin } = passport
  const anchor = digitalLink(publicUrl, gtin)
  const title = `${passport.brand} ${passport.name}`
  const pageIn = ({ basePath, language }: Storefront) =>
    pageUrl(publicUrl, { basePath }, pathOf(language, 'passport', { gtin }))
  const pages = storefronts.map((one) => ({
    href: pageIn(one),
    title,
    type: types.page,
    hreflang: [one.iso],
  }))
  return {
    linkset: [
      {
        anchor,
        itemDescription: title,
        [`${vocabulary}defaultLink`]: [{ href: pageIn(storefront), title, type: types.page }],
        [`${vocabulary}pip`]: pages,
        [`${vocabulary}dpp`]: [...pages, { href: anchor, title, type: types.data }],
      },
    ],
  }
}

/** What this resolver is for: whatever stands before `/01/` in its links, and that it knows GTINs alone. */
function description({ publicUrl, shop }: DigitalLinkDeps) {
  return {
    name: shop.company.tradeName,
    resolverRoot: publicUrl,
    supportedPrimaryKeys: ['01'],
    linkTypeDefaultCanBeLinkset: false,
    supportedLinkType: [{ namespace: vocabulary, prefix: 'gs1:' }],
  }
}
