import '#server/configured-storefronts.ts'
import { EventEmitter } from 'node:events'
import { openTelemetry } from '#server/tracing/open-telemetry.ts'
import { traceRequest } from '#server/tracing/traced-request.ts'
import { traceStatement } from '#database/traced-statement.ts'
import { Router } from '#server/route.ts'
import { performance } from 'node:perf_hooks'
const router = new Router({ has: () => false })
const text = 'select "products"."id", "products"."sku", "products"."parent_sku" from "products" where "sku" = any((select $1::text[])::text[])'
for (const [name, share] of [['off', -1], ['5 %', 0.05], ['all', 1]] as const) {
  const tracing = share < 0 ? undefined : openTelemetry({ endpoint: 'http://127.0.0.1:3512', headers: {}, serviceName: 's', sampler: 'parentbased_traceidratio', share, trustsRequests: false }, { version: '', onLost: () => lost++ })
  let lost = 0
  const one = async (statements: number) => {
    const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true })
    const request = { url: '/nl/', method: 'GET', headers: {} }
    let work: Promise<unknown> | undefined
    const answer = () => { if (statements) work = (async () => { for (let i = 0; i < statements; i++) { const send = async () => ({ rows: [] }); await (tracing ? traceStatement(tracing, text, send) : send()) } })() }
    if (tracing) traceRequest(tracing, request as never, response as never, router.route('/nl/'), answer); else answer()
    if (work) await work
    response.emit('close')
  }
  for (const statements of [0, 10]) {
    const batch = statements ? 300 : 2000
    const cost = async () => { const b = process.cpuUsage(); for (let i = 0; i < batch; i++) await one(statements); const a = process.cpuUsage(b); return (a.user + a.system) / batch }
    const all: number[] = []
    // Exports run between the batches and count with them.
    for (let r = 0; r < 60; r++) { const b = process.cpuUsage(); for (let i = 0; i < batch; i++) await one(statements); await new Promise((r) => setTimeout(r, share === 1 ? 60 : 5)); const a = process.cpuUsage(b); all.push((a.user + a.system) / batch) }
    all.sort((x, y) => x - y)
    console.log(name, statements, 'statements', all[30]!.toFixed(2), 'µs median', all[10]!.toFixed(2), 'low', 'lost', lost)
  }
  await tracing?.stop(3000)
}
process.exit(0)
