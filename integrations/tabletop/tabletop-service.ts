import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { InStoreService, InStoreSession } from '#shop/instore/in-store-port.ts'

export type TabletopServiceOptions = {
  readonly service: InStoreService
  /** What staff present to begin and end sessions; without one nobody can by this way. */
  readonly staffKey: string | undefined
}

const beginning = z.object({ locationCode: z.string().max(100) })

/**
 * The wire of the tabletop service: its two calls, and two of our own by which staff begin and end sessions
 * (`POST /sessions`, `POST /sessions/{id}/close`, with `Authorization: Bearer <staff key>`).
 */
export function createTabletopService({ service, staffKey }: TabletopServiceOptions): Hono {
  const app = new Hono()
  const isStaff = (authorization: string | undefined) =>
    staffKey !== undefined && authorization !== undefined && isSame(authorization, `Bearer ${staffKey}`)

  app.get('/sessions/:id', async (context) => {
    const session = await service.session(context.req.param('id'))
    return session ? context.json({ ...wireOf(session), status: session.status }) : context.notFound()
  })
  app.get('/sessions/:id/refresh', async (context) => {
    const session = await service.refresh(context.req.param('id'))
    return session ? context.json(wireOf(session)) : context.notFound()
  })
  app.post('/sessions', async (context) => {
    if (!isStaff(context.req.header('authorization'))) return context.json({ message: 'Staff only' }, 401)
    const wish = beginning.safeParse(await context.req.json().catch(() => undefined))
    const session = wish.success ? await service.begin(wish.data.locationCode) : undefined
    return session ? context.json(wireOf(session), 201) : context.json({ message: 'No such store' }, 422)
  })
  app.post('/sessions/:id/close', async (context) => {
    if (!isStaff(context.req.header('authorization'))) return context.json({ message: 'Staff only' }, 401)
    return (await service.close(context.req.param('id'))) ? context.body(null, 204) : context.notFound()
  })
  app.notFound((context) => context.json({ message: 'No such session' }, 404))
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  return app
}

function wireOf({ id, ttlDt, location }: InStoreSession) {
  return { id, ttlDt: ttlDt.toISOString(), location }
}

/** Takes the same time for every wrong key. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
