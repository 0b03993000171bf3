import { day } from '#kernel/clock.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { Company } from '#shop/company/company.ts'

/** A file that nobody looks after any more stops being believed; a shop that runs renews it by itself. */
const validDays = 180

/**
 * `/.well-known/security.txt` (RFC 9116): where somebody who found a hole tells of it. The company's own mailbox for it, else the one
 * for questions about personal data, which is read by somebody who has to act.
 */
export function securityTxt(
  company: Pick<Company, 'securityEmail' | 'contacts'>,
  publicUrl: string,
  now: Date,
): string {
  const [root] = storefronts
  const mailbox = company.securityEmail ?? (root && company.contacts[root.code].privacyEmail)
  const today = Math.floor(now.getTime() / day) * day
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${new Date(today + validDays * day).toISOString()}`,
    `Preferred-Languages: ${[...new Set([...storefronts.map(({ language }) => language), 'en'])].join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
