import { account } from './de/account.ts'
import { alerts } from './de/alerts.ts'
import { cart } from './de/cart.ts'
import { catalog } from './de/catalog.ts'
import { chat } from './de/chat.ts'
import { checkout } from './de/checkout.ts'
import { consent } from './de/consent.ts'
import { errors } from './de/errors.ts'
import { follow } from './de/follow.ts'
import { inStore } from './de/in-store.ts'
import { journal } from './de/journal.ts'
import { layout } from './de/layout.ts'
import { messages } from './de/messages.ts'
import { newsletter } from './de/newsletter.ts'
import { overlay } from './de/overlay.ts'
import { pickup } from './de/pickup.ts'
import { reservations } from './de/reservations.ts'
import { search } from './de/search.ts'
import { slices } from './de/slices.ts'
import { stores } from './de/stores.ts'
import { wishlist } from './de/wishlist.ts'
import { withdraw } from './de/withdraw.ts'
import type { WordKey } from './en.ts'

export const de: Readonly<Record<WordKey, string>> = {
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
