import { storefrontOfPath } from '#kernel/storefront.ts'
import { browserMutation } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { Consent } from './consent.ts'

export const recordMutation = graphql(`
  mutation SaveCookieConsent($enabled: Boolean!) {
    saveCookieConsent(enabled: $enabled) { success }
  }
`)

/** Tells the shop what somebody who is logged in decided. The decision holds all the same when it can't be told. */
export async function recordConsent(choice: Consent): Promise<void> {
  const { storefront } = storefrontOfPath(window.location.pathname)
  await browserMutation(storefront, recordMutation, { enabled: choice === 'enabled' })
}
