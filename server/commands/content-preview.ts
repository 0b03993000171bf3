/**
 * `npm run content:preview -- <draft>`: lets whoever has the links that it prints see the draft of that name in the shop, for a
 * week. Said again, it shows the draft as it is now, and the links from before end.
 */

import '../configured-storefronts.ts'
import { existsSync } from 'node:fs'
import { readDocuments } from '#integrations/prismic/repository/document-files.ts'
import { routePath } from '#kernel/routes.ts'
import { defaultStorefront, storefronts } from '#kernel/storefront.ts'
import { cataloguePaths } from '../catalogue-paths.ts'
import { previewsUrl } from '../content.ts'
import { checkFolder } from '../content-check.ts'
import { mediaOf } from '../content-media.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { documentsOf, draftOf, draftsOf } from '../shop-folder.ts'

await withOperatorShop(async ({ config, shop }) => {
  if (config.prismic.repository !== undefined) {
    return [`Drafts are previewed at Prismic: https://${config.prismic.repository}.prismic.io`]
  }
  const [draft] = process.argv.slice(2)
  if (draft === undefined)
    return [`Say which draft: npm run content:preview -- <name of a folder in ${draftsOf(config.shopFolder)}>`]
  const folder = draftOf(config.shopFolder, draft)
  const drafted = existsSync(folder) ? readDocuments(folder).documents : []
  if (drafted.length === 0) {
    return [`There are no documents in ${folder}. A draft of a page is a file such as ${folder}/page/home.nl-nl.json.`]
  }
  const { documents, ref, errors } = checkFolder({
    documents: documentsOf(config.shopFolder),
    draft: folder,
    ...mediaOf(shop.pictures),
    catalogue: await cataloguePaths(shop.db),
  })
  // A draft may be unfinished; what is wrong with it is said and shown.
  for (const error of errors) process.stderr.write(`${error}\n`)
  const token = await shop.shop.previewContent(draft, { ref, documents })
  for (const { id, lang } of drafted) {
    const storefront = storefronts.find(({ contentLang }) => contentLang === lang) ?? defaultStorefront
    const query = new URLSearchParams({ token: previewsUrl(config) + token, documentId: id })
    process.stdout.write(`${id}\n  ${config.publicUrl}${routePath(storefront, 'preview')}?${query}\n`)
  }
  return undefined
})
