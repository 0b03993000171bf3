import type { Hono } from 'hono'
import { createStaffMessagesSandbox } from '#integrations/staff-messages/staff-messages-sandbox.ts'
import { createStaffMessagesWebhook } from '#integrations/staff-messages/staff-messages-webhook.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { systemClock } from '#kernel/clock.ts'
import type { StaffMessagesPort } from '#shop/instore/staff-messages-port.ts'
import type { ShopConfig } from '../config.ts'
import { keyOfInnerSandbox } from '../sandbox-key.ts'

/** Where the sandbox of the stores' screens shows what it was told. */
export const storeScreensPath = '/sandbox/staff-messages'

export type StoreScreens = { readonly port?: StaffMessagesPort; readonly sandbox?: Hono }

/**
 * The screens of stores that the settings name; on one's own machine a sandbox at the end of a short wire that shows what it was told.
 * A shop in production without them tells nobody but its own page for staff.
 */
export function openStoreScreens(
  { staffMessages: { url, secret }, mailPage }: Pick<ShopConfig, 'staffMessages' | 'mailPage'>,
  observe: ObserveVendor,
): StoreScreens {
  const clock = systemClock
  if (url !== undefined && secret !== undefined) {
    return { port: createStaffMessagesWebhook({ url, secret, clock, observe }) }
  }
  if (!mailPage) return {}
  const { app: sandbox } = createStaffMessagesSandbox({ secret: keyOfInnerSandbox, clock })
  const base = 'http://staff-messages.invalid'
  const ask: typeof fetch = async (input, init) => sandbox.request(String(input).slice(base.length), init)
  const port = createStaffMessagesWebhook({
    url: `${base}/{code}`,
    secret: keyOfInnerSandbox,
    clock,
    observe,
    fetch: ask,
  })
  return { port, sandbox }
}
