import { isMessageKey } from '#kernel/message-key.ts'
import { writtenSize } from '#kernel/written-size.ts'
import type { Translate } from '#web/messages/translator.ts'

/** What the API says about a cart or a refused change; `level` is absent on refusals, which are errors. */
export type CartNotice = {
  readonly messageKey: string
  readonly name?: string | null | undefined
  readonly message: string
  readonly level?: 'error' | 'notice' | 'success' | undefined
}

export type CartMessage = { readonly kind: 'error' | 'notice' | 'success'; readonly text: string }

/** Nothing that a shopper can act on: the checkout offers what is available (specification §8). */
const suppressed = new Set(['payment-method-blocked', 'shipping-method-blocked'])

/**
 * What a shopper is told, in their language: the translated key with its name, or else the message as it came
 * (specification §8). A discount that was added is good news, whatever its level says.
 */
export function cartMessages(news: readonly CartNotice[], t: Translate, iso: string): CartMessage[] {
  return news
    .filter(({ messageKey }) => !suppressed.has(messageKey))
    .map((one) => ({
      kind: one.messageKey === 'promotion-discount-added' ? 'success' : (one.level ?? 'error'),
      text: articleMessage(one, t, iso),
    }))
}

/** What is said of articles of the cart. Their names end in the size, as the catalogue spells it: 'Pine boot 37.5, Alma 38'. */
export function articleMessage(notice: CartNotice, t: Translate, iso: string): string {
  const { messageKey, name } = notice
  if (!name || !ofArticles.test(messageKey)) return messageText(notice, t)
  return messageText(
    { ...notice, name: name.replace(/ \d{1,3}\.\d{1,2}(?=, |$)/g, (size) => writtenSize(size, iso)) },
    t,
  )
}

const ofArticles = /^(product|quantity|price)-/

export function messageText({ messageKey, name, message }: CartNotice, t: Translate): string {
  return isMessageKey(messageKey) ? t(`message.${messageKey}`, { name: name ?? '' }) : message
}
