import type { AuditValues } from '#shop/staff/audit.ts'
import type { StaffRefused } from '#shop/staff/staff-refusal.ts'
import {
  type EventDelivery,
  type WebhookEndpoint,
  type WebhookEventType,
  webhookEventTypes,
} from '#shop/webhooks/webhook-event.ts'
import type { WebhookRefused } from '#shop/webhooks/webhook-service.ts'
import { backofficeBuilder, badValue, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { type ApiProblem, OutcomeType, outcomeOf, ProblemType, problemsOf } from './outcome.ts'
import { actorOf } from './session.ts'

const WebhookEventTypeType = backofficeBuilder.enumType('WebhookEventType', { values: enumValues(webhookEventTypes) })

const WebhookDeliveryType = backofficeBuilder.objectRef<EventDelivery>('WebhookDelivery').implement({
  description: 'An event on its way to an endpoint, and how far it came.',
  fields: (t) => ({
    eventId: t.int({ resolve: ({ event }) => event.id }),
    type: t.string({ resolve: ({ event }) => event.type }),
    objectType: t.string({ resolve: ({ event }) => event.objectType }),
    objectId: t.string({ resolve: ({ event }) => event.objectId }),
    data: t.field({ type: 'JSON', resolve: ({ event }) => event.data }),
    at: t.field({ type: 'DateTime', description: 'When it happened.', resolve: ({ event }) => event.at }),
    state: t.exposeString('state', { description: 'waiting, delivered or failed.' }),
    attempts: t.exposeInt('attempts'),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of the next attempt.',
      resolve: ({ state, nextAt }) => (state === 'waiting' ? nextAt : null),
    }),
    triedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ triedAt }) => triedAt }),
    status: t.exposeInt('status', { nullable: true, description: 'Of the last answer; null where none came.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'The beginning of what was answered.' }),
  }),
})

const WebhookEndpointType = backofficeBuilder.objectRef<WebhookEndpoint>('WebhookEndpoint').implement({
  description: 'An address that is told what happens in the shop, by the Standard Webhooks specification.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    description: t.exposeString('description'),
    types: t.field({
      type: [WebhookEventTypeType],
      nullable: true,
      description: 'Null for all of them.',
      resolve: ({ types }) => (types === 'all' ? null : [...types]),
    }),
    isActive: t.boolean({ resolve: ({ state }) => state === 'active' }),
    version: t.exposeInt('version'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    waiting: t.int({ resolve: async ({ id }, _, { shop }) => (await shop.webhooks.counts()).get(id)?.waiting ?? 0 }),
    failed: t.int({ resolve: async ({ id }, _, { shop }) => (await shop.webhooks.counts()).get(id)?.failed ?? 0 }),
    deliveries: t.field({
      type: [WebhookDeliveryType],
      description: 'The newest first, at most 100.',
      resolve: async ({ id }, _, { shop }) => [...(await shop.webhooks.deliveries(id))],
    }),
  }),
})

export type SecretOutcome = {
  readonly problems: readonly ApiProblem[]
  readonly id: string | null
  readonly secret: string | null
}

export const SecretOutcomeType = backofficeBuilder.objectRef<SecretOutcome>('SecretOutcome').implement({
  description: 'A secret that is told this one time.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    id: t.id({ nullable: true, resolve: ({ id }) => id }),
    secret: t.exposeString('secret', { nullable: true }),
  }),
})

type Refused = WebhookRefused | StaffRefused

const isWebhookRefused = <T extends object>(answer: T | WebhookRefused): answer is WebhookRefused =>
  'refusals' in answer

/** Changes an endpoint in one transaction with its row in the books, which never hold its secret. */
async function changeWebhooks<T extends object>(
  context: BackofficeContext,
  action: string,
  object: { readonly id: string; readonly name: string },
  work: () => Promise<T | WebhookRefused>,
  said: (result: T) => AuditValues,
  before: AuditValues = null,
): Promise<{ readonly result: T } | Refused> {
  return context.shop.staff.perform<T, Refused>(actorOf(context), {
    permission: 'integrations.write',
    needsProof: true,
    action,
    object: { type: 'webhook', ...object },
    work: async () => {
      const result = await work()
      return isWebhookRefused(result) ? result : { result, before, after: said(result) }
    },
  })
}

const longestDescription = 200

const endpointInput = ({
  url,
  description,
  types,
}: {
  readonly url: string
  readonly description: string
  readonly types?: readonly WebhookEventType[] | null | undefined
}) => ({
  url: url.trim(),
  description: description.trim().slice(0, longestDescription),
  types: types && types.length > 0 ? types : ('all' as const),
})

