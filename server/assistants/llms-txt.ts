import { pageUrl } from '#kernel/page-url.ts'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'

export type LlmsFacts = {
  readonly name: string
  readonly publicUrl: string
  /** The categories of the first level, as the menu names them. */
  readonly categories: readonly { readonly name: string; readonly url: string }[]
  /** Pages that editors wrote: service, delivery, returns, about. */
  readonly pages: readonly { readonly title: string; readonly url: string }[]
}

/**
 * `llms.txt` (https://llmstxt.org): what a shop is, and where a program finds what it needs without reading pages. Its own sentences are
 * English, which every such program reads; names are those of the storefront.
 */
export function llmsTxt(storefront: Storefront, { name, publicUrl, categories, pages }: LlmsFacts): string {
  const at = (path: string) => `${publicUrl}${storefront.basePath}${path}`
  const link = ({ name: label, url }: { readonly name: string; readonly url: string }) => `- [${inLine(label)}](${url})`
  return [
    `# ${inLine(name)}`,
    '',
    `> A shop for shoes and fashion with stores of its own. This storefront sells to ${storefront.deliversTo.join(', ')} in ${storefront.currency}; its language is ${storefront.iso}.`,
    '',
    '## For programs',
    '',
    `- [Products as JSON](${at('/open/products.json')}): found by \`?query=\`, a page each by \`?page=\`; prices, sizes and stock are those of now`,
    `- [One product](${at('/open/products/')}): \`<sku>.json\`, as schema.org has it`,
    `- [Model Context Protocol](${publicUrl}/mcp): the same questions as tools, and links that put a size into a shopper’s cart`,
    `- [Product feed](${at('/feeds/products.xml')}): all of them, by Google’s specification`,
    `- [Sitemap](${at('/sitemap.xml')})`,
    '',
    '## Categories',
    '',
    ...categories.map((category) => link({ name: category.name, url: pageUrl(publicUrl, storefront, category.url) })),
    '',
    '## Pages',
    '',
    link({ name: 'Stores', url: pageUrl(publicUrl, storefront, routePathWithin(storefront)) }),
    ...pages.map((page) => link({ name: page.title, url: pageUrl(publicUrl, storefront, page.url) })),
    '',
    '## Other storefronts',
    '',
    ...storefronts
      .filter(({ code }) => code !== storefront.code)
      .map((other) =>
        link({ name: `${other.country}, ${other.language}`, url: `${publicUrl}${other.basePath}/llms.txt` }),
      ),
    '',
  ].join('\n')
}

const routePathWithin = (storefront: Storefront) => routePath(storefront, 'stores').slice(storefront.basePath.length)

/** Names are data: they open no link and begin no heading. */
const inLine = (text: string) =>
  text
    .replaceAll(/[[\]()\r\n#>`]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
