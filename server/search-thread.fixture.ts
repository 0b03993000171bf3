/** A search thread that answers with what it was asked, breaks down when told to, and fails at an unknown page; for its test. */
import { parentPort } from 'node:worker_threads'
import type { SearchCall } from './search-wire.ts'

let asked = 0
parentPort?.on('message', (call: SearchCall) => {
  asked++
  if (call.method === 'rebuild') process.exit(1)
  if (call.method === 'refresh') return parentPort?.postMessage({ kind: 'found', id: call.id, problem: 'no database' })
  parentPort?.postMessage({ kind: 'found', id: call.id, answer: { ids: [], total: asked, ignored: [] } })
})
