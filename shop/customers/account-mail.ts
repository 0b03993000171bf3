import { z } from 'zod'
import { type RouteName, routePath } from '#kernel/routes.ts'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { actionPart, composePersonalLetter, smallPrintPart } from '../mail/letter.ts'
import { smallLines } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import type { LoyaltyRules } from '../settings/settings.ts'
import { accountMailMessages } from './account-mail-messages.ts'

/** A mail about an account on its way out, as its job holds it. */
export const accountMailNote = z.object({
  kind: z.enum([
    'welcome',
    'confirm-email',
    'recovery',
    'password-changed',
    'email-changed',
    'passkey-added',
    'passkey-removed',
    'second-factor-added',
    'second-factor-removed',
    'factors-removed',
    'data',
    'unused',
    'deleted',
  ]),
  /** Sent once, however often the job runs. */
  key: z.string(),
  email: z.string(),
  /** Empty when nobody knows it. */
  firstName: z.string(),
  storefrontCode: z.enum(storefronts.map(({ code }) => code)),
  /** What a link in the mail carries. */
  token: z.string().optional(),
})
export type AccountMailNote = z.infer<typeof accountMailNote>

/** Where the links lead that carry something. */
const pages: Partial<Record<AccountMailNote['kind'], RouteName>> = {
  welcome: 'accountConfirm',
  'confirm-email': 'accountConfirm',
  recovery: 'accountFinish',
  data: 'accountDataLink',
}

/** Changes that an account's owner has to hear of, in case that it was somebody else who made them. */
const told: ReadonlySet<AccountMailNote['kind']> = new Set([
  'password-changed',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'second-factor-added',
  'second-factor-removed',
  'factors-removed',
  'deleted',
])

/** A mail to the owner of an account: what happened, and what to do if it was somebody else. */
export function accountMail(
  { kind, key, email, firstName, storefrontCode, token }: AccountMailNote,
  senderDetails: SenderDetails,
  { signUpPoints }: Pick<LoyaltyRules, 'signUpPoints'>,
): Mail {
  const { company, publicUrl } = senderDetails
  const storefront = storefrontOf(storefrontCode)
  const messages = accountMailMessages(storefront.contentLang)
  const letter = messages[kind]
  const points = 'points' in letter && signUpPoints > 0 ? [letter.points(signUpPoints)] : []
  const lines = [...points, ...letter.lines]
  const label = 'action' in letter ? letter.action : undefined
  const subject = letter.subject(company.tradeName)
  const { contact, identity } = mailSender(storefront, senderDetails)
  const greeting = firstName === '' ? messages.greetingOfNobody : messages.greeting(firstName)
  const page = pages[kind]
  const link =
    publicUrl +
    (page === undefined || token === undefined
      ? routePath(storefront, 'account')
      : routePath(storefront, page, { hash: token }))
  const foot = told.has(kind) ? [messages.notYou, ...contact] : []
  return {
    key: `account:${key}`,
    to: email,
    // The farewell is written to nobody any more.
    eraseOnceSent: kind === 'deleted',
    ...composePersonalLetter(storefront, senderDetails, {
      subject,
      greeting,
      lines,
      parts: [
        ...(label === undefined ? [] : [actionPart({ label, url: link })]),
        ...(foot.length === 0 ? [] : [{ html: [smallLines(foot)], text: foot }]),
        smallPrintPart(identity),
      ],
    }),
  }
}
