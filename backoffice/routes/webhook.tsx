import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { ownMomentText } from '../ui/format.ts'
import { SecretNotice } from '../ui/integrations/secret-notice.tsx'
import { eventTypesIn, WebhookFields } from '../ui/integrations/webhook-fields.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { DataTable } from '../ui/table.tsx'

const webhookQuery = graphql(`
  query WebhookEndpoint($id: ID!) {
    me {
      permissions
    }
    webhookEndpoint(id: $id) {
      id
      url
      description
      types
      isActive
      version
      deliveries {
        eventId
        type
        objectId
        at
        state
        attempts
        nextAt
        status
        answer
      }
    }
  }
`)

const changeWebhookEndpoint = graphql(`
  mutation ChangeWebhookEndpoint(
    $id: ID!
    $version: Int!
    $url: String!
    $description: String!
    $types: [WebhookEventType!]
    $isActive: Boolean!
  ) {
    changeWebhookEndpoint(
      id: $id
      version: $version
      url: $url
      description: $description
      types: $types
      isActive: $isActive
    ) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const renewWebhookSecret = graphql(`
  mutation RenewWebhookSecret($id: ID!) {
    renewWebhookSecret(id: $id) {
      secret
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const removeWebhookEndpoint = graphql(`
  mutation RemoveWebhookEndpoint($id: ID!) {
    removeWebhookEndpoint(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const sendWebhookAgain = graphql(`
  mutation SendWebhookAgain($endpointId: ID!, $eventId: Int!) {
    sendWebhookAgain(endpointId: $endpointId, eventId: $eventId) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'id'>) {
  const { me, webhookEndpoint } = await scopeOf(context).ask(webhookQuery, { id: params.id })
  if (!webhookEndpoint) throw data(null, { status: 404 })
  const mayChange = me?.permissions.includes('INTEGRATIONS_WRITE') ?? false
  return { endpoint: webhookEndpoint, mayChange, done: new URL(request.url).searchParams.get('done') }
}

export async function action({ context, params: { id }, request }: RouteArgs<'id'>) {
  const form = await request.formData()
  const did = String(form.get('do') ?? '')
  const { problems, secret } = await changeAs(scopeOf(context), id, did, form)
  const path = `/integrations/webhooks/${id}`
  if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed')) throw redirect(`/prove?to=${path}`)
  if (problems.length > 0 || secret)
    return { problems, secret, typed: did === 'save' ? typedEndpoint(form) : undefined }
  throw redirect(did === 'remove' ? '/integrations' : `${path}?done=${did}`)
}

const typedEndpoint = (form: FormData) => ({
  url: String(form.get('url') ?? ''),
  description: String(form.get('description') ?? ''),
  types: eventTypesIn(form),
})

async function changeAs({ ask }: Scope, id: string, did: string, form: FormData) {
  const nothing = { secret: null }
  switch (did) {
    case 'secret':
      return (await ask(renewWebhookSecret, { id })).renewWebhookSecret
    case 'remove':
      return { ...nothing, ...(await ask(removeWebhookEndpoint, { id })).removeWebhookEndpoint }
    case 'again': {
      const eventId = Number(form.get('eventId')) || 0
      return { ...nothing, ...(await ask(sendWebhookAgain, { endpointId: id, eventId })).sendWebhookAgain }
    }
    default: {
      const version = Number(form.get('version')) || 0
      const given = { id, version, ...typedEndpoint(form), isActive: form.has('isActive') }
      return { ...nothing, ...(await ask(changeWebhookEndpoint, given)).changeWebhookEndpoint }
    }
  }
}

export default function Webhook({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.integrations
  const { endpoint, mayChange, done } = loaderData
  const doneText = done === 'again' ? said.sentAgain : done ? said.saved : undefined
  const toneOf = (state: string) => (state === 'delivered' ? 'good' : state === 'failed' ? 'bad' : 'warn')
  return (
    <>
      <title>{`${endpoint.url} · ${shopName}`}</title>
      <p>
        <a href="/integrations">{said.title}</a>
      </p>
      <h1 className="break">{endpoint.url}</h1>
      <DoneNotice text={actionData ? undefined : doneText} />
      {actionData?.secret ? (
        <SecretNotice title={said.secretTitle} about={said.secretAbout} secret={actionData.secret} />
      ) : null}
      <ProblemSummary problems={actionData?.problems} />
      <section className="stack" aria-labelledby="deliveries">
        <h2 id="deliveries">{said.deliveries}</h2>
        {endpoint.deliveries.length === 0 ? (
          <p className="card">{said.deliveriesNone}</p>
        ) : (
          <DataTable
            caption={said.deliveries}
            rows={endpoint.deliveries}
            keyOf={({ eventId }) => String(eventId)}
            columns={[
              { label: said.event, cell: ({ type }) => <code>{type}</code> },
              { label: said.about, cell: ({ objectId }) => <code className="small break">{objectId}</code> },
              { label: said.at, cell: ({ at }) => ownMomentText(at, reader) },
              {
                label: said.state,
                cell: ({ state, nextAt }) => (
                  <>
                    <Badge
                      text={said.deliveryStates[state as keyof typeof said.deliveryStates] ?? state}
                      tone={toneOf(state)}
                    />
                    {nextAt ? <span className="soft small"> {said.next(ownMomentText(nextAt, reader))}</span> : null}
                  </>
                ),
              },
              { label: said.attempts, cell: ({ attempts }) => attempts, isAmount: true },
              {
                label: said.answer,
                cell: ({ status, answer }) => (
                  <span className="small break" lang="en">
                    {[status, answer].filter((part) => part !== null && part !== '').join(' ') || '–'}
                  </span>
                ),
              },
              {
                label: said.again,
                cell: ({ eventId }) =>
                  mayChange ? (
                    <form method="post">
                      <input type="hidden" name="eventId" value={eventId} />
                      <button type="submit" name="do" value="again" className="plain">
                        {said.again}
                      </button>
                    </form>
                  ) : (
                    '–'
                  ),
              },
            ]}
          />
        )}
      </section>
      {mayChange ? (
        <div className="columns">
          <form method="post" className="card stack" noValidate>
            <input type="hidden" name="version" value={endpoint.version} />
            <WebhookFields endpoint={{ ...endpoint, ...actionData?.typed }} problems={actionData?.problems} />
            <label className="choice">
              <input type="checkbox" name="isActive" defaultChecked={endpoint.isActive} /> <span>{said.isActive}</span>
            </label>
            <button type="submit" name="do" value="save">
              {said.save}
            </button>
          </form>
          <form method="post" className="card stack">
            <p>{said.renewAbout}</p>
            <button type="submit" name="do" value="secret" className="plain">
              {said.renew}
            </button>
            <p>{said.removeAbout}</p>
            <button type="submit" name="do" value="remove" className="danger">
              {said.remove}
            </button>
          </form>
        </div>
      ) : null}
    </>
  )
}
