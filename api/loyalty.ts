import { writtenDay } from '#kernel/calendar.ts'
import { messageSet, withBlanks } from '#languages/message-set.ts'
import {
  type LoyaltyType as Happening,
  type LoyaltyEntry,
  type LoyaltyState,
  loyaltyTypes,
} from '#shop/loyalty/loyalty.ts'
import type { Loyalty } from '#shop/loyalty/view-loyalty.ts'
import { type Voucher, writtenAmount } from '#shop/loyalty/vouchers.ts'
import { builder } from './builder.ts'
import { requireCustomer } from './context.ts'

const voucherMessages = messageSet('shop', 'voucher', {
  until: withBlanks('{amount} voucher, valid until {day}', 'amount', 'day'),
})

type VoucherView = { readonly voucher: Voucher; readonly customerNumber: string }

/** Its fields are spelled as the specification spells them (§3). */
const VoucherType = builder.objectRef<VoucherView>('Voucher').implement({
  fields: (t) => ({
    text: t.string({
      resolve: ({ voucher }, _, { storefront }) =>
        voucherMessages(storefront.contentLang).until(
          writtenAmount(voucher, storefront),
          writtenDay(voucher.validTo, storefront),
        ),
    }),
    barcode: t.string({
      description: 'An EAN-13; it is typed in at the checkout too.',
      resolve: ({ voucher }) => voucher.barcode,
    }),
    waarde: t.int({
      description: 'What it is worth, in whole units of its currency.',
      resolve: ({ voucher }) => Math.floor(voucher.amount / 100),
    }),
    currency: t.string({ resolve: ({ voucher }) => voucher.currency }),
    geldig_tm: t.field({ type: 'Date', description: 'The last day.', resolve: ({ voucher }) => voucher.validTo }),
    geldig_vanaf: t.field({ type: 'Date', description: 'The first day.', resolve: ({ voucher }) => voucher.validFrom }),
    klant: t.string({ description: 'The number of the customer.', resolve: ({ customerNumber }) => customerNumber }),
    kaartnummer: t.string({ description: 'The number of the voucher.', resolve: ({ voucher }) => voucher.number }),
    maximumAantalProducten: t.int({
      nullable: true,
      description: 'With how many products it can be used at most; null without a limit.',
      resolve: () => null,
    }),
    miniumPurchaseAmount: t.int({
      description: 'What has to be bought at least, in the smallest unit of its currency.',
      resolve: () => 0,
    }),
  }),
})

const LoyaltyEntryTypeEnum = builder.enumType('LoyaltyEntryType', {
  values: loyaltyTypes satisfies readonly Happening[],
})
const LoyaltyEntryStateEnum = builder.enumType('LoyaltyEntryState', {
  values: ['pending', 'available'] as const satisfies readonly LoyaltyState[],
})
const LoyaltyEntryType = builder.objectRef<LoyaltyEntry>('LoyaltyEntry').implement({
  description: 'A line of the book of points. A release makes pending points available and adds none.',
  fields: (t) => ({
    type: t.field({ type: LoyaltyEntryTypeEnum, resolve: (entry) => entry.type }),
    points: t.exposeInt('points'),
    state: t.field({ type: LoyaltyEntryStateEnum, resolve: (entry) => entry.state }),
    at: t.field({ type: 'DateTime', resolve: (entry) => entry.at }),
    orderNumber: t.string({ nullable: true, resolve: (entry) => entry.orderNumber }),
    voucher: t.string({
      nullable: true,
      description: 'The barcode of the voucher that the points became, once it was issued.',
      resolve: (entry) => entry.voucher,
    }),
  }),
})
const LoyaltyType = builder.objectRef<Loyalty>('Loyalty').implement({
  fields: (t) => ({
    offered: t.boolean({
      description: 'Whether the shop has a club. Without it nobody earns points, and those that somebody has stay.',
      resolve: (_, __, { settings }) => settings.loyalty.offered,
    }),
    available: t.int({
      description: 'Below zero when more was taken back than was left.',
      resolve: (loyalty) => loyalty.available,
    }),
    pending: t.exposeInt('pending'),
    pendingUntil: t.field({
      type: 'Date',
      nullable: true,
      description: 'By this day everything pending is available; null when nothing is pending.',
      resolve: (loyalty) => loyalty.pendingUntil,
    }),
    nextVoucherAt: t.int({
      description: 'So many points become a voucher.',
      resolve: (_, __, { settings }) => settings.loyalty.voucherPoints,
    }),
    nextVoucherOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'When the next voucher is issued that points have become already.',
      resolve: (loyalty) => loyalty.nextVoucherOn,
    }),
    entries: t.field({
      type: [LoyaltyEntryType],
      description: 'The newest first.',
      resolve: (loyalty) => [...loyalty.entries],
    }),
  }),
})

builder.queryFields((t) => ({
  vouchers: t.field({
    type: [VoucherType],
    description: 'What whoever is logged in can use now; the one that ends first comes first.',
    resolve: async (_, __, context) => {
      const customer = await requireCustomer(context)
      const vouchers = await context.shop.vouchersOf(customer)
      return vouchers.map((voucher) => ({ voucher, customerNumber: customer.number }))
    },
  }),
  loyalty: t.field({
    type: LoyaltyType,
    description: 'The points of whoever is logged in.',
    resolve: async (_, __, context) => context.shop.loyaltyOf(await requireCustomer(context)),
  }),
}))
