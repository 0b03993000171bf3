import { hour } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { ApiContext } from './context.ts'

type Limit = { readonly most: number; readonly within: number }

/**
 * How often an operation may be asked for (OWASP ASVS 6.3.1): from one client's network, and about one e-mail address, so
 * that nobody floods somebody else's mailbox from many networks.
 */
const limits = {
  withdraw: { network: { most: 10, within: hour }, email: { most: 10, within: hour } },
  announceReturn: { network: { most: 30, within: hour }, email: { most: 20, within: hour } },
  askQuestion: { network: { most: 10, within: hour }, email: { most: 5, within: hour } },
  login: { network: { most: 60, within: hour }, email: { most: 10, within: hour / 4 } },
  registerCustomer: { network: { most: 20, within: hour }, email: { most: 5, within: hour } },
  sendPasswordRecoveryMail: { network: { most: 20, within: hour }, email: { most: 3, within: hour } },
  sendEmailConfirmationMail: { network: { most: 30, within: hour }, email: { most: 3, within: hour } },
  sendGuestDataMail: { network: { most: 20, within: hour }, email: { most: 3, within: hour } },
  resetPassword: { network: { most: 30, within: hour }, email: { most: 10, within: hour } },
  newsletterSubscribe: { network: { most: 30, within: hour }, email: { most: 5, within: hour } },
  ttAddNewsletterMember: { network: { most: 30, within: hour }, email: { most: 5, within: hour } },
  reserveInStore: { network: { most: 30, within: hour }, email: { most: 10, within: hour } },
  addStockAlert: { network: { most: 40, within: hour }, email: { most: 10, within: hour } },
  newsletterSettings: { network: { most: 120, within: hour }, email: { most: 30, within: hour } },
  // Codes that are guessed at: from one network, and with one session.
  code: { network: { most: 60, within: hour }, email: { most: 30, within: hour } },
  changeLogin: { network: { most: 60, within: hour }, email: { most: 10, within: hour } },
} as const satisfies Record<string, { readonly network: Limit; readonly email?: Limit }>

export type LimitedOperation = keyof typeof limits

/** Of what a network may ask for, the part that it may ask for without showing that a person does. */
const unprovenShare = 1 / 4

/** So many answers to captchas come from one network in an hour that another one is unusual. */
const usualAnswers = { most: 40, within: hour }

/**
 * Does the work unless it was asked for too often. What counts is being asked, whatever the shop answers. An operation that asks
 * for a captcha is done without one too, but less often from one network: nobody comes to a dead end.
 */
export async function withinLimits<T>(
  context: ApiContext,
  operation: LimitedOperation,
  email: string,
  work: () => Promise<T>,
): Promise<T | Refused> {
  const { shop, identity, now } = context
  const { network, email: mailbox } = limits[operation]
  // Without an address, as in commands and tests, there is no network to tell from others.
  const from = identity.clientAddress === undefined ? undefined : networkOf(identity.clientAddress)
  const isProven = !shop.captcha.asksFor(operation) || (await isPerson(context, operation, from))
  const unproven = { most: Math.ceil(network.most * unprovenShare), within: network.within }
  const allowances = [
    ...(from === undefined ? [] : [{ key: `${operation} network ${from}`, ...network }]),
    ...(from === undefined || isProven ? [] : [{ key: `${operation} unproven ${from}`, ...unproven }]),
    { key: mailboxKey(operation, email), ...mailbox },
  ]
  if (await shop.rateLimits.take(allowances, now)) return work()
  return declined(refuse(isProven ? 'too-many-requests' : 'captcha-needed'))
}

/** Who knew the password was not guessing: a login that succeeded leaves its mailbox as many attempts as there were before. */
export async function notGuessed({ shop }: ApiContext, email: string): Promise<void> {
  await shop.rateLimits.giveBack(mailboxKey('login', email))
}

const mailboxKey = (operation: LimitedOperation, email: string) => `${operation} email ${normalizedEmail(email)}`

async function isPerson(
  { shop, identity, now }: ApiContext,
  action: string,
  from: string | undefined,
): Promise<boolean> {
  const { captchaToken: token, clientAddress } = identity
  if (token === undefined) return false
  const busy =
    from !== undefined && !(await shop.rateLimits.take([{ key: `captcha network ${from}`, ...usualAnswers }], now))
  return shop.captcha.isPerson({ token, action, clientAddress, busy })
}

/**
 * What one client can't leave at will: its address, or with IPv6 the first 64 bits of it, since a household is given all
 * that begin with them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
