import { storefrontOfPath } from '#kernel/storefront.ts'
import { browserMutation } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { DeviceConsent } from './consent.ts'

export const recordMutation = graphql(`
  mutation SaveCookieConsent($enabled: Boolean!) {
    saveCookieConsent(enabled: $enabled) { success }
  }
`)

export const withdrawMutation = graphql(`
  mutation WithdrawMeasuring {
    withdrawMeasuring { success }
  }
`)

/** Tells the shop that nothing more of what was ordered here may be told to others. */
export async function withdrawConsent(): Promise<void> {
  const { storefront } = storefrontOfPath(window.location.pathname)
  await browserMutation(storefront, withdrawMutation, {})
}

/** Tells the shop what somebody who is logged in decided. The decision holds all the same when it can't be told. */
export async function recordConsent(choice: DeviceConsent): Promise<void> {
  const { storefront } = storefrontOfPath(window.location.pathname)
  await browserMutation(storefront, recordMutation, { enabled: choice === 'enabled' })
}
