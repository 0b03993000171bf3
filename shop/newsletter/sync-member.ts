import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { NewsletterPort } from './newsletter-port.ts'
import type { NewsletterReader } from './newsletter-store.ts'

/**
 * Tells the mailing service what is true of an address now: on the newsletter, with what is known, or not there at all. May run
 * again, and late: it reads anew each time.
 *
 * @param parts.publicUrl `https://www.example.com`, without a slash at the end
 */
export async function syncMember(
  deps: {
    readonly newsletter: Pick<NewsletterReader, 'byEmail'>
    readonly service: NewsletterPort
    readonly publicUrl: string
  },
  email: string,
): Promise<void> {
  const member = await deps.newsletter.byEmail(email)
  if (member?.status !== 'subscribed') return deps.service.remove(email)
  const { settingsToken: hash, storefrontCode, ...contact } = member
  await deps.service.upsert({
    email: contact.email,
    salutation: contact.salutation,
    firstName: contact.firstName,
    lastName: contact.lastName,
    birthday: contact.birthday,
    list: contact.list,
    country: contact.country,
    address: contact.address,
    houseNumber: contact.houseNumber,
    city: contact.city,
    source: contact.source,
    branchcode: contact.branchcode,
    settingsUrl: deps.publicUrl + routePath(storefrontOf(storefrontCode), 'newsletterSettings', { hash }),
  })
}
