import { hour } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Allowance } from '#shop/rate-limit-store.ts'
import type { ApiContext } from './context.ts'
import { reportAccess } from './shopper-access.ts'

type Limit = { readonly most: number; readonly within: number }

/**
 * How often an operation may be asked for (OWASP ASVS 6.3.1): by one browser, and about one e-mail address, so that nobody floods
 * somebody else's mailbox from many places. A network is only a flood gate, so many times as wide as the settings say: behind one
 * address there may be a store, an office or all of a phone company.
 */
const limits = {
  withdraw: { browser: { most: 10, within: hour }, email: { most: 10, within: hour } },
  // A register is asked while somebody types; only the browser counts.
  lookUpAddress: { browser: { most: 300, within: hour }, email: { most: 300, within: hour } },
  announceReturn: { browser: { most: 30, within: hour }, email: { most: 20, within: hour } },
  exchangePieces: { browser: { most: 30, within: hour }, email: { most: 20, within: hour } },
  // Codes are guessed by asking; a receipt is opened a few times by whoever holds it.
  giftReceipt: { browser: { most: 60, within: hour }, email: { most: 60, within: hour } },
  // Each one writes a mail.
  requestRepair: { browser: { most: 20, within: hour }, email: { most: 10, within: hour } },
  answerRepair: { browser: { most: 60, within: hour }, email: { most: 60, within: hour } },
  // The same for whoever looks up or chooses a gift card: there is money behind its code.
  giftCard: { browser: { most: 30, within: hour }, email: { most: 30, within: hour } },
  buyGiftCard: { browser: { most: 20, within: hour }, email: { most: 10, within: hour } },
  writeReview: { browser: { most: 30, within: hour }, email: { most: 30, within: hour } },
  voteReview: { browser: { most: 60, within: hour }, email: { most: 60, within: hour } },
  orderInvoice: { browser: { most: 30, within: hour }, email: { most: 10, within: hour } },
  askQuestion: { browser: { most: 10, within: hour }, email: { most: 5, within: hour } },
  // Six digits can be guessed, so that what is let through is what nobody guesses in a lifetime.
  confirmLogin: { browser: { most: 60, within: hour }, email: { most: 10, within: hour } },
  // A page where one logs in asks for one as soon as it is open; nobody guesses a signature.
  passkeyLogin: { browser: { most: 240, within: hour }, email: { most: 240, within: hour } },
  login: { browser: { most: 60, within: hour }, email: { most: 10, within: hour / 4 } },
  registerCustomer: { browser: { most: 20, within: hour }, email: { most: 5, within: hour } },
  sendPasswordRecoveryMail: { browser: { most: 20, within: hour }, email: { most: 3, within: hour } },
  sendEmailConfirmationMail: { browser: { most: 30, within: hour }, email: { most: 3, within: hour } },
  sendGuestDataMail: { browser: { most: 20, within: hour }, email: { most: 3, within: hour } },
  resetPassword: { browser: { most: 30, within: hour }, email: { most: 10, within: hour } },
  newsletterSubscribe: { browser: { most: 30, within: hour }, email: { most: 5, within: hour } },
  ttAddNewsletterMember: { browser: { most: 30, within: hour }, email: { most: 5, within: hour } },
  tellArrival: { browser: { most: 60, within: hour }, email: { most: 20, within: hour } },
  reserveInStore: { browser: { most: 30, within: hour }, email: { most: 10, within: hour } },
  addStockAlert: { browser: { most: 40, within: hour }, email: { most: 10, within: hour } },
  addPushAlert: { browser: { most: 40, within: hour }, email: { most: 40, within: hour } },
  pushRequests: { browser: { most: 240, within: hour }, email: { most: 240, within: hour } },
  newsletterSettings: { browser: { most: 120, within: hour }, email: { most: 30, within: hour } },
  changeLogin: { browser: { most: 60, within: hour }, email: { most: 10, within: hour } },
} as const satisfies Record<string, { readonly browser: Limit; readonly email: Limit }>

export type LimitedOperation = keyof typeof limits

/** How many times as often browsers that bring no session may ask, all of one kind in one network: they can't be told apart. */
const alike = 3

/** So many answers to captchas come from one network in an hour, for each time that it is wider than a browser, that another one is unusual. */
const usualAnswers = { most: 10, within: hour }

/**
 * Does the work unless it was asked for too often. What counts is being asked, whatever the shop answers. An operation that asks
 * for a captcha is done without one too, but from one network no more often than from one browser: nobody comes to a dead end.
 * A tablet of a store is everybody's browser there, and counts as nobody's.
 */
