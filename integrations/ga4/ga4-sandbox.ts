import { type Context, Hono } from 'hono'
import type { Clock } from '#kernel/clock.ts'
import { ga4Problems } from './ga4-validation.ts'

/** As many as somebody may want to look through. */
const mostKept = 200

/**
 * A sandbox of Google Analytics 4's Measurement Protocol: it answers 204 to everything, as Google does, and says at the address of the
 * validation server what is wrong. Neither checks the secret. What was told it shows at `/events`.
 */
export function createGa4Sandbox({ clock }: { readonly clock: Clock }) {
  const told: unknown[] = []
  const app = new Hono()
  app.post('/mp/collect', async (context) => {
    told.push(await bodyOf(context))
    if (told.length > mostKept) told.shift()
    return context.body(null, 204)
  })
  app.post('/debug/mp/collect', async (context) =>
    context.json({ validationMessages: ga4Problems(await bodyOf(context), clock.now()) }),
  )
  app.get('/events', (context) => context.json(told))
  return { app, told: told as readonly unknown[] }
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.json().catch(() => undefined)
}
