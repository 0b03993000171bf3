import { z } from 'zod'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { button, mailPage, paragraph, smallLines, title, wordmark } from '../orders/mail-html.ts'
import type { Mail } from '../orders/mail-port.ts'
import { type Letterhead, mailSender } from '../orders/mail-sender.ts'
import { accountMailWords } from './account-mail-words.ts'

/** A mail about an account on its way out, as its job holds it. */
export const accountMailNote = z.object({
  kind: z.enum(['welcome', 'recovery', 'password-changed', 'email-changed', 'unused', 'deleted']),
  /** Sent once, however often the job runs. */
  key: z.string(),
  email: z.string(),
  firstName: z.string(),
  storeCode: z.enum(storefronts.map(({ code }) => code)),
  /** What a link in the mail carries. */
  token: z.string().optional(),
})
export type AccountMailNote = z.infer<typeof accountMailNote>

/** A mail to the owner of an account: what happened, and what to do if it was somebody else. */
export function accountMail(
  { kind, key, email, firstName, storeCode, token }: AccountMailNote,
  { company, publicUrl }: Letterhead,
): Mail {
  const storefront = storefrontOf(storeCode)
  const words = accountMailWords[storefront.language]
  const { subject, lines, action } = words[kind]
  const { contact, identity } = mailSender(storefront, company)
  const greeting = words.greeting(firstName)
  const path =
    kind === 'recovery'
      ? routePath(storefront, 'accountFinish', { hash: token ?? '' })
      : routePath(storefront, 'account')
  const link = publicUrl + path
  const foot = kind === 'recovery' || kind === 'welcome' || kind === 'unused' ? [] : [words.notYou, ...contact]
  return {
    key: `account:${key}`,
    to: email,
    subject,
    language: storefront.language,
    html: mailPage({
      lang: storefront.iso,
      title: subject,
      preview: lines[0] ?? '',
      body: [
        wordmark(company.tradeName, publicUrl + routePath(storefront, 'home')),
        title(subject),
        paragraph(greeting),
        ...lines.map((line) => paragraph(line)),
        ...(action === undefined ? [] : [button(action, link)]),
        ...(foot.length === 0 ? [] : [smallLines(foot)]),
        smallLines(identity),
      ],
    }),
    text: `${[greeting, ...lines, ...(action === undefined ? [] : [`${action}: ${link}`]), ...foot, identity.join('\n')].join('\n\n')}\n`,
  }
}