const saidOf = ({ url, description, types, state }: WebhookEndpoint) => ({ url, description, types, state })

backofficeBuilder.queryFields((t) => ({
  webhookEndpoints: t.field({
    type: [WebhookEndpointType],
    resolve: async (_, _args, { shop }) => [...(await shop.webhooks.endpoints())],
  }),
  webhookEndpoint: t.field({
    type: WebhookEndpointType,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, { shop }) => (await shop.webhooks.endpoint(id)) ?? null,
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  addWebhookEndpoint: t.field({
    type: SecretOutcomeType,
    description: 'Begins to tell an address of the internet what happens from now on.',
    args: {
      url: t.arg.string(),
      description: t.arg.string(),
      types: t.arg({ type: [WebhookEventTypeType], required: false, description: 'All of them where none is named.' }),
    },
    resolve: async (_, given, context): Promise<SecretOutcome> => {
      const asked = endpointInput(given)
      const answer = await changeWebhooks(
        context,
        'webhook.add',
        { id: asked.url, name: asked.url },
        () => context.shop.webhooks.addEndpoint(asked),
        ({ endpoint }) => ({ id: endpoint.id, ...saidOf(endpoint) }),
      )
      if (!('result' in answer)) return { problems: problemsOf(answer), id: null, secret: null }
      const { endpoint, secret } = answer.result
      return { problems: [], id: endpoint.id, secret }
    },
  }),
  changeWebhookEndpoint: t.field({
    type: OutcomeType,
    args: {
      id: t.arg.id(),
      version: t.arg.int(),
      url: t.arg.string(),
      description: t.arg.string(),
      types: t.arg({ type: [WebhookEventTypeType], required: false }),
      isActive: t.arg.boolean(),
    },
    resolve: async (_, { id, version, isActive, ...given }, context) => {
      const to = { ...endpointInput(given), state: isActive ? ('active' as const) : ('paused' as const) }
      // Only the version that was seen is changed, so that what is read here is what it was.
      const before = await context.shop.webhooks.endpoint(id)
      const answer = await changeWebhooks(
        context,
        'webhook.change',
        { id, name: to.url },
        () => context.shop.webhooks.changeEndpoint(id, version, to),
        saidOf,
        before && saidOf(before),
      )
      return outcomeOf(answer, id)
    },
  }),
  renewWebhookSecret: t.field({
    type: SecretOutcomeType,
    description: 'The secret of before signs nothing any more.',
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context): Promise<SecretOutcome> => {
      const endpoint = await context.shop.webhooks.endpoint(id)
      const answer = await changeWebhooks(
        context,
        'webhook.secret',
        { id, name: endpoint?.url ?? id },
        () => context.shop.webhooks.renewSecret(id),
        () => null,
      )
      if (!('result' in answer)) return { problems: problemsOf(answer), id, secret: null }
      return { problems: [], id, secret: answer.result.secret }
    },
  }),
  removeWebhookEndpoint: t.field({
    type: OutcomeType,
    description: 'What waits for it is told nobody.',
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      const endpoint = await context.shop.webhooks.endpoint(id)
      const answer = await changeWebhooks(
        context,
        'webhook.remove',
        { id, name: endpoint?.url ?? id },
        () => context.shop.webhooks.removeEndpoint(id),
        () => null,
        endpoint && saidOf(endpoint),
      )
      return outcomeOf(answer, id)
    },
  }),
  sendWebhookAgain: t.field({
    type: OutcomeType,
    description: 'Tries an event again, whatever became of it.',
    args: { endpointId: t.arg.id(), eventId: t.arg.int() },
    resolve: async (_, { endpointId, eventId }, context) => {
      if (eventId < 1) throw badValue('There is no such event')
      const endpoint = await context.shop.webhooks.endpoint(endpointId)
      const answer = await context.shop.staff.perform<{ waits: true }, Refused>(actorOf(context), {
        permission: 'integrations.write',
        action: 'webhook.send-again',
        object: { type: 'webhook', id: endpointId, name: endpoint?.url ?? endpointId },
        work: async () => {
          const result = await context.shop.webhooks.sendAgain(eventId, endpointId)
          return isWebhookRefused(result) ? result : { result, before: null, after: { event: `evt_${eventId}` } }
        },
      })
      return outcomeOf(answer, endpointId)
    },
  }),
}))
