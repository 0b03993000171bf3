import type { IncomingMessage, ServerResponse } from 'node:http'
import { readPixels } from '#integrations/pictures/read-pixels.ts'
import { mostPhotoMegabytes, type PhotoAnswer, photoField, photoQuery } from '#kernel/photo-search.ts'
import { routePath, routePaths } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { createTurns, tooManyWait } from '#kernel/turns.ts'
import type { Shop } from '#shop/shop.ts'
import type { Config } from './config.ts'
import { createPhotographForm, type PhotographFormDeps } from './photograph-form.ts'
import { redirectRequest } from './redirect.ts'

const mostAtOnce = 8
/** Half of what a product's picture may have: anybody may send one. */
const mostPixels = 25_000_000

export type PhotoSearchDeps = PhotographFormDeps & {
  readonly config: Pick<Config, 'publicUrl' | 'secure' | 'trustProxy'>
  readonly shop: Pick<Shop, 'pictureSearch' | 'rateLimits' | 'networkLimitFactor'>
}

export type PhotoSearch = ReturnType<typeof createPhotoSearch>

const paths: readonly string[] = Object.values(routePaths.photoSearch)

/** Whether a path, without the storefront's prefix, is where photographs are posted to. */
export const isPhotoSearch = (path: string): boolean => paths.includes(path.endsWith('/') ? path : `${path}/`)

/**
 * Answers a posted photograph with the way to a page that shows what was found. It is unpacked in memory, one at a time, and dropped: neither
 * a page, nor a log, nor a store ever sees it.
 */
export function createPhotoSearch(deps: PhotoSearchDeps) {
  const turns = createTurns(mostAtOnce)
  const receive = createPhotographForm(deps, {
    name: 'photoSearch',
    field: photoField,
    mostFiles: 1,
    mostMegabytesEach: mostPhotoMegabytes,
    mostAtOnce,
    mostOfNetwork: 2,
    mostInHour: 15,
  })

  async function compared(file: Uint8Array, storefront: Storefront): Promise<PhotoAnswer> {
    const found = await turns.take('photograph', async () => {
      const pixels = await readPixels(file, { mostPixels })
      return 'problem' in pixels ? undefined : deps.shop.pictureSearch.find(storefront, pixels)
    })
    if (found === tooManyWait) return { problem: 'busy' }
    return found ? { found } : { problem: 'kind' }
  }

  return async (request: IncomingMessage, response: ServerResponse, storefront: Storefront): Promise<void> => {
    const answer = await receive(request, ([file = new Uint8Array()]) => compared(file, storefront))
    const to = routePath(storefront, 'photoSearch') + photoQuery(answer)
    redirectRequest(response, 303, to, ['Cache-Control', 'no-store', 'Content-Length', '0'], deps.config)
  }
}
