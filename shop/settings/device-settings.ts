import { z } from 'zod'
import { saysThat } from './settings-problems.ts'

/** What shoppers without a network see. */
export const offlineSettings = z
  .strictObject({
    offered: z
      .boolean()
      .default(true)
      .describe(
        'Whether a page of the shop stands there while a shopper has no network, with what their device keeps.',
      ),
  })
  .prefault({})

/** The push services of Chrome, Firefox, Safari and Edge. */
const browsersHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
]

/** What browsers are told when their shopper asked for it. */
export const pushSettings = z
  .strictObject({
    offered: z
      .boolean()
      .default(true)
      .describe('Whether shoppers may have their browser tell them that a size is back, and how far an order is.'),
    hosts: z
      .array(z.string().regex(/^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/, saysThat('host')))
      .max(50)
      .default(browsersHosts)
      .describe(
        'The push services of browsers’ makers. Nothing is ever sent to another host, whatever a browser says.',
      ),
    mostPerBrowser: z.int().min(1).max(500).default(40).describe('So much one browser may wait to be told of.'),
  })
  .prefault({})
