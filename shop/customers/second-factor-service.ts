import { isToken } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type OwnSession,
  removeSecondFactor,
  renewRecoveryCodes,
} from './change-second-factor.ts'
import { confirmLogin } from './confirm-login.ts'
import type { Customer } from './customer.ts'
import type { OwnerProof } from './second-factor.ts'
import {
  addCustomerPasskey,
  beginCustomerPasskey,
  beginCustomerPasskeyLogin,
  type CustomerPasskeyDeps,
  logInCustomerByPasskey,
  offersPasskeys,
  removeCustomerPasskey,
} from './use-customer-passkeys.ts'

/** What shoppers may log in with beside their password: passkeys, and codes of an app after it. */
export function secondFactorService(deps: CustomerPasskeyDeps) {
  const { customers, clock, settings } = deps
  return {
    offersPasskeys: () => offersPasskeys(deps),
    offersSecondFactor: () => settings.at(clock.now()).account.secondFactor,
    passkeysOf: ({ id }: Pick<Customer, 'id'>) => customers.passkeys(id),
    secondFactorOf: ({ id }: Pick<Customer, 'id'>) => customers.secondFactor(id),

    /** Whose log-in waits for a code; nothing once it is over. */
    customerOfStep: async (step: string) => (isToken(step) ? customers.byLoginStep(step, clock.now()) : undefined),
    confirmLogin: (
      storefront: Storefront,
      contextToken: string | undefined,
      typed: { step: string; code: string; device: string },
    ) => confirmLogin(deps, storefront, contextToken, typed),

    beginPasskeyLogin: () => beginCustomerPasskeyLogin(deps),
    logInByPasskey: (
      storefront: Storefront,
      contextToken: string | undefined,
      given: { answer: unknown; device: string },
    ) => logInCustomerByPasskey(deps, storefront, contextToken, given),
    beginPasskey: (customer: Customer, proof: OwnerProof) => beginCustomerPasskey(deps, customer, proof),
    addPasskey: (customer: Customer, given: { name: string; answer: unknown; device: string }) =>
      addCustomerPasskey(deps, customer, given),
    removePasskey: (customer: Customer, session: OwnSession, given: OwnerProof & { id: string }) =>
      removeCustomerPasskey(deps, customer, session, given),

    beginSecondFactor: (customer: Customer, proof: OwnerProof) => beginSecondFactor(deps, customer, proof),
    confirmSecondFactor: (customer: Customer, session: OwnSession, code: string) =>
      confirmSecondFactor(deps, customer, session, code),
    renewRecoveryCodes: (customer: Customer, proof: OwnerProof) => renewRecoveryCodes(deps, customer, proof),
    removeSecondFactor: (customer: Customer, session: OwnSession, proof: OwnerProof) =>
      removeSecondFactor(deps, customer, session, proof),
  }
}
