import type { ArrangementError } from './arrangement.ts'
import type { SearchRuleError } from './search-rules.ts'

/** Why a merchandiser is refused. Shoppers never read these; the back office has their sentences. */
export type MerchandisingMessageKey =
  | ArrangementError
  | SearchRuleError
  | 'category-unknown'
  | 'list-changed-meanwhile'
  | 'storefront-not-yours'
  | 'search-rule-gone'
  | 'search-too-many-rules'

export type MerchandisingRefusal = {
  readonly refused: true
  readonly messageKey: MerchandisingMessageKey
  /** The input that the message belongs beside. */
  readonly field?: string
  readonly name?: string
}

export type MerchandisingRefused = { readonly refused: true; readonly refusals: readonly MerchandisingRefusal[] }

export function merchandisingRefused(
  messageKey: MerchandisingMessageKey,
  detail: { readonly field?: string; readonly name?: string } = {},
): MerchandisingRefused {
  return { refused: true, refusals: [{ refused: true, messageKey, ...detail }] }
}
