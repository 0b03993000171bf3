/**
 * Loaded before a shop (`node --import`) that is asked what it holds: each thread of it counts its timers, sockets, servers and watchers, also those that
 * let a process end, and the listeners of its process.
 */
import { createHook } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/** By kind of resource, of all threads together; `listener` and `warning` are of the processes. */
export type HeldCounts = Readonly<Record<string, number>>

const counted = new Set([
  ...['Timeout', 'TCPWRAP', 'TCPSERVERWRAP', 'PIPEWRAP', 'PIPESERVERWRAP', 'TLSWRAP', 'HTTPCLIENTREQUEST'],
  ...[
    'FSEVENTWRAP',
    'FSREQCALLBACK',
    'FILEHANDLE',
    'PROCESSWRAP',
    'WORKER',
    'MESSAGEPORT',
    'UDPWRAP',
    'GETADDRINFOREQWRAP',
  ],
])
const live = new Map<number, string>()
createHook({
  init: (id, type) => {
    if (counted.has(type)) live.set(id, type)
  },
  destroy: (id) => {
    live.delete(id)
  },
}).enable()

let warnings = 0
process.on('warning', () => {
  warnings++
})

function ownCounts(): HeldCounts {
  const counts: Record<string, number> = { warning: warnings }
  for (const type of live.values()) counts[type] = (counts[type] ?? 0) + 1
  counts.listener = process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0)
  return counts
}

const threads = new BroadcastChannel('held')
if (isMainThread) {
  process.on('message', (message) => {
    if (message === 'held') void sumOfThreads().then((held) => process.send?.({ held }))
    if (message === 'plant') plantLeak()
  })
} else {
  threads.onmessage = (event) => {
    // What the other threads answer is heard here too.
    if ((event as unknown as { readonly data: unknown }).data === 'held') threads.postMessage(ownCounts())
  }
}

/** What this thread and each that answers at once holds. */
async function sumOfThreads(): Promise<HeldCounts> {
  const counts: Record<string, number> = { ...ownCounts() }
  threads.onmessage = (event) => {
    const { data } = event as unknown as { readonly data: HeldCounts }
    for (const [type, many] of Object.entries(data)) counts[type] = (counts[type] ?? 0) + many
  }
  threads.postMessage('held')
  await new Promise((resolve) => setTimeout(resolve, 300))
  threads.onmessage = null
  return counts
}

/** From now on each request leaves a timer and a listener behind, so that whoever looks for such things can be seen to find them. */
function plantLeak(): void {
  // Node would say the same beside the test's own words.
  process.setMaxListeners(0)
  subscribe('http.server.request.start', () => {
    setTimeout(() => undefined, 3_600_000).unref()
    process.on('planted', () => undefined)
  })
}

threads.unref()
process.channel?.unref()
