import type { Storefront } from '#kernel/storefront.ts'
import { careMailMessages } from './care-mail-messages.ts'
import type { CareRule } from './care-rule.ts'

/** How to care for what a rule is for, in the language of a storefront: the retailer's own text, or the shop's; nothing where there is neither. */
export function careAdvice(
  { id, text }: Pick<CareRule, 'id' | 'text'>,
  { language, contentLang }: Pick<Storefront, 'language' | 'contentLang'>,
): string | undefined {
  const own = text[language]
  if (own !== '') return own
  const advice: Readonly<Record<string, string>> = careMailMessages(contentLang).advice
  return Object.hasOwn(advice, id) ? advice[id] : undefined
}
