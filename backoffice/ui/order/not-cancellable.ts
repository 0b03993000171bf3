import type { Words } from '../../messages/staff-language-messages.ts'
import type { ShownOrder } from './shown-order.ts'

/** Why a paid order can't be cancelled any more, and what can be done in its place. */
export function notCancellableText(
  { parcels, isRemovable }: Pick<ShownOrder, 'isRemovable'> & { readonly parcels: readonly unknown[] },
  said: Words['orders']['page'],
): string {
  if (parcels.length > 0) return said.notCancellableLeft
  return isRemovable ? `${said.notCancellableRefunded} ${said.removeInstead}` : said.notCancellableRefunded
}
