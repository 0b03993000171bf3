import type { IncomingMessage, ServerResponse } from 'node:http'
import { prepareReviewPhotograph } from '#integrations/pictures/prepare-review-photograph.ts'
import {
  mostReviewPhotographMegabytes,
  mostReviewPhotographs,
  photographOfPath,
  type ReviewPhotographAnswer,
  reviewPhotographField,
  reviewPhotographQuery,
} from '#kernel/review-photographs.ts'
import { routePath, routePaths } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { createTurns, tooManyWait } from '#kernel/turns.ts'
import type { Order } from '#shop/orders/order.ts'
import type { PreparedReviewPhotograph } from '#shop/reviews/review-photograph-port.ts'
import type { Shop } from '#shop/shop.ts'
import type { Config } from './config.ts'
import { securityHeaders } from './headers.ts'
import { visitOf } from './in-store.ts'
import { createPhotographForm, type PhotographFormDeps } from './photograph-form.ts'
import { redirectRequest } from './redirect.ts'

/** Each may bring thirty megabytes. */
const mostAtOnce = 4

export type ReviewPhotographsDeps = PhotographFormDeps & {
  readonly config: Pick<Config, 'publicUrl' | 'secure' | 'trustProxy'>
  readonly shop: Pick<
    Shop,
    'orderByReference' | 'addReviewPhotographs' | 'shownPhotograph' | 'rateLimits' | 'networkLimitFactor'
  >
}

export type ReviewPhotographServer = ReturnType<typeof createReviewPhotographs>

/**
 * Whether photographs of reviews are posted. By the same address one is taken back, with a form that brings no files and is the page's own.
 * @param path without the storefront's prefix
 */
export const isReviewPhotographForm = (path: string, contentType: string | undefined): boolean =>
  (path.endsWith('/') ? path : `${path}/`) === routePaths.orderReviewPhotographs &&
  /^multipart\/form-data\b/i.test(contentType ?? '')

/** Takes photographs of whoever wrote a review, and serves those that staff have looked at. */
export function createReviewPhotographs(deps: ReviewPhotographsDeps) {
  const turns = createTurns(mostAtOnce)
  const receive = createPhotographForm(deps, {
    name: 'reviewPhotographs',
    field: reviewPhotographField,
    mostFiles: mostReviewPhotographs,
    mostMegabytesEach: mostReviewPhotographMegabytes,
    mostAtOnce,
    mostOfNetwork: 2,
    mostInHour: 20,
  })

  /** Unpacks one photograph at a time, so that shoppers keep the other core. */
  async function added(order: Order, position: number, files: readonly Uint8Array[]): Promise<ReviewPhotographAnswer> {
    const prepared: PreparedReviewPhotograph[] = []
    for (const file of files) {
      const one = await turns.take('photograph', () => prepareReviewPhotograph(file))
      if (one === tooManyWait) return { problem: 'busy' }
      if (!one) return { problem: 'kind' }
      prepared.push(one)
    }
    return deps.shop.addReviewPhotographs({ order, position }, prepared)
  }

  return {
    /** Answers a posted form with the way back to its page, which says what became of it. */
    add: async (request: IncomingMessage, response: ServerResponse, storefront: Storefront): Promise<void> => {
      const query = new URLSearchParams(request.url?.split('?')[1] ?? '')
      const [reference, line] = [query.get('order') ?? '', query.get('line') ?? '']
      const order = await deps.shop.orderByReference(reference, visitOf(request.headers.cookie))
      const isTheirs = order?.storefrontCode === storefront.code
      const answer = await receive(request, async (files): Promise<ReviewPhotographAnswer> => {
        // Whoever has no link of an order learns nothing, and has nothing unpacked.
        if (!order || !isTheirs) return { problem: 'closed' }
        return added(order, /^\d{1,6}$/.test(line) ? Number(line) : -1, files)
      })
      const back = new URLSearchParams({ order: reference, line })
      const to = `${routePath(storefront, 'orderReviewPhotographs')}?${back}&${reviewPhotographQuery(answer)}`
      redirectRequest(response, 303, to, ['Cache-Control', 'no-store', 'Content-Length', '0'], deps.config)
    },

    /** Serves a photograph that is shown; one that was taken away is gone within the hour for which browsers keep it. */
    serve: async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
      const asked = photographOfPath(path)
      const jpeg = asked && (await deps.shop.shownPhotograph(asked.id, asked.size))
      const headers = [
        'Cache-Control',
        jpeg ? 'public, max-age=3600' : 'public, max-age=60',
        'X-Robots-Tag',
        'noindex',
        ...securityHeaders('other', deps.config),
      ]
      if (!jpeg) {
        response.writeHead(404, [...headers, 'Content-Length', '0'])
        response.end()
        return
      }
      response.writeHead(200, [...headers, 'Content-Type', 'image/jpeg', 'Content-Length', String(jpeg.byteLength)])
      response.end(request.method === 'HEAD' ? undefined : jpeg)
    },
  }
}
