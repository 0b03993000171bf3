import { GraphQLError } from 'graphql'
import { deviceName } from '#kernel/device-name.ts'
import { cookies } from '#kernel/routes.ts'
import { defaultStorefront, storefrontByCode } from '#kernel/storefront.ts'
import type { ApiIdentity } from './api.ts'

/** What of a request says who sends it. */
export type Headed = { readonly method: string; header(name: string): string | null }

/**
 * Which storefront a request means, and who sends it. Tokens come from cookies, or as a bearer from API clients.
 * @throws GraphQLError for a key that names no storefront
 */
export function identityOf({ method, header }: Headed): ApiIdentity {
  const key = header('x-store-key')
  const storefront = key === null ? defaultStorefront : storefrontByCode(key)
  if (!storefront) throw badKey('x-store-key names no storefront')
  if (key === null && method !== 'GET') throw badKey('x-store-key is missing')
  const jar = new Map(
    (header('cookie') ?? '').split(';').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const
    }),
  )
  const bearer = /^Bearer (\S+)$/.exec(header('authorization') ?? '')?.[1]
  const contextToken = jar.get(cookies.context.name)
  const preview = jar.get(cookies.preview.name)
  return {
    storefront,
    contextToken,
    // A browser is logged in only as long as it has a context too (specification §4).
    customerToken: bearer ?? (contextToken === undefined ? undefined : jar.get(cookies.customer.name)),
    visit: jar.get(cookies.storeVisit.name),
    storeSession: jar.get(cookies.storeSession.name),
    device: deviceName(header('user-agent') ?? ''),
    ...(preview === undefined ? {} : { preview }),
    captchaToken: header('x-captcha-token') ?? undefined,
  }
}

function badKey(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'BAD_STORE_KEY', http: { status: 400 } } })
}

/** 200 days for the context, 7 for the login, out of reach of scripts; without a token it goes. */
export function tokenCookie(kind: 'context' | 'customer', token: string | null, secure: boolean): string {
  const { name, days } = cookies[kind]
  const age = token === null ? 0 : days * 86_400
  return `${name}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