export async function withinLimits<T>(
  context: ApiContext,
  operation: LimitedOperation,
  email: string,
  work: () => Promise<T>,
): Promise<T | Refused> {
  const { shop, now } = context
  const mailbox = { key: mailboxKey(operation, email), ...limits[operation].email }
  if (await isInStore(context)) {
    return (await shop.rateLimits.take([mailbox], now)) ? work() : limited(context, operation)
  }
  const from = context.network
  const isProven = !shop.captcha.asksFor(operation) || (await isPerson(context, operation, from))
  const allowances = [mailbox, ...allowancesOf(context, operation, from, isProven)]
  if (await shop.rateLimits.take(allowances, now)) return work()
  return limited(context, operation, isProven ? 'too-many-requests' : 'captcha-needed')
}

/** What somebody is told who asks for the same too often; whoever watches the shop hears of it. */
function limited(
  context: ApiContext,
  operation: string,
  messageKey: 'too-many-requests' | 'captcha-needed' = 'too-many-requests',
): Refused {
  reportAccess(context, { access: 'limited', operation })
  return refusedWith(refusalOf(messageKey))
}

/** Whether a browser may ask for something that is about nobody's mailbox. */
export async function mayAsk(context: ApiContext, operation: LimitedOperation): Promise<boolean> {
  const allowances = allowancesOf(context, operation, context.network, true)
  if (allowances.length === 0 || (await isInStore(context))) return true
  const mayGoOn = await context.shop.rateLimits.take(allowances, context.now)
  if (!mayGoOn) reportAccess(context, { access: 'limited', operation })
  return mayGoOn
}

function allowancesOf(
  { shop, identity }: ApiContext,
  operation: LimitedOperation,
  from: string | undefined,
  isProven: boolean,
): Allowance[] {
  const { contextToken, device = '' } = identity
  const { most, within } = limits[operation].browser
  const session = contextToken === undefined ? [] : [{ key: `${operation} session ${contextToken}`, most, within }]
  if (from === undefined) return session
  return [
    ...session,
    ...(session.length > 0 ? [] : [{ key: `${operation} device ${from} ${device}`, most: most * alike, within }]),
    ...(isProven ? [] : [{ key: `${operation} unproven ${from}`, most, within }]),
    { key: networkKey(operation, from), most: most * shop.networkLimitFactor, within },
  ]
}

/** So many codes that don't exist are typed into one cart, or by one session, in an hour. */
const wrongCodes = { most: 30, within: hour }

/**
 * Tries a code unless too many were tried that don't exist. One that exists doesn't count, whether it takes something off now or
 * not: guessing is what is limited. A network may be wrong far more often than a cart, since a phone company's has a town behind it.
 *
 * @param cart the shopper's cart and session, as far as there are any
 */
export async function withinCodeAttempts<T extends object>(
  context: ApiContext,
  cart: { readonly cartId: string | null; readonly token: string | undefined },
  work: () => Promise<T | Refused>,
): Promise<T | Refused> {
  const { shop, now } = context
  const from = context.network
  const network = { most: shop.codeAttemptsPerNetwork, within: hour }
  const allowances: Allowance[] = [
    ...(cart.cartId === null ? [] : [{ key: `code cart ${cart.cartId}`, ...wrongCodes }]),
    ...(cart.token === undefined ? [] : [{ key: `code session ${cart.token}`, ...wrongCodes }]),
    ...(from === undefined || (await isInStore(context)) ? [] : [{ key: `code network ${from}`, ...network }]),
  ]
  if (!(await shop.rateLimits.take(allowances, now))) return limited(context, 'code')
  const answer = await work()
  const wasGuess = 'refused' in answer && answer.refusals.some(({ messageKey }) => messageKey === 'promotion-not-found')
  if (!wasGuess) for (const { key } of allowances) await shop.rateLimits.release(key)
  return answer
}

const networkKey = (operation: LimitedOperation, from: string) => `${operation} network ${from}`

/** Whether a tablet in one of our stores asks, and somebody's visit there runs. */
async function isInStore({ shop, identity: { storeSession } }: ApiContext): Promise<boolean> {
  return storeSession !== undefined && (await shop.isInStoreSession(storeSession))
}

/** Who knew the password was not guessing: a login that succeeded leaves its mailbox and its network as many attempts as before. */
export async function notGuessed(
  context: ApiContext,
  operation: 'login' | 'confirmLogin',
  email: string,
): Promise<void> {
  const { rateLimits } = context.shop
  const from = context.network
  await rateLimits.release(mailboxKey(operation, email))
  if (from !== undefined && !(await isInStore(context))) await rateLimits.release(networkKey(operation, from))
}

/** Pressing the button of one form again asks for nothing more: its mailbox has as many attempts as before the second press. */
export async function notAskedAgain({ shop }: ApiContext, operation: 'buyGiftCard', email: string): Promise<void> {
  await shop.rateLimits.release(mailboxKey(operation, email))
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
    from !== undefined &&
    !(await shop.rateLimits.take(
      [{ key: `captcha network ${from}`, ...usualAnswers, most: usualAnswers.most * shop.networkLimitFactor }],
      now,
    ))
  return shop.captcha.isPerson({ token, action, clientAddress, busy })
}
