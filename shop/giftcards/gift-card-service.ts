import { localDay } from '#kernel/calendar.ts'
import { day } from '#kernel/clock.ts'
import { isRefused, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Cents } from '#kernel/money.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { sendingAgain } from '../mail/send-again.ts'
import type { ProviderPayment } from '../orders/payment-port.ts'
import { canPay, cardCodeTyped, type GiftCard, paidByCard } from './gift-card.ts'
import { type GiftCardMailKind, giftCardMail, giftCardReceiptMail } from './gift-card-mail.ts'
import type { GiftCardSale } from './gift-card-sale.ts'
import type { GiftCardReader } from './gift-card-store.ts'
import { type SellGiftCardDeps, type SellGiftCardInput, sellGiftCard } from './sell-gift-card.ts'
import { settleSale, settleSaleByAnswer, sweepGiftCards } from './settle-sale.ts'
import { refundGiftCardSale, withdrawGiftCard } from './withdraw-gift-card.ts'

type Deps = SellGiftCardDeps & {
  readonly giftCards: GiftCardReader
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/** So long a sale that nobody paid is kept: no payment of it is told of any more. */
const unpaidKept = 30 * day

/** A chosen card as it pays a cart. */
export type ChosenGiftCard = {
  readonly card: GiftCard
  /** What it pays of the total. */
  readonly amount: Cents
  /** What stays on it. */
  readonly left: Cents
}

/** A card with who gave it to whom. */
export type GiftCardForStaff = GiftCard & { readonly sale: GiftCardSale }

/** Gift cards: sold, mailed, looked up and chosen to pay with. */
export function giftCardService(deps: Deps) {
  const { clock, giftCards, giftCardSales, transact } = deps
  const withSales = async (cards: readonly (GiftCard | undefined)[]): Promise<GiftCardForStaff[]> => {
    const found = await Promise.all(
      cards.map(async (card) => card && { card, sale: await giftCardSales.sale(card.saleId) }),
    )
    return found.flatMap((one) => (one?.sale ? [{ ...one.card, sale: one.sale }] : []))
  }
  return {
    sell: (storefront: Storefront, input: SellGiftCardInput) => sellGiftCard(deps, storefront, input),
    settleByAnswer: (answer: ProviderPayment) => settleSaleByAnswer(deps, answer),
    sweep: () => sweepGiftCards(deps),
    /** Forgets who wanted to give a card and never paid it. */
    purge: () =>
      transact(['giftCardSales'], ({ giftCardSales: sales }) =>
        sales.purgeFailed(new Date(clock.now().getTime() - unpaidKept)),
      ),

    /** The sale of a link, after its payment was asked after, with its card once there is one. */
    saleByReference: async (reference: string) => {
      const found = await giftCardSales.saleByReference(reference)
      if (!found) return undefined
      // The provider may be away; then the sale is shown as it was known last.
      if (found.state === 'open') await settleSale(deps, found).catch(() => undefined)
      const sale = (await giftCardSales.sale(found.id)) ?? found
      return { sale, card: sale.state === 'paid' ? await giftCards.cardOfSale(sale.id) : undefined }
    },

    /** The card of a typed code. */
    ofCode: async (typed: string): Promise<GiftCard | undefined> => {
      const code = cardCodeTyped(typed)
      return code === undefined ? undefined : giftCards.cardOfCode(code)
    },

    /** What the card that somebody chose pays of a total; nothing where it pays nothing any more. */
    chosen: async (
      storefront: Storefront,
      { giftCardId, cartId }: { readonly giftCardId: string | null; readonly cartId: string | null },
      total: Cents,
    ): Promise<ChosenGiftCard | undefined> => {
      const found = giftCardId === null ? undefined : await giftCards.availableFor(giftCardId, cartId)
      if (!found || !canPay(found.card, storefront, clock.now())) return undefined
      const amount = paidByCard(found.available, total)
      return amount === 0 ? undefined : { card: found.card, amount, left: found.available - amount }
    },

    /** Chooses a card to pay with. */
    choose: (storefront: Storefront, token: string | undefined, typed: string): Promise<GiftCard | Refused> =>
      transact(['contexts', 'giftCards'], { token: token ?? '' }, async (repositories): Promise<GiftCard | Refused> => {
        const now = clock.now()
        const context = await repositories.contexts.lock(token, now)
        if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
        const code = cardCodeTyped(typed)
        const card = code === undefined ? undefined : await repositories.giftCards.cardOfCode(code)
        if (!card || !canPay(card, storefront, now))
          return refusedWith(refusalOf('gift-card-not-found', { field: 'giftCard' }))
        const found = await repositories.giftCards.availableFor(card.id, context.cartId)
        if (!found?.available) return refusedWith(refusalOf('gift-card-used-up', { field: 'giftCard' }))
        await repositories.contexts.change(context.id, { giftCardId: card.id }, now)
        return card
      }),

    /** Pays with no card after all. */
    unchoose: async (token: string | undefined): Promise<Refused | undefined> => {
      const answer = await transact(['contexts'], { token: token ?? '' }, async ({ contexts }) => {
        const context = await contexts.lock(token, clock.now())
        if (!context) return refusedWith(refusalOf('context-not-found'))
        await contexts.change(context.id, { giftCardId: null }, clock.now())
        return context
      })
      return isRefused(answer) ? answer : undefined
    },

    /**
     * Mails a card or its receipt. Repeated, the outbox knows the mail by its key.
     *
     * @throws when the code can't be read: the secret of the shop is another one
     */
    sendMail: async (kind: GiftCardMailKind, cardId: string, again?: string): Promise<void> => {
      const card = await giftCards.card(cardId)
      const sale = card && (await giftCardSales.sale(card.saleId))
      if (!card || !sale) return
      const mail = sendingAgain(deps.mail, again)
      if (kind === 'receipt') return mail.send(giftCardReceiptMail(card, sale, deps.senderDetails))
      if (card.blockedAt) return
      const sealed = await giftCards.sealedCode(card.id)
      const code = sealed && deps.secretBox.open(sealed)
      if (!code) throw new Error(`The code of gift card ${card.id} can't be read with the shop's secret`)
      await mail.send(giftCardMail(card, sale, code, deps.senderDetails))
      await transact(['giftCards'], (repositories) => repositories.giftCards.mailed(card.id, clock.now()))
    },

    /** Cards as staff look for them: by their last signs, an address, a name, or the number of an order. */
    find: async (text: string): Promise<GiftCardForStaff[]> => {
      const sought = text.trim()
      if (sought === '' || sought.length > 320) return []
      const found = await giftCards.find(sought)
      return withSales(await Promise.all(found.map((id) => giftCards.card(id))))
    },
    forStaff: async (id: string): Promise<GiftCardForStaff | undefined> =>
      (await withSales([await giftCards.card(id)])).at(0),
    movementsOf: (id: string) => giftCards.movementsOf(id),
    block: (id: string, blocked: boolean) =>
      transact(['giftCards'], (repositories) => repositories.giftCards.block(id, blocked ? clock.now() : null)),
    /** @returns whether it could be taken back: nothing was paid with it */
    withdraw: (id: string) => withdrawGiftCard(deps, id),
    refundSale: (id: string) => refundGiftCardSale(deps, id),
    mailAgain: (id: string, key: string) => transact(['jobs'], ({ jobs }) => jobs.mailGiftCard('card', id, key)),

    /** Whether a card has ended where it was sold. */
    hasEnded: ({ validUntil, storefrontCode }: GiftCard): boolean =>
      validUntil < localDay(clock.now(), storefrontOf(storefrontCode).timeZone),
  }
}
