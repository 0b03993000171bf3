import { type Context, Hono } from 'hono'
import type { Clock } from '#kernel/clock.ts'
import { type MetaProblem, metaMostEvents, metaProblems } from './meta-validation.ts'

/** As many as somebody may want to look through. */
const mostKept = 200

export type MetaSandboxOptions = {
  readonly clock: Clock
  /** Whose events it takes, and with which token. */
  readonly pixelId: string
  readonly accessToken: string
}

/**
 * A sandbox of Meta's Conversions API: it takes events of one pixel, all of a request or none, and refuses what Meta refuses, in the form
 * of the Graph API's errors. What was told it shows at `/events`, without the token.
 */
export function createMetaSandbox({ clock, pixelId, accessToken }: MetaSandboxOptions) {
  const told: unknown[] = []
  let traces = 0
  const app = new Hono()
  const refused = (context: Context, status: 400 | 401, code: number, { title, subcode }: MetaProblem) =>
    context.json(
      {
        error: {
          message: status === 401 ? title : 'Invalid parameter',
          type: 'OAuthException',
          code,
          ...(subcode !== undefined && { error_subcode: subcode }),
          is_transient: false,
          error_user_title: title,
          fbtrace_id: `sandbox${++traces}`,
        },
      },
      status,
    )

  app.post('/:version{v\\d+\\.\\d+}/:pixel/events', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    const { data, access_token: token } = Object(body) as { readonly data?: unknown; readonly access_token?: unknown }
    if (token !== accessToken) return refused(context, 401, 190, { title: 'Invalid OAuth access token' })
    const title = `Object with ID '${context.req.param('pixel')}' does not exist`
    if (context.req.param('pixel') !== pixelId) return refused(context, 400, 100, { title, subcode: 33 })
    if (!Array.isArray(data) || data.length === 0 || data.length > metaMostEvents)
      return refused(context, 400, 100, { title: `data holds 1 to ${metaMostEvents} events` })
    const [problem] = data.flatMap((event) => metaProblems(event, clock.now()))
    if (problem) return refused(context, 400, 100, problem)
    told.push(...data)
    told.splice(0, told.length - mostKept)
    return context.json({ events_received: data.length, messages: [], fbtrace_id: `sandbox${++traces}` })
  })
  app.get('/events', (context) => context.json(told))
  return { app, told: told as readonly unknown[] }
}
