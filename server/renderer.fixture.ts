/** A worker that speaks the renderer's protocol and does what the path of a page says; for renderer.test.ts. */
import { parentPort } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './render-protocol.ts'

const say = (message: FromWorker) => parentPort?.postMessage(message)
const order: string[] = []

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'start') say({ kind: 'started' })
  if (message.kind === 'stop') parentPort?.close()
  if (message.kind === 'invalidate') order.push(`changed ${message.tags?.join() ?? 'all'}`)
  if (message.kind !== 'render') return
  const { id, task } = message
  const { pathname } = new URL(task.url)
  order.push(pathname)
  const answer = () =>
    say({
      kind: 'rendered',
      id,
      page: {
        status: 200,
        headers: [],
        body: new TextEncoder().encode(order.join(' ')),
        tags: [],
        setCookies: [],
        policy: '',
      },
    })
  if (pathname === '/crash') process.exit(1)
  if (pathname === '/never') return
  if (pathname === '/here') say({ kind: 'arrival', notice: { of: 'order', arrival: 'here' } })
  if (pathname === '/refuse') return say({ kind: 'refused', id, message: 'a loader failed' })
  answer()
})
