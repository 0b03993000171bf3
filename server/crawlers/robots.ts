import { pathOf, personalPrefixes } from '#kernel/routes.ts'
import { storefronts } from '#kernel/storefront.ts'

/** Pages of one person are nothing to find; whatever may be found is in the sitemaps. */
export function robotsTxt(publicUrl: string): string {
  const personal = storefronts.flatMap(({ basePath, language }) =>
    [...personalPrefixes, pathOf(language, 'search')].map((path) => `Disallow: ${basePath}${path}`),
  )
  return [
    'User-agent: *',
    'Disallow: /graphql',
    'Disallow: /sandbox/',
    'Disallow: /in-store',
    ...personal,
    '',
    ...storefronts.map(({ basePath }) => `Sitemap: ${publicUrl}${basePath}/sitemap.xml`),
    '',
  ].join('\n')
}
