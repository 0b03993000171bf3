import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'

export type BadAnswer = readonly [name: string, reply: () => Promise<Response>, outcome: VendorEvent['outcome']]

/** What any outside system answers now and then, and what the log calls it. */
export const badAnswers: readonly BadAnswer[] = [
  ['no answer in time', () => new Promise(() => undefined), 'timeout'],
  ['a body that never ends', async () => new Response(new ReadableStream({ start: () => undefined })), 'timeout'],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ['a connection that breaks off', async () => new Response(brokenOff()), 'network'],
  ['500', async () => new Response('Internal Server Error', { status: 500 }), 'server-error'],
  ['429', async () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }), 'busy'],
  ['401', async () => new Response('{}', { status: 401 }), 'unauthorized'],
  ['a page of a proxy', async () => new Response('<html>Sign in</html>'), 'unreadable'],
  ['half of an answer', async () => new Response('{"id":"a","succ'), 'unreadable'],
  ['an empty answer', async () => new Response(''), 'unreadable'],
  ['another type', async () => Response.json(['surprise']), 'unreadable'],
]

function brokenOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"id":'))
      controller.error(new TypeError('terminated'))
    },
  })
}

/** For an adapter's options: a wire at whose end everybody answers the same, in little time, and what was told of it. */
export function wireThat(reply: () => Promise<Response>) {
  const events: VendorEvent[] = []
  return {
    events,
    failures: () => events.filter(({ outcome }) => outcome !== 'answered'),
    options: {
      fetch: reply as typeof fetch,
      observe: (event: VendorEvent) => void events.push(event),
      timeoutMs: 20,
    },
  }
}
