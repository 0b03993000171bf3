import type { WordKey } from './en.ts'
import { account } from './fr/account.ts'
import { alerts } from './fr/alerts.ts'
import { cart } from './fr/cart.ts'
import { catalog } from './fr/catalog.ts'
import { chat } from './fr/chat.ts'
import { checkout } from './fr/checkout.ts'
import { consent } from './fr/consent.ts'
import { errors } from './fr/errors.ts'
import { follow } from './fr/follow.ts'
import { inStore } from './fr/in-store.ts'
import { journal } from './fr/journal.ts'
import { layout } from './fr/layout.ts'
import { messages } from './fr/messages.ts'
import { newsletter } from './fr/newsletter.ts'
import { overlay } from './fr/overlay.ts'
import { pickup } from './fr/pickup.ts'
import { reservations } from './fr/reservations.ts'
import { search } from './fr/search.ts'
import { slices } from './fr/slices.ts'
import { stores } from './fr/stores.ts'
import { wishlist } from './fr/wishlist.ts'
import { withdraw } from './fr/withdraw.ts'

export const fr: Readonly<Record<WordKey, string>> = {
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
