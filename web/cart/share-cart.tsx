import { Share } from '#web/catalog/share.tsx'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import links from '../ui/links.module.css'
import type { CartPageView } from './cart-document.ts'
import { sharedItemsQuery } from './shared-items.ts'

/** Passes on what is in the cart, and nothing of whose cart it is. Without JavaScript there is a page whose address can be copied. */
export function ShareCart({ items }: { readonly items: CartPageView['items'] }) {
  const t = useTranslate()
  const path = usePath()('sharedCart')
  const { basePath } = useStorefront()
  const hydrated = useHydrated()
  const query = sharedItemsQuery(items.map(({ referencedId, quantity }) => ({ sku: referencedId, quantity })))
  if (hydrated) return <Share name={t('cart.title')} path={basePath + path} query={query} />
  return (
    <p>
      <SmartLink href={path + query} className={links.text}>
        {t('shared_cart.link')}
      </SmartLink>
    </p>
  )
}
