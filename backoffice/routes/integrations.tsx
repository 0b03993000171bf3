import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { Permission, WebhookEventType } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { ApiKeys, scopesIn } from '../ui/integrations/api-keys.tsx'
import { SecretNotice } from '../ui/integrations/secret-notice.tsx'
import { eventTypesIn, WebhookFields } from '../ui/integrations/webhook-fields.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { DataTable } from '../ui/table.tsx'

const integrationsQuery = graphql(`
  query Integrations {
    me {
      permissions
    }
    webhookEndpoints {
      id
      url
      description
      types
      isActive
      waiting
      failed
    }
    apiKeys {
      id
      name
      beginning
      scopes
      storefronts
      createdBy
      createdAt
      usedAt
      revokedAt
    }
  }
`)

const addWebhookEndpoint = graphql(`
  mutation AddWebhookEndpoint($url: String!, $description: String!, $types: [WebhookEventType!]) {
    addWebhookEndpoint(url: $url, description: $description, types: $types) {
      secret
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const makeApiKey = graphql(`
  mutation MakeApiKey($name: String!, $scopes: [Permission!]!, $storefronts: [String!]) {
    makeApiKey(name: $name, scopes: $scopes, storefronts: $storefronts) {
      secret
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const revokeApiKey = graphql(`
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { me, webhookEndpoints, apiKeys } = await scopeOf(context).ask(integrationsQuery)
  const mayChange = me?.permissions.includes('INTEGRATIONS_WRITE') ?? false
  return { webhookEndpoints, apiKeys, mayChange, done: new URL(request.url).searchParams.get('done') }
}

type Did = {
  readonly did: 'webhook' | 'key' | 'revoke'
  readonly secret: string | null
  readonly problems: readonly Problem[]
  readonly typed: {
    readonly url: string
    readonly description: string
    readonly types: readonly WebhookEventType[]
    readonly name: string
    readonly scopes: readonly Permission[]
    readonly storefronts: readonly string[]
  }
}

export async function action({ context, request }: RouteArgs): Promise<Did> {
  const { ask } = scopeOf(context)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = {
    url: text('url'),
    description: text('description'),
    types: eventTypesIn(form),
    name: text('name'),
    scopes: scopesIn(form),
    storefronts: form.getAll('storefronts').map(String),
  }
  const done = async () => {
    switch (text('do')) {
      case 'webhook': {
        const { url, description, types } = typed
        return {
          did: 'webhook' as const,
          ...(await ask(addWebhookEndpoint, { url, description, types })).addWebhookEndpoint,
        }
      }
      case 'key': {
        const given = {
          name: typed.name,
          scopes: typed.scopes,
          storefronts: typed.storefronts.length > 0 ? typed.storefronts : null,
        }
        return { did: 'key' as const, ...(await ask(makeApiKey, given)).makeApiKey }
      }
      default:
        return { did: 'revoke' as const, secret: null, ...(await ask(revokeApiKey, { id: text('id') })).revokeApiKey }
    }
  }
  const { did, secret, problems } = await done()
  if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed')) throw redirect('/prove?to=/integrations')
  if (problems.length === 0 && secret === null) throw redirect('/integrations?done=revoke')
  return { did, secret, problems, typed }
}

export default function Integrations({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.integrations
  const { webhookEndpoints, apiKeys, mayChange, done } = loaderData
  const problemsOf = (did: Did['did']) => (actionData?.did === did ? actionData.problems : undefined)
  const typed = actionData?.secret ? undefined : actionData?.typed
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <DoneNotice text={done && !actionData ? said.revokedDone : undefined} />
      {actionData?.secret ? (
        <SecretNotice
          title={actionData.did === 'key' ? said.keyTitle : said.secretTitle}
          about={actionData.did === 'key' ? said.keyAbout : said.secretAbout}
          secret={actionData.secret}
        />
      ) : null}
      <ProblemSummary problems={actionData?.problems} />
      <section className="stack" aria-labelledby="webhooks">
        <h2 id="webhooks">{said.webhooks}</h2>
        <p className="soft">{said.webhooksAbout}</p>
        {webhookEndpoints.length === 0 ? (
          <p className="card">{said.webhooksNone}</p>
        ) : (
          <DataTable
            caption={said.webhooks}
            rows={webhookEndpoints}
            keyOf={({ id }) => id}
            columns={[
              {
                label: said.url,
                cell: ({ id, url, description }) => (
                  <>
                    <a className="break" href={`/integrations/webhooks/${id}`}>
                      {url}
                    </a>
                    {description ? <span className="soft small"> {description}</span> : null}
                  </>
                ),
              },
              { label: said.state, cell: ({ isActive }) => (isActive ? said.active : said.paused) },
              { label: said.waiting, cell: ({ waiting }) => waiting, isAmount: true },
              { label: said.failed, cell: ({ failed }) => failed, isAmount: true },
            ]}
          />
        )}
        {mayChange ? (
          <details className="card" open={(problemsOf('webhook')?.length ?? 0) > 0}>
            <summary>{said.add}</summary>
            <form method="post" className="stack" noValidate>
              <WebhookFields endpoint={typed} problems={problemsOf('webhook')} />
              <button type="submit" name="do" value="webhook">
                {said.submitAdd}
              </button>
            </form>
          </details>
        ) : null}
      </section>
      <ApiKeys keys={apiKeys} mayChange={mayChange} typed={typed} problems={problemsOf('key')} />
    </>
  )
}
