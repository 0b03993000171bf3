import type { Storefront } from '#kernel/storefront.ts'
import type { TypedDocumentString } from './graphql/graphql.ts'

/**
 * A small question after the page has loaded: what differs between visitors and is therefore not in the page. Answers
 * nothing when the API can't be reached or failed; what it fills is never needed to go on.
 */
export async function browserQuery<Data, Variables>(
  storefront: Pick<Storefront, 'code'>,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data | undefined> {
  const query = new URLSearchParams({
    documentId: String(document.__meta__?.hash),
    variables: JSON.stringify(variables ?? {}),
  })
  // Caches on the way may answer; the browser's own would tell of the stock of five minutes ago.
  return ask(`/graphql?${query}`, storefront, { cache: 'no-cache', ...(signal && { signal }) })
}

/** The same for a question that holds what somebody typed about themselves: nothing of it stands in the request's address. */
export async function browserPost<Data, Variables>(
  storefront: Pick<Storefront, 'code'>,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data | undefined> {
  const body = JSON.stringify({ documentId: document.__meta__?.hash, variables })
  return ask('/graphql', storefront, { method: 'POST', body, ...(signal && { signal }) })
}

/** A write from the browser that has no form of its own. Forms post to actions instead. */
export async function browserMutation<Data, Variables>(
  storefront: Pick<Storefront, 'code'>,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  captchaToken = '',
): Promise<Data | undefined> {
  const body = JSON.stringify({ documentId: document.__meta__?.hash, variables })
  return ask('/graphql', storefront, { method: 'POST', body }, captchaToken)
}

async function ask<Data>(
  url: string,
  { code }: Pick<Storefront, 'code'>,
  init: RequestInit,
  captchaToken = '',
): Promise<Data | undefined> {
  try {
    const response = await fetch(url, {
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-store-key': code,
        'x-client': 'commerce',
        ...(captchaToken && { 'x-captcha-token': captchaToken }),
      },
      ...init,
    })
    const answer = (await response.json()) as { readonly data?: Data; readonly errors?: unknown }
    return answer.errors ? undefined : answer.data
  } catch {
    return undefined
  }
}
