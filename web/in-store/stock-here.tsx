import { useTranslate } from '#web/shop-context.tsx'
import { AskStaff } from './ask-staff.tsx'

type StockHereProps = {
  /** The chosen size. */
  readonly variantSku: string | undefined
  /** What the store of the tablet has of a size, in words; nothing when it has none. */
  readonly stock: string | undefined
  readonly className: string | undefined
}

/** Told first on a tablet: whether the size is in this store and can be brought, and what to do when it is not. */
export function StockHere({ variantSku, stock, className }: StockHereProps) {
  const t = useTranslate()
  if (stock === undefined) return <p className={className}>{t('instore.not_here')}</p>
  return (
    <>
      <p className={className}>{t('instore.here', { stock })}</p>
      {variantSku !== undefined && <AskStaff key={variantSku} variantSku={variantSku} place="page" />}
    </>
  )
}
