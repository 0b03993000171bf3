import type { WordKey } from './en.ts'
import { account } from './nl/account.ts'
import { alerts } from './nl/alerts.ts'
import { cart } from './nl/cart.ts'
import { catalog } from './nl/catalog.ts'
import { chat } from './nl/chat.ts'
import { checkout } from './nl/checkout.ts'
import { consent } from './nl/consent.ts'
import { errors } from './nl/errors.ts'
import { follow } from './nl/follow.ts'
import { inStore } from './nl/in-store.ts'
import { journal } from './nl/journal.ts'
import { layout } from './nl/layout.ts'
import { messages } from './nl/messages.ts'
import { newsletter } from './nl/newsletter.ts'
import { overlay } from './nl/overlay.ts'
import { pickup } from './nl/pickup.ts'
import { reservations } from './nl/reservations.ts'
import { search } from './nl/search.ts'
import { slices } from './nl/slices.ts'
import { stores } from './nl/stores.ts'
import { wishlist } from './nl/wishlist.ts'
import { withdraw } from './nl/withdraw.ts'

export const nl: Readonly<Record<WordKey, string>> = {
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
