import type { ContentModelPort } from '#shop/content/content-model-port.ts'
import type { PictureCopies } from '#shop/pictures/picture-copies-port.ts'
import type { SignIn } from '#shop/staff/use-sign-in.ts'
import type { WebhookPort } from '#shop/webhooks/webhook-port.ts'
import { staffUrl } from '../open-shop.ts'

/** Outside systems that take whatever comes, so that nothing is refused for their sake. */
export const auditedPorts = () => ({ contentModels, pictureCopies, webhookPort, signIn: companyLogIn() })

const contentModels: ContentModelPort = {
  types: () =>
    new Map([['page', { id: 'page', repeatable: true, json: { Main: { page_title: { type: 'Text', config: {} } } } }]]),
  slices: () => new Map(),
  paths: (documents) => new Map(documents.map(({ id, uid }) => [id, `/${uid}/`])),
  problems: async () => [],
}

const webhookPort: WebhookPort = { problemOf: () => undefined, post: async () => ({ status: 204, text: '' }) }

const pictureCopies: PictureCopies = {
  source: { fetch: async () => ({ problem: 'no such picture', isFinal: true }) },
  prepare: async (bytes) => ({ bytes, format: 'jpeg', width: 30, height: 40 }),
  files: { put: async () => undefined, get: async () => undefined },
}

/** A provider that vouches for somebody new each time; its callback is where it was begun. */
function companyLogIn(): SignIn {
  let people = 0
  return {
    rules: { name: 'Acme', rolesClaim: 'groups', roles: {}, makesAccounts: false, language: 'nl' },
    port: {
      begin: async ({ state }) => `${staffUrl}/log-in/company?state=${state}`,
      finish: async () => ({
        issuer: 'https://acme.example',
        subject: `person-${++people}`,
        email: undefined,
        name: undefined,
        claims: {},
        authenticatedAt: undefined,
        idToken: 'an-id-token',
      }),
      leave: async () => undefined,
    },
  }
}
