import type { Clock } from '#kernel/clock.ts'
import type { NewsletterForm } from '#kernel/newsletter.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { MailPort } from '../orders/mail-port.ts'
import type { Letterhead } from '../orders/mail-sender.ts'
import type { Transact } from '../transact.ts'
import { confirm } from './confirm.ts'
import { endSubscription } from './end-subscription.ts'
import { pendingLifetime } from './member.ts'
import type { NewsletterMailNote } from './newsletter-mail.ts'
import type { NewsletterNews, NewsletterPort } from './newsletter-port.ts'
import type { NewsletterWriter } from './newsletter-store.ts'
import { sendNewsletterMail } from './send-newsletter-mail.ts'
import { addMember, type NewMember, subscribe } from './subscribe.ts'
import { syncMember } from './sync-member.ts'
import { type SettingsChange, updateSettings } from './update-settings.ts'

type Parts = {
  readonly transact: Transact
  readonly clock: Clock
  readonly newsletter: NewsletterWriter
  /** Who sends the newsletter itself. */
  readonly service: NewsletterPort
  readonly mail: MailPort
  readonly letterhead: Letterhead
}

/** Who gets the newsletter: asked for, confirmed, changed and left by mailed links. */
export function newsletterDesk(parts: Parts) {
  const { clock, newsletter, service } = parts
  const { publicUrl } = parts.letterhead
  return {
    subscribeToNewsletter: (storefront: Storefront, form: NewsletterForm & { readonly source: string }) =>
      subscribe(parts, storefront, form),
    addNewsletterMember: (storefront: Storefront, member: NewMember) => addMember(parts, storefront, member),
    /** Whether a mailed link still confirms. */
    isNewsletterLink: async (token: string) => (await newsletter.byConfirmToken(token, clock.now())) !== undefined,
    confirmNewsletter: (token: string) => confirm(parts, token),
    newsletterSettings: (hash: string) => newsletter.bySettingsToken(hash),
    updateNewsletterSettings: (hash: string, change: SettingsChange) => updateSettings(parts, hash, change),
    /** Hears from the mailing service whom it may not write to any more. */
    endSubscription: (news: NewsletterNews) => endSubscription(parts, news),
    /** @param note what a verb gave its job */
    mailNewsletter: (note: NewsletterMailNote) => sendNewsletterMail(parts, note),
    syncNewsletter: (email: string) => syncMember({ newsletter, service, publicUrl }, email),
    /** Forgets who asked and never confirmed. */
    forgetNewsletter: () => newsletter.forgetPending(new Date(clock.now().getTime() - pendingLifetime)),
  }
}
