import type { StorefrontCode } from '#kernel/storefront.ts'

/** Sends what is asked of a shop's API to it, over HTTP or in process. */
export type Send = (asked: RequestInit) => Promise<Response>

/** To a shop that listens at this origin. */
export const over =
  (origin: string): Send =>
  (asked) =>
    fetch(`${origin}/graphql`, asked)

type Asker = { readonly store?: StorefrontCode; readonly token?: string | undefined }

/**
 * Asks for one operation, as a program of somebody else's does.
 * @returns its one field
 * @throws what the API says instead of answering
 */
export async function askOverHttp<T>(send: Send, query: string, variables: object = {}, as: Asker = {}): Promise<T> {
  const response = await send({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-store-key': as.store ?? 'nl_NL',
      ...(as.token === undefined ? {} : { cookie: `contextToken=${as.token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, T>; errors?: { message: string }[] }
  const [answer] = Object.values(data ?? {})
  if (errors?.[0] || answer === undefined) throw new Error(`No answer to ${query}: ${errors?.[0]?.message ?? ''}`)
  return answer
}
