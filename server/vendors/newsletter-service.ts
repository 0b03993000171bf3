import { createBrevoNewsletter } from '#integrations/brevo/brevo-contacts.ts'
import { createBrevoSandbox } from '#integrations/brevo/brevo-sandbox.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { newsletterIds } from '#kernel/newsletter.ts'
import type { NewsletterPort } from '#shop/newsletter/newsletter-port.ts'
import type { ShopConfig } from '../config.ts'
import { keyOfInnerSandbox } from '../sandbox-key.ts'

const brevoApi = 'https://api.brevo.com/v3'

/** The service that the settings name, or its sandbox at the end of a short wire; nobody else can reach that one. */
export function openNewsletterService(
  { brevo: { apiKey, url } }: Pick<ShopConfig, 'brevo'>,
  observe: ObserveVendor,
): NewsletterPort {
  if (apiKey !== undefined) return createBrevoNewsletter({ apiKey, endpoint: url ?? brevoApi, observe })
  const sandbox = createBrevoSandbox({ apiKey: keyOfInnerSandbox, listIds: newsletterIds })
  return createBrevoNewsletter({
    apiKey: keyOfInnerSandbox,
    endpoint: 'http://brevo.invalid/v3',
    observe,
    fetch: async (input, init) => sandbox.fetch(new Request(input, init)),
  })
}
