import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from './config.ts'
import { isPhotoSearch, type PhotoSearch } from './photo-search.ts'
import { isFramed, isPreviewPath } from './preview.ts'
import { redirectRequest } from './redirect.ts'
import { refuseRequest } from './refuse.ts'
import { boundBody, isTrustedWrite, isWrite } from './request-checks.ts'
import { isReviewPhotographForm, type ReviewPhotographServer } from './review-photographs.ts'
import { photographsOfReviews, type ServerRoute } from './route.ts'
import { type Sendable, sendPage } from './send.ts'
import { serveFramed } from './serve-framed.ts'
import { type PageOfOne, type PersonalPageDeps, servePersonal } from './serve-personal.ts'
import type { WritesInHand } from './writes-in-hand.ts'

export type RestDeps = PersonalPageDeps & {
  readonly config: Pick<Config, 'admin'>
  readonly files: { has(path: string): boolean; get(path: string): Sendable | Promise<Sendable> }
  readonly pictures: (request: IncomingMessage, response: ServerResponse, path: string, search: string) => Promise<void>
  /** What is posted to the search by photograph; nothing where the shop offers none. */
  readonly photoSearch: () => PhotoSearch | undefined
  /** Photographs of reviews: where they are posted to, and where they are shown. */
  readonly reviewPhotographs: ReviewPhotographServer
  /** What comes to `/graphql` as JSON; no for all the rest. */
  readonly api: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** `/graphql`, health, webhooks …: Hono, as a node:http listener. */
  readonly services: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
}

/** Answers all that is not the same page for everybody: forms, files, pictures, services, and pages of one visitor. */
export async function serveRest(
  deps: RestDeps,
  writes: WritesInHand,
  request: IncomingMessage,
  response: ServerResponse,
  route: ServerRoute,
  method: string,
): Promise<void> {
  const { config, files } = deps
  if (isWrite(method) && !isForProviders(request.url ?? '') && !isTrustedWrite(request.headers, config.publicUrl)) {
    return refuseRequest(request, response, 403, config)
  }
  if (isWrite(method)) {
    const done = writes.begin(request.headers)
    if (!done) return refuseRequest(request, response, 429, config)
    response.once('close', done)
  }
  if (route.kind === 'service') {
    if (isWrite(method)) await boundBody(request)
    if (await deps.api(request, response)) return
    return deps.services(request, response)
  }
  if (route.kind === 'malformed') return refuseRequest(request, response, 400, config)
  if (isWrite(method) ? method !== 'POST' : method === 'OPTIONS') return refuseRequest(request, response, 405, config)
  switch (route.kind) {
    case 'public':
    case 'personal':
      if (isPreviewPath(route.path) && isFramed(route.target)) return serveFramed(deps, request, response, route)
      if (isPreviewPath(route.path)) return openPreview(deps, response, route)
      if (method === 'POST' && isPhotoSearch(route.path)) return searchByPhoto(deps, request, response, route)
      if (method === 'POST' && isReviewPhotographForm(route.path, request.headers['content-type']))
        return deps.reviewPhotographs.add(request, response, route.storefront)
      return servePersonal(deps, request, response, route, method)
    case 'file':
      if (method === 'POST') return refuseRequest(request, response, 405, config)
      return sendPage(request, response, await files.get(route.path))
    case 'picture':
      if (method === 'POST') return refuseRequest(request, response, 405, config)
      if (route.path.startsWith(photographsOfReviews))
        return deps.reviewPhotographs.serve(request, response, route.path)
      return deps.pictures(request, response, route.path, route.search)
    case 'no-file':
      return refuseRequest(request, response, 404, config)
    case 'moved':
      return redirectRequest(response, 301, route.to, movedHeaders, config)
  }
}

async function searchByPhoto(
  deps: RestDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { storefront }: PageOfOne,
): Promise<void> {
  const search = deps.photoSearch()
  return search ? search(request, response, storefront) : refuseRequest(request, response, 404, deps.config)
}

/** Begins a preview at the document's page, or ends it at the home: nowhere else does it lead. */
async function openPreview(
  { previews, config }: RestDeps,
  response: ServerResponse,
  { storefront, target }: PageOfOne,
): Promise<void> {
  const { to, setCookie } = await previews.open(storefront, target)
  const headers = [
    'Set-Cookie',
    setCookie,
    'Cache-Control',
    'no-store',
    'X-Robots-Tag',
    'noindex',
    'Content-Length',
    '0',
  ]
  redirectRequest(response, 302, to, headers, config)
}

const movedHeaders = ['Cache-Control', 'public, max-age=3600', 'Content-Length', '0']

/** Payment providers post from their own servers, and prove who they are by what they post. */
function isForProviders(target: string): boolean {
  return target.startsWith('/webhooks/') || target.startsWith('/sandbox/')
}
