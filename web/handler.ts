import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { storefrontTag } from '#kernel/cache-tags.ts'
import { deviceName } from '#kernel/device-name.ts'
import { newCode } from '#kernel/ids.ts'
import { cookies } from '#kernel/routes.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import { serializeCookie } from './cookies.ts'
import { translatorOf } from './messages/translator-of.server.ts'
import { type Page, pageContext } from './page.ts'
import type { RenderedPage, WebHandler, WebServices } from './services.ts'

/**
 * Makes the pages of all storefronts from one build: each has a handler whose basename is the storefront's prefix, with a
 * slash at its end, as the addresses of homes are written. This is the only place that fills React Router's context.
 */
export function createWebHandler(services: WebServices): WebHandler {
  const mode = services.development ? 'development' : 'production'
  const handlers = new Map(
    storefronts.map(({ code, basePath }) => [
      code as string,
      createRequestHandler({ ...(build as unknown as ServerBuild), basename: `${basePath}/` }, mode),
    ]),
  )

  async function render(request: Request, page: Page): Promise<RenderedPage> {
    const handle = handlers.get(page.storefront.code)
    if (!handle) throw new Error(`No handler for ${page.storefront.code}`)
    const before = { ...page.visitor }
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    const response = await handle(request, context)
    const { setCookies } = page
    if (page.visitor && page.visitor.contextToken !== before.contextToken) {
      setCookies.push(tokenCookie('context', page.visitor.contextToken, services.publicUrl))
    }
    if (page.visitor && page.visitor.customerToken !== before.customerToken) {
      setCookies.push(tokenCookie('customer', page.visitor.customerToken, services.publicUrl))
    }
    setCookies.push(...response.headers.getSetCookie())
    response.headers.delete('Set-Cookie')
    const document = response.body === null ? page.document : undefined
    return {
      status: response.status,
      headers: [...response.headers],
      body: document?.html ?? new Uint8Array(await response.arrayBuffer()),
      parts: document?.parts,
      tags: [...page.tags],
      setCookies,
      nonce: page.nonce,
    }
  }

  return {
    renderPublic: ({ url, storefront, segment, cookieBar, store }) =>
      render(new Request(slashedHome(url, storefront)), newPage(services, { storefront, segment, cookieBar, store })),
    renderPersonal: ({
      request,
      storefront,
      segment,
      cookieBar,
      store,
      preview,
      framed,
      contextToken,
      customerToken,
      visit,
      storeSession,
      clientAddress,
    }) =>
      render(request, {
        ...newPage(services, { storefront, segment, cookieBar, store }),
        preview,
        framed,
        isPosted: request.method === 'POST',
        visitor: {
          contextToken,
          // A browser is logged in only as long as it has a context too (specification §4).
          customerToken: contextToken === undefined ? undefined : customerToken,
          visit,
          storeSession,
          clientAddress,
          device: deviceName(request.headers.get('user-agent') ?? ''),
          captchaToken: undefined,
        },
      }),
  }
}

/** `/nl` is the home as `/nl/` is, which the router would not know. */
function slashedHome(url: string, { basePath }: Storefront): string {
  const address = new URL(url)
  if (basePath === '' || address.pathname !== basePath) return url
  address.pathname = `${basePath}/`
  return address.href
}

function newPage(services: WebServices, about: Pick<Page, 'storefront' | 'segment' | 'cookieBar' | 'store'>): Page {
  const { storefront } = about
  const tags = new Set<string>([storefrontTag(storefront.code)])
  return {
    services,
    ...about,
    t: translatorOf(storefront, services.messageFacts(storefront)),
    tags,
    setCookies: [],
    nonce: newCode(),
  }
}

/** The session of a guest, or a login (specification §9). Scripts can't read them; an empty one is removed. */
function tokenCookie(kind: 'context' | 'customer', token: string | undefined, publicUrl: string): string {
  return serializeCookie(cookies[kind].name, token ?? '', {
    days: token === undefined ? 0 : cookies[kind].days,
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
  })
}
