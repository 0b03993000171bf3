import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { pathOf, type RouteName } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Translate } from './messages/translator.ts'

type Shop = { readonly storefront: Storefront; readonly t: Translate }

const ShopContext = createContext<Shop | undefined>(undefined)

/** The storefront and its words, around the whole page; set once by the server and once by the browser. */
export function ShopProvider({ storefront, t, children }: Shop & { readonly children: ReactNode }) {
  const shop = useMemo(() => ({ storefront, t }), [storefront, t])
  return <ShopContext value={shop}>{children}</ShopContext>
}

function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('A component is rendered outside the shop')
  return shop
}

export function useStorefront(): Storefront {
  return useShop().storefront
}

/** `const t = useTranslate()`, then `t('cart.title')` or `t('cart.items', { n: 2 })`. */
export function useTranslate(): Translate {
  return useShop().t
}

/** The path of a fixed page, for `<Link to>`: `path('cart')` is `/cart/`; the router adds the storefront's prefix. */
export function usePath(): (name: RouteName, params?: Readonly<Record<string, string>>) => string {
  const { language } = useStorefront()
  return (name, params) => pathOf(language, name, params)
}
