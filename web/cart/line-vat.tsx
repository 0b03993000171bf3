import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { vatRateLabel } from './vat-rate.ts'

type LineVatProps = {
  /** The rates of all lines of the cart or order; where there is but one, the total says it. */
  readonly among: readonly { readonly taxRate: number }[]
  readonly rate: number
  readonly className?: string | undefined
}

/** The rate of VAT of a line, where lines differ. */
export function LineVat({ among, rate, className }: LineVatProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  if (among.every(({ taxRate }) => taxRate === rate)) return null
  return <p className={className}>{t('checkout.line_vat', { rate: vatRateLabel(rate, iso) })}</p>
}
