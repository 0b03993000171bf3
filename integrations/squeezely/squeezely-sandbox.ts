import { Hono } from 'hono'

/** As many as somebody may want to look through. */
const most = 500

/**
 * A sandbox of Squeezely's tracker: the script that browsers load empties `_sqzl`, takes what is pushed from then on, and hands all of it
 * to the sandbox, which keeps it for whoever asks for `/events`.
 */
export function createSqueezelySandbox() {
  const events: unknown[] = []
  const app = new Hono()
  app.get('/tracker/:account/sqzl.js', (context) => {
    const own = new URL(context.req.url)
    const base = own.origin + own.pathname.slice(0, own.pathname.lastIndexOf('/tracker/'))
    return context.body(script(base), 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  })
  app.post('/events', async (context) => {
    const event: unknown = await context.req.json().catch(() => undefined)
    if (event === undefined) return context.json({ errors: ['No JSON'] }, 400)
    events.push(event)
    if (events.length > most) events.shift()
    return context.json({ success: true }, 201, { 'Access-Control-Allow-Origin': '*' })
  })
  app.get('/events', (context) => context.json(events))
  return { app, events: events as readonly unknown[] }
}

function script(base: string): string {
  return `(() => {
  const send = (event) => fetch(${JSON.stringify(`${base}/events`)}, { method: 'POST', body: JSON.stringify(event), keepalive: true })
  const waiting = window._sqzl || []
  window._sqzl = { push: (event) => void send(event) }
  waiting.forEach(send)
})()
`
}
