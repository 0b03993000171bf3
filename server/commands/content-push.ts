/**
 * `npm run content:push [-- --publish]`: fills an empty repository at Prismic with the models, pictures and documents of this
 * checkout. Documents wait in the migration release until somebody publishes it there; with --publish they are published.
 */
import '../configured-storefronts.ts'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { readModels } from '#integrations/prismic/models/models.ts'
import { pushContent } from '#integrations/prismic/push/push-content.ts'
import { storefronts } from '#kernel/storefront.ts'
import { cataloguePaths } from '../catalogue-paths.ts'
import { checkFolder } from '../content-check.ts'
import { mediaOf } from '../content-media.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { documentsOf } from '../shop-folder.ts'

const { values } = parseArgs({ options: { publish: { type: 'boolean', default: false } } })

await withOperatorShop(async ({ config: { prismic, shopFolder }, shop }) => {
  const { repository, writeToken, writeUrl, accessToken, url } = prismic
  if (repository === undefined || writeToken === undefined) {
    return [
      'Set PRISMIC_REPOSITORY and PRISMIC_WRITE_TOKEN: a repository without documents, and a token of its write API.',
    ]
  }
  const { documents, errors } = checkFolder({
    documents: documentsOf(shopFolder),
    ...mediaOf(shop.pictures),
    catalogue: await cataloguePaths(shop.db),
  })
  if (errors.length > 0) return [...errors, '', 'Nothing was sent.']
  return pushContent({
    repository,
    writeToken,
    accessToken,
    endpoints: {
      content: url,
      ...(writeUrl && {
        assets: `${writeUrl}/asset`,
        migration: `${writeUrl}/migration`,
        models: `${writeUrl}/models`,
      }),
    },
    models: readModels(),
    documents,
    languages: storefronts.map(({ contentLang }) => contentLang),
    publish: values.publish,
    readPicture: async (name) => {
      const source = await shop.pictures.known(name)?.read()
      if (source === undefined) return undefined
      const bytes = typeof source === 'string' ? await readFile(source) : source
      const isJpeg = (await sharp(bytes).metadata()).format === 'jpeg'
      return {
        bytes: isJpeg ? bytes : await sharp(bytes).jpeg({ quality: 90 }).toBuffer(),
        filename: `${basename(name)}.jpg`,
      }
    },
    say: (sentence) => void process.stdout.write(`${sentence}\n`),
  })
})
