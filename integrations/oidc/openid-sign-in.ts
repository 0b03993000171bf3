import type * as OpenIdClient from 'openid-client'
import type { Clock } from '#kernel/clock.ts'
import {
  clockTolerance,
  longestKnown,
  type SignedIn,
  type SignInChallenge,
  type SignInPort,
  SignInRejected,
  SignInUnavailable,
} from '#shop/staff/sign-in-port.ts'

export type OpenIdOptions = {
  /** Under `/.well-known/openid-configuration` it says the rest. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where the back office is, without a slash at the end. */
  readonly staffUrl: string
  /** The claim that says what somebody does; asked of the provider's userinfo where no token has it. */
  readonly rolesClaim: string
  /** What is asked for beside `openid`. */
  readonly scopes: string
  readonly clock: Clock
  readonly fetch?: OpenIdClient.CustomFetch
}

type Loaded = { readonly client: typeof OpenIdClient; readonly config: OpenIdClient.Configuration }

/** Somebody waits for it before a page. */
const timeoutSeconds = 8

/** The log-in of a company by OpenID Connect. The client is loaded, and the provider asked what it is, when somebody first needs them. */
export function openIdSignIn(options: OpenIdOptions): SignInPort {
  const redirectUri = `${options.staffUrl}/sign-in/callback`
  let loading: Promise<Loaded> | undefined
  const load = () => {
    loading ??= discover(options)
    // What failed once may work the next time.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  return {
    async begin({ state, nonce, codeVerifier }, isProof) {
      const { client, config } = await load()
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: `openid ${options.scopes}`,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Also asks to be told when they showed it last.
        max_age: isProof ? '0' : String(longestKnown / 1000),
        ...(isProof && { prompt: 'login' }),
      })
      return url.href
    },

    async finish(callback, challenge) {
      const { client, config } = await load()
      const tokens = await trusted(client, () => redeemed(client, config, callback, challenge))
      const claims = tokens.claims()
      if (!claims || tokens.id_token === undefined) throw new SignInRejected('The provider sent no ID token')
      // The client goes by the machine's clock; the shop has one of its own.
      if (claims.exp * 1000 < options.clock.now().getTime() - clockTolerance)
        throw new SignInRejected('The ID token is over')
      const more =
        claims[options.rolesClaim] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await trusted(client, () => client.fetchUserInfo(config, tokens.access_token, claims.sub))
          : {}
      return signedIn({ ...more, ...claims }, claims, tokens.id_token)
    },

    async leave(idToken) {
      const { client, config } = await load()
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined
      return client.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${options.staffUrl}/log-in`,
      }).href
    },
  }
}

async function discover({ issuer, clientId, clientSecret, fetch: ask }: OpenIdOptions): Promise<Loaded> {
  const client = await import('openid-client')
  const server = new URL(issuer)
  try {
    const config = await client.discovery(server, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: [
        client.enableNonRepudiationChecks,
        // On one's own machine alone; anywhere else the settings ask for https.
        ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
      ...(ask && { [client.customFetch]: ask }),
    })
    return { client, config }
  } catch (cause) {
    throw new SignInUnavailable('The provider can’t be asked what it is', { cause })
  }
}

function redeemed(
  client: typeof OpenIdClient,
  config: OpenIdClient.Configuration,
  callback: string,
  { state, nonce, codeVerifier }: SignInChallenge,
) {
  return client.authorizationCodeGrant(config, new URL(callback), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
}

/** A provider that doesn't answer is one thing, an answer that can't be trusted another. */
async function trusted<T>(client: typeof OpenIdClient, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const isAway = cause instanceof TypeError || (cause instanceof client.ClientError && cause.code === 'OAUTH_TIMEOUT')
    if (isAway) throw new SignInUnavailable('The provider did not answer', { cause })
    throw new SignInRejected('What the provider sent can’t be trusted', { cause })
  }
}

function signedIn(said: Readonly<Record<string, unknown>>, claims: OpenIdClient.IDToken, idToken: string): SignedIn {
  const text = (name: string) => (typeof said[name] === 'string' ? said[name] : undefined)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: said.email_verified === false ? undefined : text('email'),
    name: text('name'),
    claims: said,
    authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : undefined,
    idToken,
  }
}
