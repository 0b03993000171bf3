/** A node of the shop as a process of its own: the API over HTTP on a free port, which it prints. Killable. */
import '#server/configured-storefronts.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '#api/create-api.ts'
import { openDatabase } from '#database/connect.ts'
import type { SocketConnection } from '#database/embedded.ts'
import { embeddedGeocoder } from '#integrations/geocoder/geocoder.ts'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import { systemClock } from '#kernel/clock.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { createShop } from '#shop/shop.ts'
import { carrierPointsFixture } from '../shop/carrier-points.ts'
import { demoCompany } from '../shop/company.ts'
import { smallContent } from '../shop/content.ts'
import { demoSettings } from '../shop/settings.ts'

const connection = JSON.parse(process.argv[2] ?? '') as SocketConnection
const { db } = openDatabase({ embedded: connection }, { poolSize: 20 })
const nobody = async () => undefined
const shop = createShop({
  db,
  clock: systemClock,
  settings: settingsSource(demoSettings),
  company: demoCompany,
  payments: createMolliePayments({ apiKey: 'test_key', endpoint: 'http://127.0.0.1:9/v2' }),
  captcha: { task: async () => ({ challenge: '', watcher: null }), verify: async () => ({ score: 0, reasons: [] }) },
  addressLookups: {},
  carrierPoints: carrierPointsFixture(),
  geocoder: embeddedGeocoder(),
  pictures: { find: () => undefined, film: () => undefined },
  content: smallContent(),
  mail: { send: nobody, dropUnsent: nobody },
  newsletterService: { upsert: nobody, remove: nobody },
  jobs: { enqueue: nobody },
  documentPrinter: { print: async () => new Uint8Array() },
  labelJoiner: { join: async () => ({ pdf: undefined, unreadable: new Set<number>() }) },
  returnLabels: { label: async () => ({ code: '', pdf: new Uint8Array() }) },
  inStoreSessions: { session: nobody, refresh: nobody },
  publicUrl: 'http://shop.test',
})
const api = createApi(shop, { development: false, documents: {}, secure: false, report: nobody })
/** What a job would do: there are none here. */
async function answer(request: Request): Promise<Response> {
  const order = /\/issue\/([\w-]+)$/.exec(request.url)?.[1]
  if (order === undefined) return api.fetch(request)
  return Response.json({ number: (await shop.issueInvoice(order))?.number })
}
const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }))
// Hundreds come at once, and a connection must not end just when somebody uses it again.
server.keepAliveTimeout = 300_000
server.listen({ port: 0, host: '127.0.0.1', backlog: 2048 }, () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
)
