import type { MetaDescriptor } from 'react-router'
import { isMissingPicture } from '#kernel/missing-picture.ts'
import { pageUrl } from '#kernel/page-url.ts'
import { pathOf, type RouteName } from '#kernel/routes.ts'
import { type StorefrontCode, storefrontByCode, storefronts } from '#kernel/storefront.ts'
import type { LoaderScope } from '#web/loaders.ts'

/** The head of a page, as its loader returns it under `seo`. */
export type Seo = {
  readonly title: string
  /** Whose page it is. */
  readonly siteName: string
  readonly description?: string | undefined
  readonly robots: string
  /** Absolute, with the trailing slash. */
  readonly canonical: string
  /** The same page in the other storefronts (and this one), where it exists; absolute. */
  readonly alternates: readonly Alternate[]
  readonly image?: string | undefined
  /** What Open Graph calls it; default `website`. */
  readonly type?: 'website' | 'article' | 'product' | undefined
  /** Structured data, one object per block. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[] | undefined
}

export type Alternate = { readonly code: StorefrontCode; readonly url: string }

type SeoInput = {
  readonly title: string
  readonly description?: string | null | undefined
  /** Default `index,follow` (specification §2). */
  readonly robots?: string | null | undefined
  /** The path of the canonical page without the prefix; default the path that was asked for. */
  readonly canonicalPath?: string
  readonly alternates?: readonly Alternate[]
  readonly image?: string | undefined
  readonly type?: Seo['type']
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
}

/** What a loader returns as `seo`: absolute addresses, trailing slashes, defaults. */
export function pageSeo(
  { storefront, publicUrl, shopName, path }: Pick<LoaderScope, 'storefront' | 'publicUrl' | 'shopName' | 'path'>,
  { title, description, robots, canonicalPath, alternates = [], image, type, jsonLd }: SeoInput,
): Seo {
  return {
    title,
    siteName: shopName,
    description: description ?? undefined,
    robots: robots || 'index,follow',
    canonical: pageUrl(publicUrl, storefront, canonicalPath ?? path),
    alternates,
    image:
      image === undefined || isMissingPicture(image) ? undefined : image.startsWith('/') ? publicUrl + image : image,
    type,
    jsonLd,
  }
}

/** A fixed page exists in every storefront, under its own word. */
export function routeAlternates(
  publicUrl: string,
  name: RouteName,
  params?: Readonly<Record<string, string>>,
): readonly Alternate[] {
  return storefronts.map((storefront) => ({
    code: storefront.code,
    url: pageUrl(publicUrl, storefront, pathOf(storefront.language, name, params)),
  }))
}

/** From what `esUrlsGlobal` answers: paths without prefix and slashes, by store. */
export function urlAlternates(
  publicUrl: string,
  urls: readonly { readonly storeCode: string; readonly url: string }[],
): readonly Alternate[] {
  return urls.flatMap(({ storeCode, url }) => {
    const storefront = storefrontByCode(storeCode)
    return storefront ? [{ code: storefront.code, url: pageUrl(publicUrl, storefront, url) }] : []
  })
}

/** `export const meta = seoMeta` in a route whose loader returns `seo`. */
export function seoMeta({ loaderData }: { readonly loaderData?: unknown }): MetaDescriptor[] {
  const seo = (loaderData as { readonly seo?: Seo } | undefined)?.seo
  return seo ? descriptors(seo) : []
}

function descriptors(seo: Seo): MetaDescriptor[] {
  const indexed = !seo.robots.includes('noindex')
  return [
    { title: seo.title },
    ...(seo.description ? [{ name: 'description', content: seo.description }] : []),
    { name: 'robots', content: seo.robots },
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
    ...(indexed ? seo.alternates.flatMap(hreflangs) : []),
    { property: 'og:title', content: seo.title },
    { property: 'og:type', content: seo.type ?? 'website' },
    { property: 'og:site_name', content: seo.siteName },
    { property: 'og:url', content: seo.canonical },
    ...(seo.description ? [{ property: 'og:description', content: seo.description }] : []),
    ...(seo.image
      ? [
          { property: 'og:image', content: seo.image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(seo.jsonLd ?? []).map((block) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...block } as never,
    })),
  ]
}

function hreflangs({ code, url }: Alternate): MetaDescriptor[] {
  return (storefrontByCode(code)?.hreflang ?? []).map((hrefLang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: url,
  }))
}
