import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { type Clock, day, hour } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import { createEtrustedReviewList } from './etrusted-review-list.ts'

export type EtrustedSandboxOptions = {
  readonly clientId: string
  readonly clientSecret: string
  readonly clock: Clock
}

/** How many gave one star, two stars, and so on. */
export type Stars = readonly [number, number, number, number, number]

const periods = ['7days', '30days', '90days', '365days'] as const
const names = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars'] as const

/**
 * eTrusted in miniature: tokens for one client, the ratings of channels, which all have the same reviews in all periods, and a list of
 * product reviews.
 */
export function createEtrustedSandbox({ clientId, clientSecret, clock }: EtrustedSandboxOptions) {
  const channels = new Map<string, Stars>()
  const tokens = new Map<string, number>()
  const list = createEtrustedReviewList(clock)
  const app = new Hono()
  const isKnown = (authorization = '') => {
    const until = tokens.get(/^Bearer (.+)$/.exec(authorization)?.[1] ?? '')
    return until !== undefined && until >= clock.now().getTime()
  }

  app.post('/oauth/token', async (context) => {
    const form = await context.req.parseBody()
    const refuse = (error: string, description: string, status: 400 | 401) =>
      context.json({ error, error_description: description }, status)
    if (form.grant_type === undefined) return refuse('invalid_request', 'Missing form parameter: grant_type', 400)
    if (form.grant_type !== 'client_credentials') return refuse('unsupported_grant_type', 'Unsupported grant_type', 400)
    if (!isSame(form.client_id, clientId) || !isSame(form.client_secret, clientSecret)) {
      return refuse('unauthorized_client', 'Invalid client or Invalid client credentials', 401)
    }
    const token = newToken()
    tokens.set(token, clock.now().getTime() + hour)
    return context.json({
      access_token: token,
      expires_in: hour / 1000,
      refresh_expires_in: 0,
      token_type: 'Bearer',
      'not-before-policy': 0,
      scope: 'email profile',
    })
  })

  app.get('/channels/:id/service-reviews/aggregate-rating', (context) => {
    if (!isKnown(context.req.header('authorization'))) return context.json({ message: 'Unauthorized' }, 401)
    const stars = channels.get(context.req.param('id'))
    if (!stars) return context.json({ message: 'Channel not found' }, 404)
    return context.json({
      ...Object.fromEntries(periods.map((name) => [name, rated(stars, Number.parseInt(name, 10))])),
      overall: rated(stars, 3650),
    })
  })

  app.get('/reviews', (context) => {
    if (!isKnown(context.req.header('authorization'))) return context.json({ message: 'Unauthorized' }, 401)
    const page = list.page(new URL(context.req.url))
    return page ? context.json(page) : context.json({ message: 'Bad Request' }, 400)
  })

  function rated(stars: Stars, days: number) {
    const count = stars.reduce((sum, each) => sum + each, 0)
    const sum = stars.reduce((total, each, index) => total + each * (index + 1), 0)
    const now = clock.now()
    return {
      count,
      rating: count === 0 ? 0 : Math.round((sum / count) * 100) / 100,
      period: {
        start: new Date(now.getTime() - days * day).toISOString(),
        end: now.toISOString(),
        calculatedAt: now.toISOString(),
      },
      distribution: Object.fromEntries(names.map((name, index) => [name, stars[index] ?? 0])),
    }
  }

  return {
    app,
    review: (channel: string, stars: Stars): void => void channels.set(channel, stars),
    /** Writes a product review, or changes one of the same id. */
    write: list.write,
    /** Erases a product review without a trace. */
    erase: list.erase,
    /** Takes all tokens back. */
    revoke: (): void => tokens.clear(),
  }
}

/** Takes the same time for every wrong key. */
function isSame(one: unknown, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return typeof one === 'string' && timingSafeEqual(hash(one), hash(other))
}
