import { expect } from 'vitest'
import { orderForStaff } from '../staff-order.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

const url = 'https://erp.example/hooks'
const endpointAt = (address: string) => ({
  url: address,
  description: 'Stock',
  types: ['order.placed'],
  state: 'active',
})
const webhookInBooks = (id: string, name = url) => ({ type: 'webhook', id, name })

async function endpoint({ shop }: AuditOffice) {
  const added = await shop.shop.webhooks.addEndpoint({ url, description: 'Stock', types: ['order.placed'] })
  if ('refusals' in added) throw new Error(JSON.stringify(added))
  return added.endpoint
}

/** What other systems are told, and what they may do. */
export const integrationAuditCases: AuditCases = {
  addWebhookEndpoint: {
    action: 'webhook.add',
    prepare: async () => {
      const input = { url, description: 'Stock', types: ['ORDER_PLACED'] }
      return { input, object: webhookInBooks(url), after: { id: expect.any(String), ...endpointAt(url) } }
    },
  },
  changeWebhookEndpoint: {
    action: 'webhook.change',
    prepare: async (office) => {
      const { id, version } = await endpoint(office)
      const to = 'https://other.example/hooks'
      const input = { id, version, url: to, description: 'Stock', types: ['ORDER_PLACED'], isActive: false }
      const after = { ...endpointAt(to), state: 'paused' }
      return { input, object: webhookInBooks(id, to), before: endpointAt(url), after }
    },
  },
  renewWebhookSecret: {
    action: 'webhook.secret',
    silent: 'no secret stands in the books, neither the old one nor the new one',
    prepare: async (office) => {
      const { id } = await endpoint(office)
      return { input: { id }, object: webhookInBooks(id) }
    },
  },
  removeWebhookEndpoint: {
    action: 'webhook.remove',
    prepare: async (office) => {
      const { id } = await endpoint(office)
      return { input: { id }, object: webhookInBooks(id), before: endpointAt(url) }
    },
  },
  sendWebhookAgain: {
    action: 'webhook.send-again',
    prepare: async (office) => {
      const { id } = await endpoint(office)
      await orderForStaff(office.shop)
      await office.shop.shop.webhooks.deliverDue()
      const [delivery] = await office.shop.shop.webhooks.deliveries(id)
      const eventId = delivery?.event.id ?? 0
      return { input: { endpointId: id, eventId }, object: webhookInBooks(id), after: { event: `evt_${eventId}` } }
    },
  },
  makeApiKey: {
    action: 'api-key.make',
    prepare: async () => {
      const input = { name: 'ERP', scopes: ['ORDERS_READ'], storefronts: ['nl_NL'] }
      const after = { scopes: ['orders.read'], storefronts: ['nl_NL'] }
      return { input, object: { type: 'api-key', id: expect.stringMatching(/^.{8}$/), name: 'ERP' }, after }
    },
  },
  revokeApiKey: {
    action: 'api-key.revoke',
    prepare: async ({ ask }) => {
      const make = 'mutation { makeApiKey(name: "ERP", scopes: [ORDERS_READ], storefronts: ["nl_NL"]) { id secret } }'
      const { id, secret } = await ask<{ id: string; secret: string }>(make)
      const object = { type: 'api-key', id: secret.slice(0, 8), name: 'ERP' }
      return { input: { id }, object, before: { scopes: ['orders.read'], storefronts: ['nl_NL'] } }
    },
  },
}
