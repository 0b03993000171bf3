import { z } from 'zod'
import { newsletterIds } from '#kernel/newsletter.ts'
import { type NewsletterContact, type NewsletterPort, NewsletterUnavailable } from '#shop/newsletter/newsletter-port.ts'
import { createVendorClient, type VendorAnswer, type VendorRequest } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'

export type BrevoConfig = {
  readonly apiKey: string
  /** With the version: `https://api.brevo.com/v3`. */
  readonly endpoint: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

const refusal = z.object({ code: z.string() })
const foundContact = z.object({ listIds: z.array(z.number()).default([]) })

const defaultTimeoutMs = 10_000

/**
 * Readers as contacts of Brevo (API v3), over plain `fetch`: three calls need no client of 18 MB. The number of a newsletter is
 * the number of its list. Somebody is on one list: those of ours that they left behind are unlinked, any other is the retailer's
 * own and stays.
 */
export function createBrevoNewsletter(config: BrevoConfig): NewsletterPort {
  const { apiKey, fetch, observe, timeoutMs = defaultTimeoutMs } = config
  const endpoint = config.endpoint.replace(/\/$/, '')
  const restHeader = 'x-sib-ratelimit-reset'
  const client = createVendorClient({ vendor: 'brevo', timeoutMs, fetch, observe, restHeader, codeOf })

  /** All of it may be said twice; `body` becomes JSON. */
  const request = (path: string, { body, ...more }: Omit<VendorRequest, 'url' | 'body'> & { body?: object }) => ({
    ...more,
    // The contact is being written by somebody else.
    busy: [425],
    url: `${endpoint}/${path}`,
    repeatable: true,
    headers: {
      'api-key': apiKey,
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const contactPath = (email: string) => `contacts/${encodeURIComponent(email)}`

  async function unlinkOthers(email: string, wanted: number): Promise<void> {
    const path = contactPath(email)
    const found = await client.read(request(path, { operation: 'read a contact', expected: [404] }), foundContact)
    const unlinkListIds = found?.listIds.filter((id) => id !== wanted && newsletterIds.includes(id)) ?? []
    if (unlinkListIds.length === 0) return
    const body = { unlinkListIds }
    await client.send(request(path, { operation: 'unlink lists', method: 'PUT', body, statuses: [204] }))
  }

  async function add(email: string, known: object): Promise<'new' | 'known'> {
    const added = await client.send(
      request('contacts', {
        operation: 'add a contact',
        method: 'POST',
        body: { email, ...known, updateEnabled: true },
        statuses: [201, 204],
        // Two requests made the same contact at once.
        expected: ['duplicate_parameter'],
      }),
    )
    if (added.status === 201) return 'new'
    if (added.status === 204) return 'known'
    const path = contactPath(email)
    await client.send(request(path, { operation: 'change a contact', method: 'PUT', body: known, statuses: [204] }))
    return 'known'
  }

  return {
    upsert: (contact) =>
      asNewsletterError(async () => {
        const { email, list } = contact
        // Who is here has said yes since; what Brevo remembers of an earlier no would keep every newsletter from them.
        const known = { attributes: attributesOf(contact), listIds: [list.id], emailBlacklisted: false }
        const added = await add(email, known)
        // Somebody new is on no other list.
        if (added === 'known') await unlinkOthers(email, list.id)
      }),

    remove: (email) =>
      asNewsletterError(async () => {
        const asked = { operation: 'remove a contact', method: 'DELETE', statuses: [204], expected: [404] }
        await client.send(request(contactPath(email), asked))
      }),
  }
}

/** A refusal stays a refusal, however often the job asks; anything else may pass. */
async function asNewsletterError(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!(cause instanceof VendorFailure)) throw cause
    const { reason, message, retryAfterSeconds } = cause
    if (reason === 'unauthorized') {
      throw new Error(`Brevo refused the API key: check the key and the addresses it allows (${message})`, { cause })
    }
    if (reason === 'rejected') throw new Error(`Brevo refused a contact: ${message}`, { cause })
    throw new NewsletterUnavailable(message, { cause, retryAfterSeconds })
  }
}

function codeOf({ text }: VendorAnswer): string | undefined {
  try {
    const said = refusal.safeParse(JSON.parse(text))
    return said.success ? said.data.code : undefined
  } catch {
    return undefined
  }
}

/** As they have to exist in the account; an empty text forgets what was there. */
function attributesOf(contact: NewsletterContact): Readonly<Record<string, string>> {
  return {
    FIRSTNAME: contact.firstName,
    LASTNAME: contact.lastName,
    GENDER: contact.salutation ?? '',
    LANGUAGE: contact.list.language,
    COUNTRY: contact.country,
    ADDRESS: contact.address ?? '',
    HOUSENUMBER: contact.houseNumber ?? '',
    CITY: contact.city ?? '',
    SOURCE: contact.source,
    BRANCHCODE: contact.branchcode ?? '',
    SETTINGS_URL: contact.settingsUrl,
    ...(contact.birthday === null ? {} : { BIRTHDAY: contact.birthday }),
  }
}
