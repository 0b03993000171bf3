import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { pathOf, type RouteName, type Segment } from '#kernel/routes.ts'
import { type Storefront, storefrontOfPath } from '#kernel/storefront.ts'
import { captchaField } from './captcha-field.ts'
import { serializeCookie } from './cookies.ts'
import { withStatus } from './error-status.ts'
import type { TypedDocumentString } from './graphql/graphql.ts'
import type { Translate, WordValues } from './messages/translator.ts'
import { type Page, pageContext } from './page.ts'
import type { ApiResult, DeviceOffers, MapTileSettings, OwnFonts, ThirdPartySettings } from './services.ts'

/** Runs a typed document. Throws when the API itself failed; refusals are part of the data. */
export type RunDocument = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  ...variables: Variables extends Record<string, never> ? [] : [Variables]
) => Promise<Data>

/** What every loader knows: nothing here differs between two visitors of the same page. */
export type LoaderScope = {
  readonly params: Readonly<Record<string, string | undefined>>
  /** Absolute, with the storefront's prefix. */
  readonly url: URL
  /** The page's path without the prefix, as asked for: `/cart/`. */
  readonly path: string
  readonly api: RunDocument
  readonly storefront: Storefront
  readonly segment: Segment
  readonly t: Translate
  /** The path of a fixed page in this storefront, without its prefix: for links and redirects inside React Router. */
  readonly to: (name: RouteName, params?: Readonly<Record<string, string>>) => string
  /** Whether the cookie bar is still to be answered. */
  readonly cookieBar: boolean
  /** Whether shoppers are asked for marketing cookies at all. */
  readonly asksForConsent: boolean
  /** At a tablet of a store: its code. What is there comes first in lists. */
  readonly store: string | undefined
  readonly publicUrl: string
  /** The name over the door. */
  readonly shopName: string
  /** What any message may name. */
  readonly messageFacts: WordValues
  readonly deviceOffers: DeviceOffers | undefined
  /** Whether one may search with a photograph. */
  readonly photoSearch: boolean
  readonly direction: 'rtl' | undefined
  readonly ownFonts: OwnFonts | undefined
  readonly thirdParties: ThirdPartySettings | undefined
  readonly mapTiles: MapTileSettings | undefined
  readonly cookieChoice: 'enabled' | 'none'
  readonly development: boolean
  /** Whether drafts are shown. */
  readonly isPreview: boolean
  readonly now: () => Date
  /** Tells the log what went wrong where the page goes on without it. */
  readonly report: (error: unknown) => void
}

/** A loader of a page that is the same for everybody. It can't see who asks: there is no request and no cookie in its type. */
export function publicLoader<Data>(load: (scope: LoaderScope) => Promise<Data>) {
  return ({ params, url, context }: LoaderFunctionArgs): Promise<Data> => {
    const page = context.get(pageContext)
    return keepStatus(load(scopeOf(page, params, url, anonymous)))
  }
}

/** What a visitor brings along; only pages that are never stored get to see it. */
export type VisitorSession = {
  /** Whether a context (a cart, perhaps) was begun. */
  readonly contextToken: string | undefined
  readonly customerToken: string | undefined
  /** Sets a cookie that scripts may read: consent, segment. Secure and SameSite are added. */
  setCookie(cookie: { readonly name: string; readonly days: number }, value: string): void
  /** Hands the shop the answer to the captcha that a posted form holds, if it holds one. */
  showCaptcha(form: FormData): void
}

export type PersonalScope = LoaderScope & {
  readonly request: Request
  readonly session: VisitorSession
  /** Whether the page answers something that was posted, also in the loaders that run after the action. */
  readonly isPosted: boolean
}

/** A loader of one person's page: rendered for each request, never stored. */
export function personalLoader<Data>(load: (scope: PersonalScope) => Promise<Data>) {
  return (args: LoaderFunctionArgs): Promise<Data> => keepStatus(load(personalScopeOf(args)))
}

/** What a form posts to. Runs the same with and without JavaScript. */
export function personalAction<Data>(act: (scope: PersonalScope) => Promise<Data>) {
  return (args: ActionFunctionArgs): Promise<Data> => {
    const scope = personalScopeOf(args)
    return keepStatus(act({ ...scope, request: formOf(scope.request) }))
  }
}

