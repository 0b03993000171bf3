import { account } from './en/account.ts'
import { alerts } from './en/alerts.ts'
import { cart } from './en/cart.ts'
import { catalog } from './en/catalog.ts'
import { chat } from './en/chat.ts'
import { checkout } from './en/checkout.ts'
import { consent } from './en/consent.ts'
import { errors } from './en/errors.ts'
import { follow } from './en/follow.ts'
import { inStore } from './en/in-store.ts'
import { journal } from './en/journal.ts'
import { layout } from './en/layout.ts'
import { messages } from './en/messages.ts'
import { newsletter } from './en/newsletter.ts'
import { overlay } from './en/overlay.ts'
import { pickup } from './en/pickup.ts'
import { reservations } from './en/reservations.ts'
import { search } from './en/search.ts'
import { slices } from './en/slices.ts'
import { stores } from './en/stores.ts'
import { wishlist } from './en/wishlist.ts'
import { withdraw } from './en/withdraw.ts'

export const en = {
  ...account,
  ...alerts,
  ...reservations,
  ...cart,
  ...catalog,
  ...chat,
  ...checkout,
  ...consent,
  ...errors,
  ...follow,
  ...inStore,
  ...journal,
  ...layout,
  ...messages,
  ...newsletter,
  ...overlay,
  ...pickup,
  ...search,
  ...slices,
  ...stores,
  ...wishlist,
  ...withdraw,
}

/** Every sentence of the storefront has a key; English decides which ones exist. */
export type WordKey = keyof typeof en
