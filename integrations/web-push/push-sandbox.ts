import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Clock } from '#kernel/clock.ts'
import type { BrowserSubscription } from '#shop/push/push-port.ts'

/** What a browser of the sandbox was shown. */
export type ReceivedPush = {
  readonly text: string
  readonly ttl: number
  readonly topic: string | undefined
  readonly key: string
}

type Listening = {
  readonly ecdh: ECDH
  readonly auth: Buffer
  readonly received: ReceivedPush[]
  isGone: boolean
}

/** As long as a record of RFC 8188 may be with every push service. */
const longest = 4096
/** A proof may end in a day at the latest (RFC 8292, 2). */
const daySeconds = 86_400

/**
 * A push service together with its browsers: it speaks RFC 8030, checks the proof of RFC 8292, and reads what it is sent as a browser
 * does (RFC 8291, RFC 8188). It fails on request.
 *
 * @param base its address, `http://localhost:3000/sandbox/push`
 */
export function createPushSandbox({ base, clock }: { readonly base: string; readonly clock: Clock }) {
  const browsers = new Map<string, Listening>()
  /** Statuses that it answers next, whatever it is asked. */
  const failures: number[] = []
  const app = new Hono()

  function subscribe(): BrowserSubscription {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    const id = randomBytes(24).toString('base64url')
    browsers.set(id, { ecdh, auth, received: [], isGone: false })
    return {
      endpoint: `${base}/send/${id}`,
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    }
  }

  const idOf = (endpoint: string) => endpoint.slice(endpoint.lastIndexOf('/') + 1)
  const browserAt = (endpoint: string) => browsers.get(idOf(endpoint))

  app.post('/send/:id', async (context) => {
    const failure = failures.shift()
    if (failure !== undefined) return status(context, failure)
    const browser = browsers.get(context.req.param('id'))
    if (!browser) return status(context, 404)
    if (browser.isGone) return status(context, 410)
    const ttl = context.req.header('ttl') ?? ''
    if (!/^\d{1,9}$/.test(ttl)) return status(context, 400)
    const key = provenKey(context.req.header('authorization'), new URL(base).origin, clock.now())
    if (key === undefined) return status(context, 403)
    const topic = context.req.header('topic')
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return status(context, 400)
    const body = Buffer.from(await context.req.arrayBuffer())
    if (body.length > longest) return status(context, 413)
    if (context.req.header('content-encoding') !== 'aes128gcm') return status(context, 415)
    const text = readMessage(body, browser)
    if (text === undefined) return status(context, 400)
    browser.received.push({ text, ttl: Number(ttl), topic, key })
    context.header('Location', `${base}/message/${randomBytes(8).toString('hex')}`)
    return status(context, 201)
  })

  // For the double of a browser in a page, which has no push service of its own.
  app.post('/subscribe', (context) => context.json(subscribe()))
  app.get('/received/:id', (context) => context.json(browsers.get(context.req.param('id'))?.received ?? []))

  return {
    app,
    subscribe,
    received: (endpoint: string): readonly ReceivedPush[] => browserAt(endpoint)?.received ?? [],
    /** Its owner has switched messages off. */
    leave: (endpoint: string) => {
      const browser = browserAt(endpoint)
      if (browser) browser.isGone = true
    },
    failNext: (...statuses: readonly number[]) => void failures.push(...statuses),
  }
}

const status = (context: Context, code: number) => new Response(null, { status: code, headers: context.res.headers })

/** The key of a shop that proves to be itself to this push service, now. */
function provenKey(header: string | undefined, origin: string, now: Date): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(header ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return undefined
  try {
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    const seconds = now.getTime() / 1000
    if (aud !== origin || typeof exp !== 'number' || exp <= seconds || exp > seconds + daySeconds) return undefined
    if (typeof sub !== 'string' || !/^(?:mailto|https):/.test(sub)) return undefined
    const x = point.subarray(1, 33).toString('base64url')
    const y = point.subarray(33).toString('base64url')
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    const isProven = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    return isProven ? key : undefined
  } catch {
    return undefined
  }
}

/** Nothing for what this browser can't read: it would be thrown away without a word. */
function readMessage(body: Buffer, { ecdh, auth }: Listening): string | undefined {
  try {
    const salt = body.subarray(0, 16)
    const shopKey = body.subarray(21, 21 + body.readUInt8(20))
    const sealed = body.subarray(21 + shopKey.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), shopKey])
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(shopKey), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const filled = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = filled.lastIndexOf(2)
    return filled.subarray(end + 1).every((byte) => byte === 0) ? filled.subarray(0, end).toString('utf8') : undefined
  } catch {
    return undefined
  }
}
