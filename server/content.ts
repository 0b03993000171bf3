import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { createEmbeddedContent } from '#integrations/prismic/embedded-content.ts'
import { createPrismicContent, type PrismicContentOptions } from '#integrations/prismic/prismic-content.ts'
import { readDocuments } from '#integrations/prismic/repository/document-files.ts'
import { folderSource } from '#integrations/prismic/repository/folder-source.ts'
import { keptSource } from '#integrations/prismic/repository/kept-source.ts'
import { publishedSource } from '#integrations/prismic/repository/published-source.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { changes } from '#kernel/cache-table.ts'
import type { CacheTag } from '#kernel/cache-tags.ts'
import type { ContentRepository } from '#shop/content/content-model-port.ts'
import type { ContentPort } from '#shop/content/content-port.ts'
import { contentRoutes, linkedFields } from '#shop/content/content-routes.ts'
import type { PublicationPort } from '#shop/content/publication-port.ts'
import type { Shop } from '#shop/shop.ts'
import { ConfigError } from './config/environment.ts'
import { type Config, isLocal } from './config.ts'
import { backUpContent, type ContentBackup } from './content-backup.ts'
import type { Log } from './log.ts'
import { isSameSecret } from './same-secret.ts'
import { documentsOf, draftsOf } from './shop-folder.ts'

const webhookPath = '/webhooks/prismic'
const embeddedPath = '/sandbox/prismic'

/** What tokens of the embedded repository's previews begin with. */
export const previewsUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>) => `${publicUrl}${embeddedPath}/previews/`

export type OpenContent = {
  readonly port: ContentPort
  /** The embedded repository's API, or the webhook of the one at Prismic, of which everything published is kept from then on. */
  mount(app: Hono, shop: Shop): void
  close?(): Promise<void>
}

/** The repository that the settings name, or the embedded one: in development its files, else what was published of them. */
export function openContent(
  config: Config,
  log: Log,
  publications: PublicationPort,
  observe?: ObserveVendor,
): OpenContent {
  const { prismic, shopFolder } = config
  const common = {
    routes: contentRoutes,
    fetchLinks: linkedFields,
    report: (error: unknown) => log.warn({ err: error }, 'The content repository did not answer'),
  }
  if (prismic.repository !== undefined) return prismicRepository(config, prismic.repository, common, log, observe)
  const published = publishedSource(publications)
  const files =
    config.mode === 'development'
      ? folderSource(
          documentsOf(shopFolder),
          (error) => log.error(`Content: ${error}`),
          published,
          draftsOf(shopFolder),
        )
      : undefined
  const { api, content } = createEmbeddedContent(files ?? published, {
    ...common,
    url: config.publicUrl + embeddedPath,
    ...(files ? { version: files.refresh } : {}),
  })
  return {
    port: content,
    mount: (app) => {
      // For tools on this machine; the public has the shop's own API, which knows its limits.
      if (isLocal(config.publicUrl)) app.on(['GET', 'OPTIONS'], `${embeddedPath}/*`, (context) => api(context.req.raw))
    },
  }
}

/** Where the documents lie, for those who would edit them. */
export function contentRepository(config: Config): ContentRepository {
  const { prismic, mode } = config
  if (prismic.repository !== undefined) return { kind: 'prismic', address: `https://${prismic.repository}.prismic.io` }
  return { kind: mode === 'development' ? 'folder' : 'embedded', previews: previewsUrl(config) }
}

type Common = Pick<PrismicContentOptions, 'routes' | 'fetchLinks' | 'report'>

/** A repository at Prismic; while it does not answer, what it showed last, else the documents in the folder of the shop. */
function prismicRepository(
  { prismic, dataDir, publicUrl, shopFolder }: Config,
  repository: string,
  common: Common,
  log: Log,
  observe: ObserveVendor | undefined,
): OpenContent {
  const file = join(dataDir, 'content', `${repository}.json`)
  const kept = keptSource(file, documentsOf(shopFolder))
  const url = publicUrl + embeddedPath
  const content = createPrismicContent({
    ...common,
    repository,
    observe,
    endpoint: prismic.url,
    accessToken: prismic.accessToken,
    previews: `https://${repository}.prismic.io/previews/`,
    fallback: createEmbeddedContent(kept, { ...common, url, version: kept.refresh }).content,
  })
  let backup: ContentBackup | undefined
  const port = {
    ...content,
    invalidate: () => {
      content.invalidate()
      backup?.soon()
    },
  }
  return {
    port,
    mount: (app, shop) => {
      backup = backUpContent({ content, file, log, returned: () => shop.invalidateContent(changes.allContent()) })
      backup.soon()
      if (prismic.webhookSecret !== undefined) mountWebhook(app, shop, prismic.webhookSecret)
    },
    close: async () => backup?.stop(),
  }
}

/**
 * Publishes the documents in the folder of the shop, once: a start later on leaves alone what was published since. What can't be
 * read is left out and named.
 *
 * @throws ConfigError when the folder holds no content at all
 */
export async function publishRelease(
  shop: Pick<Shop, 'publishContent' | 'wasPublished'>,
  { shopFolder }: Pick<Config, 'shopFolder'>,
  log: Log,
): Promise<void> {
  const folder = documentsOf(shopFolder)
  if (!existsSync(folder)) {
    throw new ConfigError(
      `${folder} is missing: the folder of a shop has its pages there. npm run shop -- new makes one.`,
    )
  }
  const { ref, documents, errors } = readDocuments(folder)
  for (const error of errors) log.error(`Content: ${folder}/${error}`)
  if (await shop.wasPublished(ref)) return
  const decided = await shop.publishContent({ ref, documents })
  log.info({ ref, documents: documents.length }, 'Content was published')
  if (decided.length > 0)
    log.info(
      { documents: decided },
      'Documents stayed as staff decided; content:publish -- --over takes those of the folder',
    )
}

/** What Prismic says when something was published; it bears its secret in the body. */
function mountWebhook(app: Hono, shop: Shop, secret: string): void {
  app.post(webhookPath, async (context) => {
    const news: unknown = await context.req.json().catch(() => undefined)
    if (typeof news !== 'object' || news === null || !('secret' in news) || !isSameSecret(news.secret, secret)) {
      return context.json({ message: 'The secret is wrong' }, 401)
    }
    if ('type' in news && news.type === 'api-update') await shop.invalidateContent(await changedTags(shop, news))
    return context.json({ ok: true })
  })
}

const mostNamed = 50

/** Tags of the documents that the news name; of all content when one of them is new, gone, or none is named. */
async function changedTags(shop: Shop, news: object): Promise<readonly CacheTag[]> {
  const ids =
    'documents' in news && Array.isArray(news.documents) ? news.documents.filter((id) => typeof id === 'string') : []
  if (ids.length === 0 || ids.length > mostNamed) return changes.allContent()
  const documents = await Promise.all(ids.map((id) => shop.content.byId(id)))
  const known = documents.flatMap((document) => document ?? [])
  return known.length < documents.length ? changes.allContent() : changes.publication(known)
}

/** Asks a repository at Prismic whether it shows something new, for news that never arrived. */
export function contentPoll(content: ContentPort, shop: Pick<Shop, 'invalidateContent'>): () => Promise<void> {
  let seen: string | undefined
  return async () => {
    const now = await content.masterRef()
    const before = seen
    seen = now
    if (before !== undefined && before !== now) await shop.invalidateContent(changes.allContent())
  }
}
