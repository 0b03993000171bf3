import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { deviceName } from '#kernel/device-name.ts'
import { type StaffLanguage, staffLanguages } from '#kernel/staff-language.ts'
import { formAsShown } from './form-as-shown.ts'
import { isOpenPage, keptFormOf } from './kept-form.ts'
import { languageCookie, languageInCookie } from './language-cookie.ts'
import { wordsIn } from './messages/staff-language-messages.ts'
import { redirectToLogIn, type Scope, scopeContext } from './scope.ts'
import type { BackofficeHandler, BackofficeResult, BackofficeServices } from './services.ts'
import { sessionCookie, sessionTokenIn } from './session-cookie.ts'

/** Answers the requests of staff. This is the only place that fills React Router's context. */
export function createBackofficeHandler(services: BackofficeServices): BackofficeHandler {
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production')
  const secure = services.publicUrl.startsWith('https:')

  return async (request, address) => {
    const context = new RouterContextProvider()
    const session = { token: sessionTokenIn(request.headers.get('cookie'), secure), changed: false }
    const device = deviceName(request.headers.get('user-agent') ?? '')
    const me = await meOf(services, session.token, { address, device })
    const invited = await invitedOf(services, request.url, { address, device })
    const known = invited ?? me
    const remembered = languageInCookie(request.headers.get('cookie'))
    const language = known ?? remembered ?? languageOf(request.headers.get('accept-language'))
    const lost = me === undefined && request.method === 'POST' && !isOpenPage(request.url)
    const sent = request.method === 'POST' && !isOpenPage(request.url) ? await keptFormOf(request) : []
    const kept = lost ? sent : []
    const answerTo = async (query: string, variables: unknown): Promise<BackofficeResult> => {
      const identity = { sessionToken: session.token, address, device }
      const operation = { query, variables: variables as Record<string, unknown> | undefined }
      const result = await services.execute(operation, identity)
      const { sessionToken, errors } = result
      if (sessionToken !== undefined) {
        session.token = sessionToken ?? undefined
        session.changed = true
      }
      const [error] = errors ?? []
      if (error?.code === 'LOG_IN_NEEDED') throw redirectToLogIn(request)
      if (error?.code === 'NOT_PERMITTED') throw new Response(null, { status: 403 })
      if (error?.code === 'BAD_USER_INPUT') throw new Response(null, { status: 400 })
      if (error) throw new Error(error.message)
      return result
    }
    const scope: Scope = {
      services,
      language,
      timeZone: services.timeZone(),
      kept,
      shownOn: async (path, typed) => {
        const page = await handle(pageInstead(request, path), context)
        return page.status === 200 ? formAsShown(await page.text(), typed) : undefined
      },
      words: wordsIn(language),
      ask: async (document, ...[variables]) => (await answerTo(document.toString(), variables)).data as never,
      askForFile: async (document, variables) => {
        const { data, file } = await answerTo(document.toString(), variables)
        return { data: data as never, file }
      },
    }
    context.set(scopeContext, scope)
    const first = await handle(kept.length > 0 ? leadingTo('/log-in', request) : request, context)
    const goesThroughProof = kept.length === 0 && sent.length > 0 && asksForProof(first, request)
    if (goesThroughProof) context.set(scopeContext, { ...scope, kept: sent })
    const answer = goesThroughProof ? await handle(leadingTo('/prove', request), context) : first
    const response = new Response(answer.body, answer)
    if (session.changed) response.headers.append('Set-Cookie', sessionCookie(session.token, secure))
    if (known && known !== remembered) response.headers.append('Set-Cookie', languageCookie(known, secure))
    return response
  }
}

/** Whether a form was answered by the page that asks who somebody is, and leads back here; one with more in its address goes its own way. */
function asksForProof({ headers }: Response, { url }: Request): boolean {
  const asked = URL.parse(headers.get('Location') ?? '', url)
  return asked?.pathname === '/prove' && asked.searchParams.get('to') === new URL(url).pathname
}

/** The page that logs in or asks who somebody is, in the place of a form that was sent: what was typed goes through it. */
function leadingTo(path: string, request: Request): Request {
  return pageInstead(request, `${path}?to=${encodeURIComponent(new URL(request.url).pathname)}`)
}

/** A page of this back office, asked for by whoever sent a form. */
function pageInstead({ url, headers }: Request, path: string): Request {
  return new Request(new URL(path, url), { headers: { 'accept-language': headers.get('accept-language') ?? '' } })
}

type Place = { readonly address: string | undefined; readonly device: string }

/** The language of who is logged in; nothing for who isn't. */
async function meOf(
  services: BackofficeServices,
  sessionToken: string | undefined,
  place: Place,
): Promise<StaffLanguage | undefined> {
  if (sessionToken === undefined) return undefined
  const { data } = await services.execute({ query: '{ me { language } }' }, { sessionToken, ...place })
  const { me } = data as { me: { language: string } | null }
  return spoken(me?.language)
}

/** The language of who was invited, on the page of their link: they have chosen none themselves yet. */
async function invitedOf(services: BackofficeServices, url: string, place: Place): Promise<StaffLanguage | undefined> {
  const [, token] = /^\/invitation\/([^/]+?)(?:\.data)?$/.exec(new URL(url).pathname) ?? []
  if (token === undefined) return undefined
  const query = 'query ($token: String!) { invitation(token: $token) { language } }'
  const { data } = await services.execute({ query, variables: { token } }, { sessionToken: undefined, ...place })
  return spoken((data as { invitation: { language: string } | null } | null)?.invitation?.language)
}

const spoken = (code: string | undefined) => staffLanguages.find((language) => language === code?.toLowerCase())

/** The first language of a browser that the back office speaks. */
function languageOf(accepted: string | null): StaffLanguage {
  const asked = (accepted ?? '').slice(0, 200).toLowerCase().split(',')
  for (const one of asked) {
    const found = staffLanguages.find((language) => one.trim().startsWith(language))
    if (found) return found
  }
  return 'en'
}
