import type { Storefront } from '#kernel/storefront.ts'

/** Who asks, and in which storefront. Tokens are the raw values of the cookies, or what an API client sent. */
export type ApiIdentity = {
  readonly storefront: Storefront
  readonly contextToken?: string | undefined
  readonly customerToken?: string | undefined
  /** The visit to a store during which a tablet asks: its links to orders open them no longer than that. */
  readonly visit?: string | undefined
  /** The session of the store’s tablet that asks, as its cookie has it; whether it runs is to be found out. */
  readonly storeSession?: string | undefined
  /** The token of a preview: content is answered as its drafts have it. */
  readonly preview?: string | undefined
  /** What browser asks, in words: `Firefox, Android`. */
  readonly device?: string | undefined
  /** What an operation that asks for a captcha was given as its answer. */
  readonly captchaToken?: string | undefined
  /** For rate limits only; never stored. */
  readonly clientAddress?: string | undefined
}

export type ApiOperation = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | undefined
  readonly operationName?: string | undefined
}

export type ApiAnswer = {
  readonly data: unknown
  readonly errors?:
    | readonly {
        readonly message: string
        readonly path?: readonly (string | number)[] | undefined
        /** Of the page that can't be made because of it, where that isn't 500. */
        readonly statusCode?: number | undefined
      }[]
    | undefined
  /** The tags of what the answer was made of, so that a cached page can be made anew when it changes. */
  readonly tags: readonly string[]
  /** Set when a context was begun or changed, null when it ended; the caller keeps the `contextToken` cookie. */
  readonly contextToken?: string | null | undefined
  /** Set when somebody logged in, null when they logged out; the caller keeps the `customer_token` cookie. */
  readonly customerToken?: string | null | undefined
}

/** A request to the HTTP endpoint, as a server has it. */
export type EndpointRequest = {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly clientAddress: string | undefined
  header(name: string): string | null
  text(): Promise<string>
}

export type EndpointReply = {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

/** The GraphQL API, in process and over HTTP. */
export type Api = {
  execute(operation: ApiOperation, identity: ApiIdentity): Promise<ApiAnswer>
  /** The same without the objects around requests and answers; nothing, and nothing was read, for one that needs them. */
  answer(request: EndpointRequest): Promise<EndpointReply | undefined>
  /** The HTTP endpoint `/graphql`, asked by a client at this address. */
  fetch(request: Request, clientAddress?: string): Promise<Response>
  /** Invalidates answers that were kept; told of every committed change, and without tags when some were missed. */
  invalidate(tags: readonly string[] | undefined): void
}
