import { type Clock, hour } from '#kernel/clock.ts'
import { isToken, isUuid } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { TypedAddress } from '../checkout/address.ts'
import type { AddressStore } from '../checkout/address-store.ts'
import type { MailPort } from '../orders/mail-port.ts'
import type { Letterhead } from '../orders/mail-sender.ts'
import type { Transact } from '../transact.ts'
import type { AccountMailNote } from './account-mail.ts'
import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from './address-book.ts'
import type { BreachedPasswordsPort } from './breached-passwords-port.ts'
import { changeEmail, changePassword } from './change-login.ts'
import { confirmEmail, sendEmailConfirmation } from './confirm-email.ts'
import { type Customer, mostFavourites } from './customer.ts'
import type { CustomerWriter } from './customer-store.ts'
import { deleteCustomer } from './delete-customer.ts'
import { type Credentials, endSession, logIn, logOut } from './log-in.ts'
import type { PasswordHasher } from './passwords.ts'
import { resetPassword, sendPasswordRecoveryMail } from './recover-password.ts'
import { type Registration, registerCustomer } from './register-customer.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { type ProfileChange, updateCustomer } from './update-customer.ts'

type Parts = {
  readonly transact: Transact
  readonly clock: Clock
  readonly customers: CustomerWriter
  readonly addresses: AddressStore
  readonly passwordHasher: PasswordHasher
  readonly breached: BreachedPasswordsPort | undefined
  readonly mail: MailPort
  readonly letterhead: Letterhead
  /** To which mailed links may lead. */
  readonly allowedOrigins: readonly string[]
}

/** Accounts: how one is opened, used, changed and closed. */
export function customerDesk(parts: Parts) {
  const { clock, customers, addresses } = parts
  return {
    /** Whose login a token is. Once an hour it is noted that the session is in use. */
    customerOf: async (token: string | undefined) => {
      const now = clock.now()
      const found = token === undefined || !isToken(token) ? undefined : await customers.bySession(token, now)
      if (found && now.getTime() - found.seenAt.getTime() > hour)
        await customers.seen(found.sessionId, found.customer.id, now)
      return found
    },
    logIn: (storefront: Storefront, contextToken: string | undefined, credentials: Credentials) =>
      logIn(parts, storefront, contextToken, credentials),
    logOut: (customerToken: string | undefined) => logOut(parts, customerToken),
    sessionsOf: (customer: Customer) => customers.sessions(customer.id, clock.now()),
    endSession: (customer: Customer, id: string) =>
      isUuid(id) ? endSession(parts, customer, id) : Promise.resolve(false),
    forgetLogins: () => customers.forgetExpired(clock.now()),

    registerCustomer: (storefront: Storefront, contextToken: string | undefined, typed: Registration) =>
      registerCustomer(parts, storefront, contextToken, typed),
    updateCustomer: (customer: Customer, typed: ProfileChange) => updateCustomer(parts, customer, typed),
    deleteCustomer: (customer: Customer, typed: { password: string }) => deleteCustomer(parts, customer, typed),
    changeEmail: (customer: Customer, typed: { email: string; password: string }) =>
      changeEmail(parts, customer, typed),
    sendEmailConfirmation: (customer: Customer) => sendEmailConfirmation(parts, customer),
    confirmEmail: (customer: Customer, token: string) => confirmEmail(parts, customer, token),
    /** @param note what a verb gave its job */
    mailAccount: (note: AccountMailNote) => sendAccountMail(parts, note),

    changePassword: (
      storefront: Storefront,
      contextToken: string | undefined,
      customer: Customer,
      typed: { password: string; newPassword: string; newPasswordConfirm: string; device: string },
    ) => changePassword(parts, storefront, contextToken, customer, typed),
    sendPasswordRecoveryMail: (storefront: Storefront, typed: { email: string; storefrontUrl: string }) =>
      sendPasswordRecoveryMail(parts, storefront, typed),
    /** Whether a mailed link still opens its form. */
    isPasswordLink: async (token: string) =>
      isToken(token) && (await customers.byPasswordLink(token, clock.now())) !== undefined,
    resetPassword: (
      storefront: Storefront,
      contextToken: string | undefined,
      typed: { hash: string; newPassword: string; device: string },
    ) => resetPassword(parts, storefront, contextToken, typed),

    addressBook: (customer: Pick<Customer, 'id'>) => addresses.ofCustomer(customer.id),
    addAddress: (storefront: Storefront, customer: Customer, typed: TypedAddress) =>
      addAddress(parts, storefront, customer, typed),
    updateAddress: (storefront: Storefront, customer: Customer, id: string, typed: TypedAddress) =>
      updateAddress(parts, storefront, customer, id, typed),
    deleteAddress: (customer: Customer, id: string) => deleteAddress(parts, customer, id),
    setDefaultAddress: (customer: Customer, use: 'billing' | 'shipping', id: string) =>
      setDefaultAddress(parts, customer, use, id),

    wishlistOf: (customer: Customer) => customers.wishlist(customer.id),
    addToWishlist: (customer: Customer, productIds: readonly string[]) =>
      customers.addToWishlist(customer.id, productIds.filter(isUuid).slice(0, mostFavourites), clock.now()),
    deleteFromWishlist: async (customer: Customer, productId: string) => {
      if (isUuid(productId)) await customers.deleteFromWishlist(customer.id, productId)
    },
  }
}
