import { seesStorefront } from '#kernel/staff-reach.ts'
import type { GiftCardForStaff } from '#shop/giftcards/gift-card-service.ts'
import type { GiftCardMovement } from '#shop/giftcards/gift-card-store.ts'
import type { Changed } from '#shop/staff/perform-as-staff.ts'
import type { Permission } from '#shop/staff/permissions.ts'
import { type StaffRefused, staffRefused } from '#shop/staff/staff-refusal.ts'
import { backofficeBuilder } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { MoneyType } from './order-parts.ts'
import { reachOf } from './orders.ts'
import { type ChangeOutcome, OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

type MovementView = { readonly movement: GiftCardMovement; readonly card: GiftCardForStaff }

const MovementType = backofficeBuilder.objectRef<MovementView>('GiftCardMovement').implement({
  description: 'What became of a gift card’s money. Never changed.',
  fields: (t) => ({
    kind: t.string({
      description: 'sold, reserved, released, redeemed, refunded or adjusted.',
      resolve: ({ movement }) => movement.kind,
    }),
    amount: t.field({
      type: MoneyType,
      description: 'By how much it changed what the card can pay; of what was redeemed, what the shop owes no more.',
      resolve: ({ movement, card }) => ({
        amount: movement.kind === 'redeemed' ? movement.owed : movement.balance,
        currency: card.currency,
      }),
    }),
    order: t.string({ nullable: true, resolve: ({ movement }) => movement.orderNumber }),
    at: t.field({ type: 'DateTime', resolve: ({ movement }) => movement.createdAt }),
  }),
})

const GiftCardType = backofficeBuilder.objectRef<GiftCardForStaff>('StaffGiftCard').implement({
  description: 'A gift card, without its code.',
  fields: (t) => ({
    id: t.exposeID('id'),
    ending: t.exposeString('ending', { description: 'The last signs of its code.' }),
    storefront: t.string({ resolve: ({ storefrontCode }) => storefrontCode }),
    sold: t.field({ type: MoneyType, resolve: ({ sale, currency }) => ({ amount: sale.amount, currency }) }),
    balance: t.field({
      type: MoneyType,
      description: 'What it can pay; without what waits for the payment of an order.',
      resolve: ({ balance, currency }) => ({ amount: balance, currency }),
    }),
    validUntil: t.string({ resolve: ({ validUntil }) => validUntil }),
    blockedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ blockedAt }) => blockedAt }),
    mailAt: t.field({ type: 'DateTime', description: 'When it is mailed.', resolve: ({ mailAt }) => mailAt }),
    mailedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ mailedAt }) => mailedAt }),
    giver: t.string({
      resolve: ({ sale: { giver } }) => [giver.firstName, giver.lastName, giver.email].filter(Boolean).join(' '),
    }),
    receiver: t.string({
      resolve: ({ sale: { receiver } }) => [receiver.name, receiver.email].filter(Boolean).join(' '),
    }),
    movements: t.field({
      type: [MovementType],
      description: 'The newest first.',
      resolve: async (card, _, { shop }) =>
        (await shop.giftCards.movementsOf(card.id)).map((movement) => ({ movement, card })),
    }),
  }),
})

/** Cards are of the whole shop: whoever is narrowed to some stores sees none. */
async function cardsSeen(context: BackofficeContext, text: string): Promise<GiftCardForStaff[]> {
  const reach = reachOf(context)
  if (reach.stores !== 'all') return []
  const found = await context.shop.giftCards.find(text)
  return found.filter(({ storefrontCode }) => seesStorefront(reach, storefrontCode))
}

backofficeBuilder.queryFields((t) => ({
  giftCards: t.field({
    type: [GiftCardType],
    description:
      'Gift cards by the last signs of their code, the address or the beginning of the last name of who gave them, the address or the beginning of the name of who was given them, or the number of an order that they paid; at most 50.',
    args: { text: t.arg.string() },
    resolve: (_, { text }, context) => cardsSeen(context, text),
  }),
}))

type CardChange = {
  readonly action: string
  readonly permission?: Permission
  readonly needsProof?: boolean
  readonly press?: string
  readonly work: (card: GiftCardForStaff) => Promise<Changed<unknown> | StaffRefused>
}

/** Changes a card that whoever acts sees, in one transaction with the row of who did what. */
async function changeCard(context: BackofficeContext, id: string, change: CardChange): Promise<ChangeOutcome> {
  const reach = reachOf(context)
  const card = reach.stores === 'all' ? await context.shop.giftCards.forStaff(id) : undefined
  if (!card || !seesStorefront(reach, card.storefrontCode)) return outcomeOf(staffRefused('gift-card-unknown'))
  const answer = await context.shop.staff.perform<unknown, StaffRefused>(actorOf(context), {
    permission: change.permission ?? 'customers.write',
    needsProof: change.needsProof ?? false,
    action: change.action,
    object: { type: 'gift-card', id, name: card.ending },
    ...(change.press !== undefined && { press: change.press }),
    work: () => change.work(card),
  })
  return outcomeOf(answer, id)
}

backofficeBuilder.mutationFields((t) => ({
  blockGiftCard: t.field({
    type: OutcomeType,
    description: 'Keeps a gift card from paying, or lets it pay again. Its money stays.',
    args: { card: t.arg.id(), blocked: t.arg.boolean() },
    resolve: (_, { card, blocked }, context) =>
      changeCard(context, card, {
        action: 'gift-card.block',
        work: async ({ id, blockedAt }) => {
          await context.shop.giftCards.block(id, blocked)
          return { result: undefined, before: { blocked: blockedAt !== null }, after: { blocked } }
        },
      }),
  }),
  withdrawGiftCard: t.field({
    type: OutcomeType,
    description:
      'Takes a gift card back whose buyer withdraws from it, and pays its price back the way it came. Refused once something was paid with it.',
    args: { card: t.arg.id() },
    resolve: (_, { card }, context) =>
      changeCard(context, card, {
        permission: 'orders.refund',
        needsProof: true,
        action: 'gift-card.withdraw',
        work: async ({ id, sale, currency }) => {
          if (!(await context.shop.giftCards.withdraw(id))) return staffRefused('gift-card-used')
          return { result: undefined, before: { owed: sale.amount, currency }, after: { owed: 0, currency } }
        },
      }),
  }),
  mailGiftCardAgain: t.field({
    type: OutcomeType,
    description: 'Mails a gift card to whoever is given it once more. The same key again mails once.',
    args: { card: t.arg.id(), key: t.arg.string() },
    resolve: (_, { card, key }, context) =>
      changeCard(context, card, {
        action: 'gift-card.mail',
        press: key,
        work: async ({ id }) => {
          await context.shop.giftCards.mailAgain(id, key)
          return { result: undefined, before: null, after: { mailed: true } }
        },
      }),
  }),
}))
