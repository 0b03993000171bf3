import { useLikedLooks } from '#web/device/liked-looks.ts'
import { useWishlist } from '#web/device/wishlist.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'

type WishlistLinkProps = {
  readonly href: string
  readonly className?: string | undefined
  /** Of the number at its corner. */
  readonly countClassName?: string | undefined
}

/** The heart of the header, with how much is on this device's wishlist: products and looks. */
export function WishlistLink({ href, className, countClassName }: WishlistLinkProps) {
  const t = useTranslate()
  const count = useWishlist().length + useLikedLooks().length
  return (
    <SmartLink
      href={href}
      className={className}
      aria-label={count > 0 ? t('wishlist.count', { n: count }) : t('header.wishlist')}
    >
      <Icon name="heart" />
      {count > 0 && (
        <span className={countClassName} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </SmartLink>
  )
}
