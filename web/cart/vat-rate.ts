/**
 * A VAT rate as the storefront writes it: `21 %`.
 *
 * @param rate in hundredths of a percent: 2100
 */
export function vatRateLabel(rate: number, iso: string): string {
  return new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
}
