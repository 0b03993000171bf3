import { type Cents, taxInside } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'
import type { PaymentLine } from '#shop/orders/payment-port.ts'
import { type WireAmount, wireAmount } from './mollie-wire.ts'

export type WireLine = {
  readonly type: string
  readonly description: string
  readonly quantity: number
  readonly unitPrice: WireAmount
  readonly discountAmount?: WireAmount
  readonly totalAmount: WireAmount
  readonly vatRate: string
  readonly vatAmount: WireAmount
  readonly sku?: string
  readonly imageUrl?: string
  readonly productUrl?: string
}

const types: Record<PaymentLine['kind'], string> = {
  physical: 'physical',
  digital: 'digital',
  shipping: 'shipping_fee',
  surcharge: 'surcharge',
  discount: 'discount',
  'store-credit': 'store_credit',
  'gift-card': 'gift_card',
}

const negative = new Set<PaymentLine['kind']>(['discount', 'store-credit', 'gift-card'])

export function lineTotal(line: PaymentLine): Cents {
  return line.unitPrice * line.quantity - (line.discount ?? 0)
}

/** Why Mollie would refuse these lines; checked here so that the reason is in our words and costs no request. */
export function linesProblem(lines: readonly PaymentLine[], amount: Cents): string | undefined {
  for (const line of lines) {
    if (!Number.isInteger(line.quantity) || line.quantity < 1) return `'${line.description}' has no whole quantity`
    if (!Number.isInteger(line.unitPrice)) return `'${line.description}' has a price that is not in whole cents`
    if ((line.discount ?? 0) < 0) return `'${line.description}' has a negative discount`
    const total = lineTotal(line)
    if (negative.has(line.kind) ? total > 0 : line.unitPrice < 0 || total < 0) {
      return `'${line.description}' has the wrong sign for its kind (${line.kind})`
    }
  }
  const sum = lines.reduce((total, line) => total + lineTotal(line), 0)
  return sum === amount ? undefined : `The lines add up to ${sum} cents, the payment is ${amount}`
}

/**
 * Mollie checks `vatAmount` line by line, so it is rounded per line here. The shop's own tax is computed per rate over
 * the order and may differ by a cent; nothing is charged by these figures.
 */
export function wireLine(line: PaymentLine, currency: Currency): WireLine {
  const total = lineTotal(line)
  return {
    type: types[line.kind],
    description: line.description,
    quantity: line.quantity,
    unitPrice: wireAmount(line.unitPrice, currency),
    ...(line.discount ? { discountAmount: wireAmount(line.discount, currency) } : {}),
    totalAmount: wireAmount(total, currency),
    vatRate: (line.vatRate / 100).toFixed(2),
    vatAmount: wireAmount(taxInside(total, line.vatRate), currency),
    ...(line.sku ? { sku: line.sku.slice(0, 64) } : {}),
    ...(line.imageUrl ? { imageUrl: line.imageUrl } : {}),
    ...(line.productUrl ? { productUrl: line.productUrl } : {}),
  }
}
