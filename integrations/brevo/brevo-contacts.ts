import { z } from 'zod'
import { newsletterIds } from '#kernel/newsletter.ts'
import { type NewsletterContact, type NewsletterPort, NewsletterUnavailable } from '#shop/newsletter/newsletter-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type BrevoConfig = {
  readonly apiKey: string
  /** With the version: `https://api.brevo.com/v3`. */
  readonly endpoint: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

type Question = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the endpoint. */
  readonly path: string
  /** For messages, without an address in it. */
  readonly about: string
  readonly body?: unknown
}

const refusal = z.object({ code: z.string().default(''), message: z.string().default('') })
const foundContact = z.object({ listIds: z.array(z.number()).default([]) })

const defaultTimeoutMs = 10_000

/**
 * Readers as contacts of Brevo (API v3), over plain `fetch`: three calls need no client of 18 MB. The number of a newsletter is
 * the number of its list. Somebody is on one list: those of ours that they left behind are unlinked, any other is the retailer's
 * own and stays.
 */
export function createBrevoNewsletter(config: BrevoConfig): NewsletterPort {
  const send = config.fetch ?? fetch
  const endpoint = config.endpoint.replace(/\/$/, '')

  async function ask({ method, path, about, body }: Question): Promise<{ status: number; body: unknown }> {
    const response = await send(`${endpoint}/${path}`, {
      method,
      headers: {
        'api-key': config.apiKey,
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(config.timeoutMs ?? defaultTimeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new NewsletterUnavailable(`Brevo gave no answer to ${about}`, { cause })
    })
    const { status } = response
    if (status === 429 || status >= 500) {
      throw new NewsletterUnavailable(`Brevo answered ${status} to ${about}`, {
        retryAfterSeconds: retryAfter(response),
      })
    }
    if (status === 401 || status === 403) {
      throw new Error(`Brevo refused the API key for ${about} (${status}): check the key and the addresses it allows`)
    }
    return { status, body: await response.json().catch(() => undefined) }
  }

  function refused(about: string, { status, body }: { status: number; body: unknown }): Error {
    const said = refusal.safeParse(body)
    return new Error(`Brevo refused ${about} (${status}${said.success ? `, ${said.data.code}` : ''})`)
  }

  async function unlinkOthers(email: string, wanted: number): Promise<void> {
    const about = 'the lists of a contact'
    const path = `contacts/${encodeURIComponent(email)}`
    const found = await ask({ method: 'GET', path, about })
    if (found.status === 404) return
    const contact = foundContact.safeParse(found.body)
    if (found.status !== 200 || !contact.success) throw refused(about, found)
    const unlinkListIds = contact.data.listIds.filter((id) => id !== wanted && newsletterIds.includes(id))
    if (unlinkListIds.length === 0) return
    const answer = await ask({ method: 'PUT', path, about, body: { unlinkListIds } })
    if (answer.status !== 204) throw refused(about, answer)
  }

  return {
    async upsert(contact) {
      const about = 'a contact'
      const { email, list } = contact
      const known = { attributes: attributesOf(contact), listIds: [list.id] }
      const added = await ask({
        method: 'POST',
        path: 'contacts',
        about,
        body: { email, ...known, updateEnabled: true },
      })
      // 201: new, so on no other list. 204: it was there.
      if (added.status === 201) return
      if (isDuplicate(added)) {
        const path = `contacts/${encodeURIComponent(email)}`
        const changed = await ask({ method: 'PUT', path, about, body: known })
        if (changed.status !== 204) throw refused(about, changed)
      } else if (added.status !== 204) throw refused(about, added)
      await unlinkOthers(email, list.id)
    },

    async remove(email) {
      const about = 'the removal of a contact'
      const answer = await ask({ method: 'DELETE', path: `contacts/${encodeURIComponent(email)}`, about })
      if (answer.status !== 204 && answer.status !== 404) throw refused(about, answer)
    },
  }
}

/** Two requests made the same contact at once. */
function isDuplicate({ status, body }: { status: number; body: unknown }): boolean {
  const said = refusal.safeParse(body)
  return status === 400 && said.success && said.data.code === 'duplicate_parameter'
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

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? response.headers.get('x-sib-ratelimit-reset') ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
