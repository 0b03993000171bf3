/** `npm run content:check [-- <draft>]`: names file, language and field of everything that is wrong with the content. */
import '../configured-storefronts.ts'
import { cataloguePaths } from '../catalogue-paths.ts'
import { checkFolder } from '../content-check.ts'
import { mediaOf } from '../content-media.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { documentsOf, draftOf } from '../shop-folder.ts'

await withOperatorShop(async ({ config, shop }) => {
  const [draft] = process.argv.slice(2)
  const { documents, errors } = checkFolder({
    documents: documentsOf(config.shopFolder),
    draft: draft === undefined ? undefined : draftOf(config.shopFolder, draft),
    ...mediaOf(shop.pictures),
    catalogue: await cataloguePaths(shop.db),
  })
  if (errors.length > 0) return [...errors, '', `${errors.length} errors in ${documents.length} documents.`]
  process.stdout.write(`${documents.length} documents, nothing is wrong with them.\n`)
  return undefined
})
