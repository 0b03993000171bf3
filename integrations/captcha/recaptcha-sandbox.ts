import { Hono } from 'hono'
import type { Clock } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'

const twoMinutes = 120_000

export type RecaptchaSandboxOptions = {
  readonly siteKey: string
  readonly secretKey: string
  readonly clock: Clock
}

type Made = { readonly action: string; readonly hostname: string; readonly at: number; readonly score: number }

/**
 * A sandbox of reCAPTCHA v3: the script that browsers load, and siteverify with Google's answers. Tokens last two minutes and
 * count once. Whose user agent says `bot` scores 0.1, everybody else 0.9; while it is `down`, it answers 503.
 */
export function createRecaptchaSandbox({ siteKey, secretKey, clock }: RecaptchaSandboxOptions) {
  const made = new Map<string, Made>()
  let state: 'up' | 'down' = 'up'
  const app = new Hono()

  app.use(async (context, next) => (state === 'down' ? context.text('Service Unavailable', 503) : next()))
  app.get('/api.js', (context) => {
    const own = new URL(context.req.url)
    const base = `${own.origin}${own.pathname.replace(/\/api\.js$/, '')}`
    return context.body(script(base, context.req.query('render') ?? ''), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    })
  })
  // Between Google's script and Google: its own business, so the sandbox's is a way of its own.
  app.post('/api2/token', async (context) => {
    const form = await context.req.parseBody()
    if (form.k !== siteKey) return context.text('Invalid site key', 400)
    const token = newToken()
    const isBot = /bot/i.test(context.req.header('user-agent') ?? '')
    made.set(token, {
      action: String(form.action ?? ''),
      hostname: new URL(context.req.url).hostname,
      at: clock.now().getTime(),
      score: isBot ? 0.1 : 0.9,
    })
    return context.text(token)
  })
  app.post('/api/siteverify', async (context) => {
    const form = await context.req.parseBody()
    const refuse = (code: string) => context.json({ success: false, 'error-codes': [code] })
    if (form.secret === undefined || form.secret === '') return refuse('missing-input-secret')
    if (form.secret !== secretKey) return refuse('invalid-input-secret')
    const token = typeof form.response === 'string' ? form.response : ''
    if (token === '') return refuse('missing-input-response')
    const found = made.get(token)
    if (!found) return refuse(/^[\w-]{43}$/.test(token) ? 'timeout-or-duplicate' : 'invalid-input-response')
    made.delete(token)
    if (clock.now().getTime() - found.at > twoMinutes) return refuse('timeout-or-duplicate')
    const { action, hostname, at, score } = found
    return context.json({ success: true, challenge_ts: new Date(at).toISOString(), hostname, action, score })
  })

  return {
    app,
    set: (next: typeof state): void => {
      state = next
    },
  }
}

/** What Google's script offers to a page, in a few lines. */
function script(base: string, siteKey: string): string {
  const [token, key] = [JSON.stringify(`${base}/api2/token`), JSON.stringify(siteKey)]
  return `window.grecaptcha = {
  ready: (then) => queueMicrotask(then),
  execute: async (siteKey, { action }) => {
    if (siteKey !== ${key}) throw new Error('Invalid site key')
    const answer = await fetch(${token}, { method: 'POST', body: new URLSearchParams({ k: siteKey, action }) })
    if (!answer.ok) throw new Error('reCAPTCHA answered ' + answer.status)
    return answer.text()
  },
}
`
}
