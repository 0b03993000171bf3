import { type LocalNames, placeIn } from '#kernel/local-names.ts'
import { pathOf } from '#kernel/routes.ts'
import type { Language, Storefront } from '#kernel/storefront.ts'
import type { SearchablePage } from './find-pages.ts'

/** A store as far as a search leads to its page. */
export type SearchableStore = {
  readonly reference: string
  readonly title: string
  readonly street: string
  readonly city: string
  readonly localNames?: LocalNames | undefined
}

/** What a page of the shop's own is called, and what else people type who look for it. */
type Named = Readonly<Record<Language, { readonly label: string; readonly also: string }>>

const storesPage: Named = {
  en: { label: 'Our stores', also: 'shop shops branch opening hours' },
  nl: { label: 'Onze winkels', also: 'filiaal filialen openingstijden openingsuren' },
  de: { label: 'Unsere Filialen', also: 'Geschäft Geschäfte Laden Läden Öffnungszeiten' },
  fr: { label: 'Nos magasins', also: 'boutique boutiques horaires ouverture' },
  es: { label: 'Nuestras tiendas', also: 'tienda horario apertura' },
}

const giftCardPage: Named = {
  en: { label: 'Gift card', also: 'giftcard voucher' },
  nl: { label: 'Cadeaukaart', also: 'cadeaubon kadobon kadokaart giftcard' },
  de: { label: 'Geschenkkarte', also: 'Gutschein Geschenkgutschein' },
  fr: { label: 'Carte cadeau', also: 'chèque' },
  es: { label: 'Tarjeta regalo', also: 'cheque vale' },
}

/** Pages that nobody wrote and that stand in no list: the stores, each of them, and gift cards. */
export function ownPages(
  { language }: Pick<Storefront, 'language'>,
  { stores, offersGiftCards }: { readonly stores: readonly SearchableStore[]; readonly offersGiftCards: boolean },
): SearchablePage[] {
  const page = (label: string, path: string, also: string): SearchablePage => ({
    group: "Pagina's",
    label,
    url: path.slice(1, -1),
    also,
    parents: [],
  })
  const named = (name: Named, route: 'stores' | 'giftCard') =>
    page(name[language].label, pathOf(language, route), name[language].also)
  return [
    ...(offersGiftCards ? [named(giftCardPage, 'giftCard')] : []),
    ...(stores.length > 0 ? [named(storesPage, 'stores')] : []),
    ...stores.map((store) => {
      const { title, city } = placeIn(store, language)
      // A town is found by either of its names, and a store by what one calls a store.
      const also = [city, store.city, storesPage[language].label, storesPage[language].also].join(' ')
      return page(title, pathOf(language, 'store', { reference: store.reference }), also)
    }),
  ]
}