/** What was posted is no form, or a broken one: the sender's mistake. */
class FormUnreadable extends Error {
  override readonly name = 'FormUnreadable'
  readonly statusCode = 400
}

/** The same request; reading a form that is none says so. */
function formOf(request: Request): Request {
  const read = request.formData.bind(request)
  request.formData = () =>
    read().catch((cause: unknown) => {
      throw new FormUnreadable('The form can not be read', { cause })
    })
  return request
}

async function keepStatus<Data>(work: Promise<Data>): Promise<Data> {
  try {
    return await work
  } catch (error) {
    throw withStatus(error)
  }
}

/** A permanent redirect that no cache may keep, as guards answer (specification §2). */
export function guardRedirect(path: string, status: 301 | 302 | 307 | 308 = 301): Response {
  return redirect(path, { status, headers: { 'Cache-Control': 'no-store' } })
}

function personalScopeOf({ params, url, context, request }: LoaderFunctionArgs): PersonalScope {
  const page = context.get(pageContext)
  const { visitor } = page
  if (!visitor) throw new Error(`${url.pathname} is a page of one person, but was asked for without one`)
  const session: VisitorSession = {
    get contextToken() {
      return visitor.contextToken
    },
    get customerToken() {
      return visitor.customerToken
    },
    setCookie: ({ name, days }, value) => {
      const secure = page.services.publicUrl.startsWith('https:')
      page.setCookies.push(serializeCookie(name, value, { days, secure }))
    },
    showCaptcha: (form) => {
      visitor.captchaToken = String(form.get(captchaField) ?? '') || undefined
    },
  }
  return { ...scopeOf(page, params, url, visitor), request, session, isPosted: page.isPosted ?? false }
}

const anonymous: NonNullable<Page['visitor']> = {
  contextToken: undefined,
  customerToken: undefined,
  visit: undefined,
  storeSession: undefined,
  clientAddress: undefined,
  device: undefined,
  captchaToken: undefined,
}

/** The API met an error; the page fails with the status that it asks for (specification §8). */
class ApiFailed extends Error {
  override readonly name = 'ApiFailed'
  readonly statusCode: number | undefined

  constructor(errors: NonNullable<ApiResult['errors']>) {
    super(`The API failed: ${errors.map(({ message }) => message).join('; ')}`)
    this.statusCode = errors.find(({ statusCode }) => statusCode !== undefined)?.statusCode
  }
}

function scopeOf(
  page: Page,
  params: LoaderScope['params'],
  url: URL,
  visitor: NonNullable<Page['visitor']>,
): LoaderScope {
  const { services, storefront, segment, t, preview, framed = false } = page
  return {
    params,
    url,
    path: storefrontOfPath(url.pathname).path,
    storefront,
    segment,
    t,
    to: (name, of) => pathOf(storefront.language, name, of),
    cookieBar: page.cookieBar,
    asksForConsent: services.asksForConsent?.() ?? true,
    store: page.store,
    publicUrl: services.publicUrl,
    shopName: services.shopName,
    messageFacts: services.messageFacts(storefront),
    deviceOffers: services.deviceOffers?.(),
    photoSearch: services.offersPhotoSearch?.() ?? false,
    direction: services.directionIn?.(storefront),
    ownFonts: services.ownFonts,
    thirdParties: services.thirdParties,
    mapTiles: services.mapTiles,
    cookieChoice: services.cookieChoice ?? 'enabled',
    development: services.development,
    isPreview: preview !== undefined && !framed,
    now: () => services.clock.now(),
    report: (error) => services.report?.(error, url.href),
    api: async (document, ...[variables]) => {
      const { contextToken, customerToken, visit, storeSession, clientAddress, device, captchaToken } = visitor
      const answer = await services.execute(
        { query: document.toString(), variables: variables as Readonly<Record<string, unknown>> | undefined },
        { storefront, contextToken, customerToken, visit, storeSession, clientAddress, device, captchaToken, preview },
      )
      for (const tag of answer.tags) page.tags.add(tag)
      if (visitor !== anonymous) {
        if (answer.contextToken !== undefined) visitor.contextToken = answer.contextToken ?? undefined
        if (answer.customerToken !== undefined) visitor.customerToken = answer.customerToken ?? undefined
      }
      if (answer.errors?.length) throw new ApiFailed(answer.errors)
      return answer.data as never
    },
  }
}
