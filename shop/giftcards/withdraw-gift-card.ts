import type { Clock } from '#kernel/clock.ts'
import type { Company } from '../company/company.ts'
import type { PaymentPort } from '../orders/payment-port.ts'
import type { Transact } from '../transact.ts'
import type { GiftCardSaleReader } from './gift-card-sale-store.ts'
import type { GiftCardReader } from './gift-card-store.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly payments: PaymentPort
  readonly giftCards: GiftCardReader
  readonly giftCardSales: GiftCardSaleReader
  readonly company: Pick<Company, 'tradeName'>
}

/**
 * Takes a card back whose buyer withdraws from it (Directive 2011/83/EU, article 9), as long as nothing was paid with it. It pays
 * nothing any more, and its price goes back the way it came.
 *
 * @returns whether it was taken back
 */
export async function withdrawGiftCard(
  { transact, clock, giftCards, giftCardSales }: Deps,
  id: string,
): Promise<boolean> {
  const card = await giftCards.card(id)
  const sale = card && (await giftCardSales.sale(card.saleId))
  if (!sale) return false
  return transact(['giftCards', 'jobs'], async (repositories) => {
    if (!(await repositories.giftCards.withdraw(id, sale.amount, clock.now()))) return false
    await repositories.jobs.refundGiftCard(id)
    return true
  })
}

/**
 * Pays the price of a card back that was taken back. Asked again, the provider says that it has done so already.
 *
 * @throws when the provider can't be asked now, or refuses; the job tries again
 */
export async function refundGiftCardSale(
  { payments, giftCards, giftCardSales, company }: Deps,
  id: string,
): Promise<void> {
  const card = await giftCards.card(id)
  const sale = card && (await giftCardSales.sale(card.saleId))
  if (!sale?.providerId || card?.owed !== 0) return
  const standing = await payments.getPayment(sale.providerId)
  if (!standing) throw new Error(`The provider does not know ${sale.providerId}`)
  if (standing.amountRefunded.amount > 0) return
  const answer = await payments.refund({
    paymentId: sale.providerId,
    amount: { amount: sale.amount, currency: sale.currency },
    idempotencyKey: `refund-${id}`,
    description: `${company.tradeName} ${id.slice(0, 8)}`,
  })
  if ('refused' in answer) throw new Error(`The provider refused to refund ${sale.providerId}: ${answer.detail}`)
}
