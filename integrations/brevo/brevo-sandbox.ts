import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'

export type BrevoSandboxOptions = {
  /** The one key that is accepted. */
  readonly apiKey: string
  /** Lists that exist in the account. */
  readonly listIds: readonly number[]
  readonly clock?: Pick<Clock, 'now'>
}

type Contact = {
  readonly id: number
  readonly email: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly listIds: readonly number[]
  readonly createdAt: string
  readonly modifiedAt: string
}

const listIds = z.array(z.number().int()).default([])
const attributes = z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.array(z.string())])).default({})
const creation = z.object({
  email: z.string(),
  attributes,
  listIds,
  emailBlacklisted: z.boolean().optional(),
  updateEnabled: z.boolean().default(false),
})
const update = z.object({ attributes, listIds, unlinkListIds: listIds, emailBlacklisted: z.boolean().optional() })

/**
 * Brevo's contacts in miniature: `POST /v3/contacts` and `GET`, `PUT`, `DELETE /v3/contacts/{email}` in the same wire format, so
 * that the adapter which talks to Brevo talks to it. It keeps contacts in memory and writes to nobody. An address on the blocklist
 * stays there, whatever becomes of its contact, until somebody says otherwise.
 */
export function createBrevoSandbox(options: BrevoSandboxOptions): Hono {
  const { apiKey, listIds: lists, clock = systemClock } = options
  const contacts = new Map<string, Contact>()
  const blocked = new Set<string>()
  let lastId = 0
  const app = new Hono().basePath('/v3')

  app.use(async (context, next) => {
    if (!isSame(context.req.header('api-key') ?? '', apiKey)) {
      return context.json({ code: 'unauthorized', message: 'Key not found' }, 401)
    }
    return next()
  })

  const unknownList = (ids: readonly number[]) => ids.some((id) => !lists.includes(id))
  const invalid = (message: string) => ({ code: 'invalid_parameter', message })
  const block = (email: string, isBlocked: boolean | undefined) => {
    if (isBlocked === true) blocked.add(email)
    if (isBlocked === false) blocked.delete(email)
  }
  const now = () => clock.now().toISOString()
  const notFound = { code: 'document_not_found', message: 'Contact does not exist' }

  app.post('/contacts', async (context) => {
    const read = creation.safeParse(await context.req.json().catch(() => undefined))
    if (!read.success) return context.json(invalid('Invalid body'), 400)
    const email = normalizedEmail(read.data.email)
    if (emailError(email)) return context.json(invalid('Invalid email address'), 400)
    if (unknownList(read.data.listIds)) return context.json(invalid('List ID does not exist'), 400)
    const known = contacts.get(email)
    if (!known || read.data.updateEnabled) block(email, read.data.emailBlacklisted)
    if (!known) {
      lastId += 1
      const { attributes, listIds } = read.data
      contacts.set(email, { id: lastId, email, attributes, listIds, createdAt: now(), modifiedAt: now() })
      return context.json({ id: lastId }, 201)
    }
    if (!read.data.updateEnabled) {
      return context.json({ code: 'duplicate_parameter', message: 'Contact already exist' }, 400)
    }
    contacts.set(email, { ...changed(known, read.data), modifiedAt: now() })
    return context.body(null, 204)
  })

  app.get('/contacts/:email', (context) => {
    const known = contacts.get(normalizedEmail(context.req.param('email')))
    if (!known) return context.json(notFound, 404)
    const emailBlacklisted = blocked.has(known.email)
    return context.json({ ...known, emailBlacklisted, smsBlacklisted: false, statistics: {} })
  })

  app.put('/contacts/:email', async (context) => {
    const known = contacts.get(normalizedEmail(context.req.param('email')))
    if (!known) return context.json(notFound, 404)
    const read = update.safeParse(await context.req.json().catch(() => undefined))
    if (!read.success) return context.json(invalid('Invalid body'), 400)
    if (unknownList([...read.data.listIds, ...read.data.unlinkListIds])) {
      return context.json(invalid('List ID does not exist'), 400)
    }
    block(known.email, read.data.emailBlacklisted)
    contacts.set(known.email, { ...changed(known, read.data), modifiedAt: now() })
    return context.body(null, 204)
  })

  app.delete('/contacts/:email', (context) =>
    contacts.delete(normalizedEmail(context.req.param('email')))
      ? context.body(null, 204)
      : context.json(notFound, 404),
  )
  return app
}

function changed(
  contact: Contact,
  change: Pick<Contact, 'attributes' | 'listIds'> & { readonly unlinkListIds?: readonly number[] },
): Contact {
  const gone = change.unlinkListIds ?? []
  return {
    ...contact,
    attributes: { ...contact.attributes, ...change.attributes },
    listIds: [...new Set([...contact.listIds, ...change.listIds])].filter((id) => !gone.includes(id)),
  }
}

/** Takes the same time for every wrong key. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
