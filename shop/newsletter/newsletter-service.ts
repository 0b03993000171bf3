import type { Clock } from '#kernel/clock.ts'
import type { NewsletterFormKind } from '#kernel/newsletter.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { Transact } from '../transact.ts'
import { confirmSubscription } from './confirm.ts'
import { endSubscription } from './end-subscription.ts'
import { pendingLifetime } from './member.ts'
import type { NewsletterMailNote } from './newsletter-mail.ts'
import type { NewsletterEvent, NewsletterPort } from './newsletter-port.ts'
import type { NewsletterWriter } from './newsletter-store.ts'
import { sendNewsletterMail } from './send-newsletter-mail.ts'
import { addMember, type NewMember, subscribeToNewsletter } from './subscribe.ts'
import { syncMember } from './sync-member.ts'
import { type SettingsChange, updateSettings } from './update-settings.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly newsletter: NewsletterWriter
  /** Who sends the newsletter itself. */
  readonly service: NewsletterPort
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/** Who gets the newsletter: asked for, confirmed, changed and left by mailed links. */
export function newsletterService(deps: Deps) {
  const { clock, newsletter, service } = deps
  const { publicUrl } = deps.senderDetails
  return {
    subscribeToNewsletter: (storefront: Storefront, form: NewsletterFormKind & { readonly source: string }) =>
      subscribeToNewsletter(deps, storefront, form),
    addNewsletterMember: (storefront: Storefront, member: NewMember) => addMember(deps, storefront, member),
    /** Whether a mailed link still confirms. */
    isNewsletterLink: async (token: string) => (await newsletter.byConfirmToken(token, clock.now())) !== undefined,
    confirmNewsletter: (token: string) => confirmSubscription(deps, token),
    newsletterSettings: (hash: string) => newsletter.bySettingsToken(hash),
    updateNewsletterSettings: (hash: string, change: SettingsChange) => updateSettings(deps, hash, change),
    /** Hears from the mailing service whom it may not write to any more. */
    endSubscription: (news: NewsletterEvent) => endSubscription(deps, news),
    /** @param note what a use-case gave its job */
    mailNewsletter: (note: NewsletterMailNote) => sendNewsletterMail(deps, note),
    syncNewsletter: (email: string) => syncMember({ newsletter, service, publicUrl }, email),
    /** Purges who asked and never confirmed. */
    purgeNewsletter: () => newsletter.purgePending(new Date(clock.now().getTime() - pendingLifetime)),
  }
}
