import { useWords } from '#web/shop-context.tsx'

type StockHereProps = {
  /** What the store of the tablet has of a size, in words; nothing when it has none. */
  readonly stock: string | undefined
  readonly className: string | undefined
}

/** Told first on a tablet: whether the size is in this store, and what to do when it is not. */
export function StockHere({ stock, className }: StockHereProps) {
  const t = useWords()
  return <p className={className}>{stock === undefined ? t('instore.not_here') : t('instore.here', { stock })}</p>
}
