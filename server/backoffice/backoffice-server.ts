import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { BackofficeHandler } from '#backoffice/services.ts'
import { sessionTokenIn } from '#backoffice/session-cookie.ts'
import type { BackofficeApi } from '#backoffice-api/create-backoffice-api.ts'
import type { ComposedShop } from '../composed-shop.ts'
import type { Config } from '../config.ts'
import { EncodedBody } from '../encoded-body.ts'
import type { Log } from '../log.ts'
import { BodyTooLarge, clientAddress, isWrite, readBody } from '../request-checks.ts'
import { sendPage } from '../send.ts'
import type { StaticFiles } from '../static-files.ts'
import { traceAnswer } from '../tracing/traced-request.ts'
import type { VendorFigures } from '../vendor-figures.ts'
import { answerApi, apiPath } from './api-endpoint.ts'
import { backofficeHeaders } from './backoffice-headers.ts'
import { isOwnForm } from './own-form.ts'

export type BackofficeServerDeps = {
  readonly config: Config
  readonly shop: ComposedShop
  readonly log: Log
  readonly renderer: { readonly alive: boolean }
  readonly vendors: Pick<VendorFigures, 'byVendor'>
}

export type BackofficeServer = { readonly port: number; stop(): Promise<void> }

/** What a form of staff may hold at most, in bytes; one that brings a file to import holds more. */
const bodyLimit = 1024 * 1024
const uploadLimit = 64 * 1024 * 1024
/** Where files are sent to: to be imported, as pictures of a product, and for documents to show. */
const isUploadPath = (path: string) =>
  path === '/imports' || path === '/content/pictures' || /^\/products\/[^/]+\/edit$/.test(path)

/** The app and its files, as they are loaded by the first request. */
type Loaded = { readonly handle: BackofficeHandler; readonly api: BackofficeApi; readonly files: StaticFiles }

/**
 * Opens the back office on its own port. Nothing of it is in memory before its first request: a shop whose staff work elsewhere pays
 * for a socket.
 * @returns nothing where the port is taken: shoppers come first, and the log says so
 */
export async function startBackoffice(deps: BackofficeServerDeps): Promise<BackofficeServer | undefined> {
  const { config, log } = deps
  let loading: Promise<Loaded> | undefined
  const { tracing } = deps.shop
  const server = createServer((request, response) => {
    if (!tracing) return serve(request, response)
    // Paths of staff hold numbers of orders and invitations: which page it was is told by what it asks.
    const facts = () => ({ 'http.route': request.url?.startsWith(apiPath) ? apiPath : '/*' })
    traceAnswer(tracing, request, response, facts, () => serve(request, response))
  })

  function serve(request: IncomingMessage, response: ServerResponse): void {
    loading ??= import('./load-backoffice.ts').then(({ loadBackoffice }) => loadBackoffice(deps))
    // What failed once may work the next time.
    loading.catch(() => {
      loading = undefined
    })
    loading
      .then((loaded) => answer(deps, loaded, request, response))
      .catch((error) => {
        if (!(error instanceof BodyTooLarge)) log.error({ err: error }, 'A page of staff failed')
        if (response.headersSent) response.end()
        else refuse(config, response, error instanceof BodyTooLarge ? 413 : 500)
      })
  }
  server.headersTimeout = 20_000
  server.requestTimeout = 60_000
  const port = await open(server, config).catch((error: Error) => {
    log.warn({ err: error }, 'The back office could not be opened; ADMIN_PORT names another port')
    return undefined
  })
  return port === undefined ? undefined : { port, stop: () => close(server) }
}

async function answer(
  { config, shop }: BackofficeServerDeps,
  { handle, api, files }: Loaded,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? '/', config.admin.publicUrl)
  if (!url) return refuse(config, response, 400)
  const method = request.method ?? 'GET'
  if (!['GET', 'HEAD', 'POST'].includes(method)) return refuse(config, response, 405)
  if (!isWrite(method) && files.has(url.pathname)) return sendPage(request, response, await files.get(url.pathname))
  if (url.pathname === apiPath) {
    const body = isWrite(method) ? await readBody(request, bodyLimit) : undefined
    const { authorization } = request.headers
    const address = clientAddress(request, config.trustProxy)
    return send(config, request, response, await answerApi(api, { method, authorization, body, address }))
  }
  if (isWrite(method) && !isOwnForm(request.headers, config.admin.publicUrl)) return refuse(config, response, 403)
  const body = isWrite(method) ? await readBody(request, await limitOf(shop, config, request, url)) : undefined
  const made = await handle(
    new Request(url, {
      method,
      headers: headersOf(request),
      ...(body ? { body: new Uint8Array(body) } : {}),
    }),
    clientAddress(request, config.trustProxy),
  )
  await send(config, request, response, made)
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value)
  }
  return headers
}

async function send(config: Config, request: IncomingMessage, response: ServerResponse, made: Response): Promise<void> {
  const headers = {
    ...Object.fromEntries([...made.headers].filter(([name]) => name !== 'set-cookie')),
    ...backofficeHeaders(config.admin.publicUrl.startsWith('https:'), config.publicUrl),
    Vary: 'Accept-Encoding, Cookie',
  }
  const cookies = made.headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie])
  if (made.body && made.headers.get('content-disposition')?.startsWith('attachment')) {
    // A file may be longer than memory; one that breaks off ends the connection, so that nobody takes it for whole.
    response.writeHead(made.status, [...Object.entries(headers).flat(), ...cookies])
    await pipeline(chunksOf(made.body), response)
    return
  }
  sendPage(request, response, {
    status: made.status,
    headers: [...Object.entries(headers).flat(), ...cookies],
    body: await EncodedBody.of(Buffer.from(await made.arrayBuffer()), true),
  })
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel()
  }
}

/** How much is read of a form: files are for who works here alone. */
async function limitOf(shop: ComposedShop, config: Config, request: IncomingMessage, url: URL): Promise<number> {
  if (!isUploadPath(url.pathname)) return bodyLimit
  const token = sessionTokenIn(request.headers.cookie ?? null, config.admin.publicUrl.startsWith('https:'))
  const actor = await shop.shop.staff.actorOf(token, { address: undefined, device: '' })
  return actor ? uploadLimit : bodyLimit
}

function refuse(config: Config, response: ServerResponse, status: number): void {
  const headers = backofficeHeaders(config.admin.publicUrl.startsWith('https:'), config.publicUrl)
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain' })
  response.end()
}

function open(server: Server, { admin }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(admin.port, admin.host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : admin.port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // A page of staff is made in moments; what hangs longer is nobody's any more.
    setTimeout(() => server.closeAllConnections(), 3000).unref()
  })
}
