import { join } from 'node:path'
import type { BackofficeHandler, BackofficeServices } from '#backoffice/services.ts'
import type { AccessEvent } from '#backoffice-api/access-event.ts'
import { createBackofficeApi } from '#backoffice-api/create-backoffice-api.ts'
import { deadLetters, retryDeadLetters } from '../dead-letters.ts'
import { checkHealth } from '../health.ts'
import { StaticFiles } from '../static-files.ts'
import { csvStream } from '../table-file.ts'
import type { BackofficeServerDeps } from './backoffice-server.ts'
import { createUploads } from './uploads.ts'

const isTurnedAway = ({ access }: AccessEvent) => !['log-in', 'log-out', 'proof'].includes(access)

type Built = { createBackofficeHandler(services: BackofficeServices): BackofficeHandler }

/** Loads the built app and the schema behind it. */
export async function loadBackoffice({ config, shop, log, renderer, vendors }: BackofficeServerDeps) {
  const built: Built = await import(new URL('../../build/backoffice/server/index.js', import.meta.url).href)
  const uploads = createUploads(join(config.dataDir, 'uploads'))
  const api = createBackofficeApi({
    shop: shop.shop,
    machine: {
      failedJobs: () => deadLetters(shop.pool),
      retryFailedJobs: (queue) => retryDeadLetters(shop.pool, queue),
      health: async () => {
        const { checks } = await checkHealth({ db: shop.db, renderer, search: shop.search })
        return Object.entries(checks).map(([name, isWell]) => ({ name, isWell }))
      },
      vendors: () => vendors.byVendor(),
      keepFile: async (name, text) => {
        const id = await uploads.keep(name, new TextEncoder().encode(text), shop.clock.now())
        return (await uploads.pathOf(id)) ?? ''
      },
      uploadPath: uploads.pathOf,
      removeUpload: uploads.remove,
    },
    report: (error) => log.error({ err: error }, 'Something that staff asked for failed'),
    reportAccess: (event) => log[isTurnedAway(event) ? 'warn' : 'info'](event, 'Access of staff'),
  })
  const handle = built.createBackofficeHandler({
    execute: async (operation, identity) => {
      const { file, ...answer } = await api.execute(operation, identity)
      return { ...answer, file: file && csvStream(file) }
    },
    keepUpload: (name, bytes) => uploads.keep(name, bytes, shop.clock.now()),
    shopName: shop.shop.company.tradeName,
    storefrontUrl: config.publicUrl,
    publicUrl: config.admin.publicUrl,
    clock: shop.clock,
    timeZone: () => shop.shop.settings.at(shop.clock.now()).timeZone,
    report: (error, url) => log.error({ err: error, url: url.split('?')[0] }, 'A page of staff failed'),
  })
  return { handle, api, files: await StaticFiles.of('build/backoffice/client', config.secure) }
}
