import { type Birthday, birthdayDate } from '#kernel/birthday.ts'
import type { Clock } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import { type Refusal, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { newsletterSource } from '#kernel/newsletter.ts'
import { readSalutation } from '#kernel/salutation.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { oneLine } from '#kernel/typed-text.ts'
import type { BreachedPasswordsPort } from '../credentials/breached-passwords-port.ts'
import { chosenPasswordError, type PasswordHasher } from '../credentials/passwords.ts'
import { joinAsMember } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import { readAddress, type TypedAddress } from '../orders/address.ts'
import { termsVersion } from '../privacy/consent.ts'
import { signUpPointsOf } from '../settings/settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { newEmailLink } from './confirm-email.ts'
import { nameMost } from './customer.ts'
import { beginLogin, type LoggedIn } from './log-in.ts'

export type Registration = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  /** Absent: would rather not say. */
  /** `mr`, `mrs`, or nothing for whoever would rather not say. */
  readonly salutation: string | null | undefined
  readonly birthday: Birthday | null
  readonly newsletter: boolean
  /** The store that the tablet stands in, if the form is on one. */
  readonly branchcode?: string | null | undefined
  /** Kept in the address book, as the default for both. */
  readonly billingAddress: TypedAddress | null
  /** The storefront's own address, from which mails link back; no other one is taken. */
  readonly storefrontUrl: string
  readonly device: string
  /** An order that this very session placed as a guest; it is found in the account. */
  readonly orderId?: string | undefined
}

/** Opens an account, which is a membership of the club too, and logs its owner in. All errors come back at once. */
export async function registerCustomer(
  deps: {
    readonly transact: Transact
    readonly clock: Clock
    readonly settings: SettingsSource
    readonly passwordHasher: PasswordHasher
    readonly allowedOrigins: readonly string[]
    readonly breached?: BreachedPasswordsPort | undefined
    readonly shopWords: readonly string[]
  },
  storefront: Storefront,
  contextToken: string | undefined,
  typed: Registration,
): Promise<LoggedIn | Refused> {
  const now = deps.clock.now()
  const firstName = oneLine(typed.firstName)
  const lastName = oneLine(typed.lastName)
  const email = normalizedEmail(typed.email)
  const wrongEmail = emailError(typed.email)
  const about = [firstName, lastName, email, ...deps.shopWords]
  const wrongPassword = await chosenPasswordError(typed.password, about, deps.breached)
  const birthday = typed.birthday && birthdayDate(typed.birthday, now)
  const salutation = readSalutation(typed.salutation)
  const address = typed.billingAddress && readAddress(typed.billingAddress, storefront, 'billingAddress.', 'billing')
  const refusals: readonly Refusal[] = [
    ...nameErrors(firstName, lastName),
    ...(salutation === undefined ? [refusalOf('salutation-unknown', { field: 'salutation' })] : []),
    ...(wrongEmail ? [refusalOf(wrongEmail, { field: 'email' })] : []),
    ...(wrongPassword ? [refusalOf(wrongPassword, { field: 'password' })] : []),
    ...(typed.birthday && !birthday ? [refusalOf('birthday-invalid', { field: 'birthday' })] : []),
    ...(address && 'refusals' in address ? address.refusals : []),
    ...(isAllowedUrl(typed.storefrontUrl, deps.allowedOrigins)
      ? []
      : [refusalOf('storefront-url-not-allowed', { field: 'storefrontUrl' })]),
  ]
  if (refusals.length > 0 || salutation === undefined) return refusedWith(...refusals)
  const passwordHash = await deps.passwordHasher.hash(typed.password)

  return deps.transact(
    ['addresses', 'carts', 'consents', 'contexts', 'customers', 'guestOrders', 'jobs', 'loyalty', 'newsletter'],
    { token: contextToken },
    async (repositories) => {
      const customer = await repositories.customers.add({
        storefrontCode: storefront.code,
        language: storefront.language,
        email,
        passwordHash,
        salutation,
        firstName,
        lastName,
        birthday: birthday ?? null,
        // Follows the newsletter itself, which nobody is on unconfirmed.
        newsletter: (await repositories.newsletter.byEmail(email))?.status === 'subscribed',
        emailToken: newToken(),
        createdAt: now,
      })
      if (!customer) return refusedWith(refusalOf('account-exists', { field: 'email' }))
      if (address && 'address' in address) {
        const id = await repositories.addresses.add(address.address, now, customer.id)
        await repositories.customers.change(
          customer.id,
          { defaultBillingAddressId: id, defaultShippingAddressId: id },
          now,
        )
      }
      if (typed.orderId !== undefined) await repositories.guestOrders.giveOne(customer.id, typed.orderId)
      if (typed.newsletter) {
        const place = address && 'address' in address ? address.address : undefined
        const branchcode = typed.branchcode || null
        const source = newsletterSource('register', { inStore: branchcode !== null })
        const known = { email, firstName, lastName, salutation, birthday: birthday ?? null }
        await joinAsMember(
          repositories,
          memberDetails(storefront, { ...known, country: place?.country, source, branchcode }),
          now,
        )
      }
      await repositories.loyalty.signUp(customer.id, signUpPointsOf(deps.settings.at(now).loyalty), now)
      await repositories.consents.add({
        email,
        customerId: customer.id,
        purpose: 'terms',
        decision: 'given',
        wordingVersion: termsVersion,
        form: typed.branchcode ? 'register-in-store' : 'register',
        storefrontCode: storefront.code,
        language: storefront.language,
        at: now,
      })
      await repositories.jobs.mailAccount({
        kind: 'welcome',
        key: `welcome:${customer.id}`,
        email,
        firstName,
        storefrontCode: storefront.code,
        token: await newEmailLink(repositories, customer, now),
      })
      return beginLogin(repositories, storefront, contextToken, { customerId: customer.id, device: typed.device, now })
    },
  )
}

/** What is wrong with a first and a last name. */
export function nameErrors(firstName: string, lastName: string): readonly Refusal[] {
  return [
    ...(firstName === '' ? [refusalOf('first-name-required', { field: 'firstName' })] : []),
    ...(lastName === '' ? [refusalOf('last-name-required', { field: 'lastName' })] : []),
    ...(firstName.length > nameMost
      ? [refusalOf('field-too-long', { field: 'firstName', name: String(nameMost) })]
      : []),
    ...(lastName.length > nameMost ? [refusalOf('field-too-long', { field: 'lastName', name: String(nameMost) })] : []),
  ]
}

/** Whether a URL that a client sends is one of the shop's own: a mail must never link elsewhere. */
export function isAllowedUrl(url: string, allowedOrigins: readonly string[]): boolean {
  return URL.canParse(url) && allowedOrigins.includes(new URL(url).origin)
}
