import { localDay } from '#kernel/calendar.ts'
import { type Clock, minute } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import type { PaymentPort, ProviderPayment } from '../orders/payment-port.ts'
import type { Repositories, Transact } from '../transact.ts'
import { newCardCode, validUntilOf } from './gift-card.ts'
import type { GiftCardSale } from './gift-card-sale.ts'
import type { GiftCardSaleReader } from './gift-card-sale-store.ts'

export type SettleSaleDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly payments: PaymentPort
  readonly giftCardSales: GiftCardSaleReader
  readonly secretBox: SecretBox
}

/** What happened to a payment that may be a card's. An id that is no sale of ours is nobody's business. */
export async function settleSaleByAnswer(deps: SettleSaleDeps, answer: ProviderPayment): Promise<void> {
  const { orderId, paymentId } = answer.metadata
  const sale = paymentId && paymentId === orderId ? await deps.giftCardSales.sale(paymentId) : undefined
  if (!sale || (sale.providerId !== null && sale.providerId !== answer.id)) return
  await applyToSale(deps, sale.id, answer)
}

/** Asks how the payment of a sale stands that waits for it. @returns what the provider says; nothing where it knows nothing */
export async function settleSale(deps: SettleSaleDeps, sale: GiftCardSale): Promise<ProviderPayment | undefined> {
  if (sale.state === 'paid' || sale.providerId === null) return undefined
  const answer = await deps.payments.getPayment(sale.providerId)
  if (answer) await applyToSale(deps, sale.id, answer)
  return answer
}

/**
 * Takes over how the payment of a sale stands, with what the provider was asked. Told twice or at once, a paid sale makes one card: the
 * sale's row is held, and a card is the only one of its sale.
 */
export async function applyToSale(deps: SettleSaleDeps, saleId: string, answer: ProviderPayment): Promise<void> {
  await deps.transact(['giftCards', 'giftCardSales', 'jobs'], async (repositories) => {
    const now = deps.clock.now()
    const sale = await repositories.giftCardSales.lock(saleId)
    if (!sale || sale.state === 'paid') return
    const { id: providerId, status, checkoutUrl = null } = answer
    if (status === 'paid') {
      await repositories.giftCardSales.change(sale.id, { state: 'paid', paidAt: now, providerId, checkoutUrl: null })
      await activate(repositories, deps.secretBox, sale, now)
      return
    }
    const isOver = status === 'failed' || status === 'canceled' || status === 'expired'
    await repositories.giftCardSales.change(sale.id, {
      providerId,
      checkoutUrl: isOver ? null : checkoutUrl,
      ...(isOver && { state: 'failed' }),
    })
  })
}

/** The card of a sale that was paid, with what its giver is told of it. */
async function activate(
  { giftCards, jobs }: Pick<Repositories, 'giftCards' | 'jobs'>,
  secretBox: SecretBox,
  sale: GiftCardSale,
  now: Date,
): Promise<void> {
  const { timeZone } = storefrontOf(sale.storefrontCode)
  const code = newCardCode()
  const cardId = await giftCards.issue(
    {
      saleId: sale.id,
      code,
      sealed: secretBox.seal(code),
      amount: sale.amount,
      storefrontCode: sale.storefrontCode,
      currency: sale.currency,
      validUntil: validUntilOf(localDay(now, timeZone), sale.validYears),
      mailAt: sale.mailAt,
    },
    now,
  )
  await jobs.mailGiftCard('receipt', cardId)
  if (sale.mailAt <= now) await jobs.mailGiftCard('card', cardId)
}

/** So long the provider may keep silent about a sale before it counts as never begun, and so long one that is open is not asked after. */
const silence = 15 * minute

/**
 * Asks after sales that wait, and lets go of those that nobody pays. A process that died in between, and a webhook that never came, are
 * made good by it. It has each card mailed whose moment has come.
 *
 * @throws AggregateError at the end, with what went wrong on the way
 */
export async function sweepGiftCards(
  deps: SettleSaleDeps & { readonly giftCards: { dueToMail(now: Date): Promise<string[]> } },
): Promise<void> {
  const now = deps.clock.now()
  const problems: unknown[] = []
  for (const sale of await deps.giftCardSales.openSince(new Date(now.getTime() - silence)))
    await sweepSale(deps, sale).catch((problem: unknown) => problems.push(problem))
  const due = await deps.giftCards.dueToMail(now)
  if (due.length > 0)
    await deps.transact(['jobs'], async ({ jobs }) => {
      for (const id of due) await jobs.mailGiftCard('card', id)
    })
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} sales of gift cards could not be asked after`)
}

async function sweepSale(deps: SettleSaleDeps, sale: GiftCardSale): Promise<void> {
  if (sale.providerId !== null && (await settleSale(deps, sale))) return
  // The provider knows nothing of it, or no longer. A payment of it that is told of later still makes its card.
  await deps.transact(['giftCardSales'], async ({ giftCardSales }) => {
    const held = await giftCardSales.lock(sale.id)
    if (held?.state === 'open' && held.providerId === sale.providerId)
      await giftCardSales.change(sale.id, { state: 'failed' })
  })
}
