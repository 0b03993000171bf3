/**
 * `npm run content:publish`: checks the documents in the folder of the shop and makes them what everybody sees. A shop that is
 * open takes them up at once; the pages that show what changed are made anew.
 */
import '../configured-storefronts.ts'
import { cataloguePaths } from '../catalogue-paths.ts'
import { checkFolder } from '../content-check.ts'
import { mediaOf } from '../content-media.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { documentsOf } from '../shop-folder.ts'

await withOperatorShop(async ({ config, shop }) => {
  if (config.prismic.repository !== undefined) {
    return [`The content is published at Prismic: https://${config.prismic.repository}.prismic.io`]
  }
  const { documents, ref, errors } = checkFolder({
    documents: documentsOf(config.shopFolder),
    ...mediaOf(shop.pictures),
    catalogue: await cataloguePaths(shop.db),
  })
  if (errors.length > 0) return [...errors, '', 'Nothing was published.']
  await shop.shop.publishContent({ ref, documents })
  process.stdout.write(`${documents.length} documents are published; the master ref is ${ref}.\n`)
  return undefined
})
