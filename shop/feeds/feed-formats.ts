import type { FeedItem } from './feed-item.ts'

/** How a feed is written: its head, each item, and its foot, so that it never stands in memory as a whole. */
export type FeedFormat = {
  readonly contentType: string
  readonly extension: 'xml' | 'tsv'
  readonly head: (feed: { readonly title: string; readonly link: string }) => string
  readonly item: (item: FeedItem) => string
  readonly foot: string
}

/** RSS 2.0 with Google's names, which Meta and Pinterest read as well. */
export const rssFeed: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  extension: 'xml',
  head: ({ title, link }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${escapeXml(title)}</title><link>${escapeXml(link)}</link>\n`,
  item: (item) => `<item>${Object.entries(item).map(rssElements).join('')}</item>\n`,
  foot: '</channel></rss>\n',
}

function rssElements([name, value]: [string, FeedItem[keyof FeedItem]]): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return `<g:${name}>${escapeXml(value)}</g:${name}>`
  return value
    .map((one) =>
      typeof one === 'string'
        ? `<g:${name}>${escapeXml(one)}</g:${name}>`
        : `<g:${name}>${Object.entries(one)
            .map(([part, text]) => `<g:${part}>${escapeXml(text)}</g:${part}>`)
            .join('')}</g:${name}>`,
    )
    .join('')
}

const columns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'gtin',
  'identifier_exists',
  'condition',
  'google_product_category',
  'product_type',
  'color',
  'size',
  'size_system',
  'gender',
  'age_group',
  'material',
  'shipping',
] as const satisfies readonly (keyof FeedItem)[]

/** Columns with tabs between, as Meta's and Pinterest's catalogues are filled. */
export const tableFeed: FeedFormat = {
  contentType: 'text/tab-separated-values; charset=utf-8',
  extension: 'tsv',
  head: () => `${columns.join('\t')}\n`,
  item: (item) => `${columns.map((name) => cell(item[name])).join('\t')}\n`,
  foot: '',
}

function cell(value: FeedItem[keyof FeedItem]): string {
  if (value === undefined) return ''
  const text =
    typeof value === 'string'
      ? value
      : value.map((one) => (typeof one === 'string' ? one : `${one.country}::${one.service}:${one.price}`)).join(',')
  return text.replaceAll(/[\t\r\n]+/g, ' ')
}

/** Without the control characters that XML 1.0 can't hold. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
