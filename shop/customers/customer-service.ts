import type { Clock } from '#kernel/clock.ts'
import { isToken, isUuid } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { AddressStore } from '../checkout/address-store.ts'
import type { BreachedPasswordsPort } from '../credentials/breached-passwords-port.ts'
import type { PasswordHasher } from '../credentials/passwords.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { TypedAddress } from '../orders/address.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import type { AccountMailNote } from './account-mail.ts'
import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from './address-book.ts'
import { changeEmail, changePassword } from './change-login.ts'
import { confirmEmail, sendEmailConfirmation } from './confirm-email.ts'
import { type Customer, mostFavourites } from './customer.ts'
import type { CustomerWriter } from './customer-store.ts'
import { deleteCustomer } from './delete-customer.ts'
import { endSession } from './end-session.ts'
import { type Credentials, logIn, logOut } from './log-in.ts'
import { resetPassword, sendPasswordRecoveryMail } from './recover-password.ts'
import { type Registration, registerCustomer } from './register-customer.ts'
import type { OwnerProof } from './second-factor.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { isToBeNoted, loginsAlive } from './session-lifetime.ts'
import { type ProfileChange, updateCustomer } from './update-customer.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly customers: CustomerWriter
  readonly addresses: AddressStore
  readonly passwordHasher: PasswordHasher
  readonly secretBox: SecretBox
  readonly breached: BreachedPasswordsPort | undefined
  /** What names the shop, and is no password. */
  readonly shopWords: readonly string[]
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
  /** To which mailed links may lead. */
  readonly allowedOrigins: readonly string[]
}

/** Accounts: how one is opened, used, changed and closed. */
export function customerService(deps: Deps) {
  const { clock, settings, customers, addresses } = deps
  return {
    /** Whose login a token is. Once an hour it is noted that the session is in use. */
    customerOf: async (token: string | undefined) => {
      const now = clock.now()
      const alive = loginsAlive(settings, now)
      const found = token === undefined || !isToken(token) ? undefined : await customers.bySession(token, alive)
      if (found && isToBeNoted(found.seenAt, now)) await customers.seen(found.sessionId, found.customer.id, now)
      return found
    },
    logIn: (storefront: Storefront, contextToken: string | undefined, credentials: Credentials) =>
      logIn(deps, storefront, contextToken, credentials),
    logOut: (customerToken: string | undefined) => logOut(deps, customerToken),
    sessionsOf: (customer: Customer) => customers.sessions(customer.id, loginsAlive(settings, clock.now())),
    endSession: (customer: Customer, asked: OwnerProof & { id: string; current: string | undefined }) =>
      endSession(deps, customer, asked),
    purgeSessions: () => customers.purgeExpired(loginsAlive(settings, clock.now())),

    registerCustomer: (storefront: Storefront, contextToken: string | undefined, typed: Registration) =>
      registerCustomer(deps, storefront, contextToken, typed),
    updateCustomer: (customer: Customer, typed: ProfileChange) => updateCustomer(deps, customer, typed),
    deleteCustomer: (customer: Customer, typed: { password: string }) => deleteCustomer(deps, customer, typed),
    changeEmail: (customer: Customer, typed: { email: string; password: string }) => changeEmail(deps, customer, typed),
    sendEmailConfirmation: (customer: Customer) => sendEmailConfirmation(deps, customer),
    confirmEmail: (customer: Customer, token: string) => confirmEmail(deps, customer, token),
    /** @param note what a use-case gave its job */
    mailAccount: (note: AccountMailNote) => sendAccountMail(deps, note),

    changePassword: (
      storefront: Storefront,
      contextToken: string | undefined,
      customer: Customer,
      typed: { password: string; newPassword: string; newPasswordConfirm: string; device: string },
    ) => changePassword(deps, storefront, contextToken, customer, typed),
    sendPasswordRecoveryMail: (storefront: Storefront, typed: { email: string; storefrontUrl: string }) =>
      sendPasswordRecoveryMail(deps, storefront, typed),
    /** Whether a mailed link still opens its form. */
    isPasswordLink: async (token: string) =>
      isToken(token) && (await customers.byPasswordLink(token, clock.now())) !== undefined,
    resetPassword: (
      storefront: Storefront,
      contextToken: string | undefined,
      typed: { hash: string; newPassword: string; device: string },
    ) => resetPassword(deps, storefront, contextToken, typed),

    addressBook: (customer: Pick<Customer, 'id'>) => addresses.ofCustomer(customer.id),
    addAddress: (storefront: Storefront, customer: Customer, typed: TypedAddress) =>
      addAddress(deps, storefront, customer, typed),
    updateAddress: (storefront: Storefront, customer: Customer, id: string, typed: TypedAddress) =>
      updateAddress(deps, storefront, customer, id, typed),
    deleteAddress: (customer: Customer, id: string) => deleteAddress(deps, customer, id),
    setDefaultAddress: (customer: Customer, use: 'billing' | 'shipping', id: string) =>
      setDefaultAddress(deps, customer, use, id),

    wishlistOf: (customer: Customer) => customers.wishlist(customer.id),
    addToWishlist: (customer: Customer, productIds: readonly string[]) =>
      customers.addToWishlist(customer.id, productIds.filter(isUuid).slice(0, mostFavourites), clock.now()),
    deleteFromWishlist: async (customer: Customer, productId: string) => {
      if (isUuid(productId)) await customers.deleteFromWishlist(customer.id, productId)
    },
  }
}
