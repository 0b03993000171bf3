/**
 * `npm run content:publish [-- --over]`: checks the documents in the folder of the shop and makes them what everybody sees. A shop that is
 * open takes them up at once; the pages that show what changed are made anew. What staff published or took off stays as they decided,
 * and is named; with --over the documents of the folder take its place.
 */
import '../configured-storefronts.ts'
import { parseArgs } from 'node:util'
import { cataloguePaths } from '../catalogue-paths.ts'
import { checkFolder } from '../content-check.ts'
import { mediaOf } from '../content-media.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { documentsOf } from '../shop-folder.ts'

const { values } = parseArgs({ options: { over: { type: 'boolean', default: false } } })

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
  const decided = await shop.shop.publishContent({ ref, documents }, { over: values.over })
  process.stdout.write(`${documents.length} documents are published; the master ref is ${ref}.\n`)
  for (const id of decided) process.stdout.write(`${id} stays as staff decided in the back office.\n`)
  return undefined
})
