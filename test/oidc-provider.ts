import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderConfiguration, ProviderContext } from 'oidc-provider'

/** Somebody with an account at the provider. */
export type ProviderAccount = {
  readonly sub: string
  readonly email: string
  readonly name: string
  readonly groups?: readonly string[]
}

const secretOf = (clientId: string) => `secret of ${clientId} which is long enough to be one`

/** It says at its start that it is none for production. */
async function withoutNotices<T>(work: () => Promise<T>): Promise<T> {
  const { info, warn } = console
  Object.assign(console, { info: () => undefined, warn: () => undefined })
  try {
    return await work()
  } finally {
    Object.assign(console, { info, warn })
  }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}

/**
 * A certified OpenID provider of somebody else (`oidc-provider`), which lets in whoever is named, without asking for a password.
 *
 * @param staffUrl of the back office, to which it sends people back
 */
export async function startProvider(staffUrl: string) {
  const accounts = new Map<string, ProviderAccount>()
  const state = { who: '', isAway: false, withGroups: 'id-token' as 'id-token' | 'userinfo' }
  const server = createServer((request, response) => {
    if (state.isAway) return response.writeHead(503).end()
    if (request.url?.startsWith('/interaction/')) {
      answerInteraction().catch((error: Error) => response.writeHead(500).end(error.message))
      return
    }
    handle(request, response)

    async function answerInteraction() {
      await provider.interactionFinished(
        request,
        response,
        { login: { accountId: state.who, remember: true } },
        { mergeWithLastSubmission: false },
      )
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = await withoutNotices(async () => {
    const { default: Provider } = await import('oidc-provider')
    return new Provider(issuer, configurationOf())
  })
  const handle = provider.callback()

  function configurationOf(): ProviderConfiguration {
    return {
      clients: ['office', 'other'].map((clientId) => ({
        client_id: clientId,
        client_secret: secretOf(clientId),
        redirect_uris: [`${staffUrl}/sign-in/callback`],
        post_logout_redirect_uris: [`${staffUrl}/log-in`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      })),
      claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
      interactions: { url: (_context: ProviderContext, { uid }: { uid: string }) => `/interaction/${uid}` },
      cookies: { keys: ['a key of a test'] },
      jwks: { keys: [signingKey()] },
      ttl: Object.fromEntries(
        ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'].map((kind) => [kind, 3600]),
      ),
      findAccount: async (_context: ProviderContext, sub: string) => ({
        accountId: sub,
        claims: async (use: string) => {
          const { groups, ...account } = accounts.get(sub) ?? { sub, email: '', name: '' }
          const isTold = state.withGroups === 'id-token' || use === 'userinfo'
          return { ...account, ...(groups && isTold && { groups: [...groups] }) }
        },
      }),
      // Nobody has to agree: the company owns both.
      loadExistingGrant: async (context: ProviderContext) => {
        const { client, session } = context.oidc
        const grant = new context.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
        grant.addOIDCScope('openid profile email')
        await grant.save()
        return grant
      },
    }
  }

  return {
    issuer,
    clientSecret: secretOf('office'),
    state,
    add: (account: ProviderAccount) => accounts.set(account.sub, account),
    /** Goes where the back office sends a browser, as somebody. @returns the address that the browser comes back to */
    async visit(url: string, sub: string, cookies = new Map<string, string>()): Promise<string> {
      state.who = sub
      let next = url
      for (let steps = 0; steps < 10; steps++) {
        const answer = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const set of answer.headers.getSetCookie()) {
          const [pair = ''] = set.split(';')
          const at = pair.indexOf('=')
          cookies.set(pair.slice(0, at), pair.slice(at + 1))
        }
        const location = answer.headers.get('location')
        if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
        next = new URL(location, next).href
        if (next.startsWith(staffUrl)) return next
      }
      throw new Error('The provider never sent anybody back')
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
