/** What the tests use of it; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }

  export type ProviderContext = {
    readonly oidc: {
      readonly client: { readonly clientId: string } | undefined
      readonly session: { readonly accountId: string } | undefined
      readonly provider: {
        readonly Grant: new (of: {
          readonly clientId: string | undefined
          readonly accountId: string | undefined
        }) => Grant
      }
    }
  }

  export type ProviderConfiguration = {
    readonly clients: readonly object[]
    readonly claims: Readonly<Record<string, readonly string[]>>
    readonly conformIdTokenClaims: boolean
    readonly pkce: { readonly required: () => boolean }
    readonly features: Readonly<Record<string, { readonly enabled: boolean }>>
    readonly interactions: { readonly url: (context: ProviderContext, interaction: { readonly uid: string }) => string }
    readonly jwks: { readonly keys: readonly object[] }
    readonly ttl: Readonly<Record<string, number>>
    readonly cookies: { readonly keys: readonly string[] }
    readonly findAccount: (
      context: ProviderContext,
      sub: string,
    ) => Promise<{ readonly accountId: string; readonly claims: (use: string) => Promise<object> }>
    readonly loadExistingGrant: (context: ProviderContext) => Promise<Grant>
  }

  export default class Provider {
    constructor(issuer: string, configuration: ProviderConfiguration)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>
  }
}
