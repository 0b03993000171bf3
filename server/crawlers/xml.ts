import type { SitemapEntry } from './sitemap.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A sitemap (sitemaps.org, 0.9) whose pages name their counterparts in other storefronts. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changedAt, alternates }) =>
    [
      '<url>',
      `<loc>${escaped(url)}</loc>`,
      changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '',
      ...alternates.map((one) => `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escaped(one.url)}"/>`),
      '</url>',
    ].join(''),
  )
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** @param addresses of the sitemaps, absolute */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const sitemaps = addresses.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}

export type Feed = {
  readonly title: string
  readonly lang: string
  /** Of the page that it follows, and its own. */
  readonly page: string
  readonly self: string
  readonly author: string
  /** The newest first. */
  readonly entries: readonly FeedEntry[]
}
type FeedEntry = {
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly category: string
  readonly published: Date
  readonly updated: Date
}

/** An Atom feed (RFC 4287). An article is known by its address. */
export function feedXml({ title, lang, page, self, author, entries }: Feed): string {
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())))
  return [
    `${head}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${escaped(page)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<updated>${updated.toISOString()}</updated>`,
    ...entries.map((entry) =>
      [
        '<entry>',
        `<id>${escaped(entry.url)}</id>`,
        `<title>${escaped(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${escaped(entry.url)}"/>`,
        `<published>${entry.published.toISOString()}</published>`,
        `<updated>${entry.updated.toISOString()}</updated>`,
        entry.category ? `<category term="${escaped(entry.category)}"/>` : '',
        `<summary>${escaped(entry.summary)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
