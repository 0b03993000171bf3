import type { CustomerRecords } from '#shop/customers/export-customer.ts'
import type { KeptMail } from '#shop/mail/sent-mail-store.ts'
import type { ConsentStanding } from '#shop/privacy/consent-standing.ts'
import { backofficeBuilder } from './builder.ts'
import { MoneyType } from './order-parts.ts'

type ConsentLine = CustomerRecords['consents'][number]

export const ConsentType = backofficeBuilder.objectRef<ConsentLine>('StaffConsent').implement({
  description: 'What somebody agreed to or no longer agrees to: when, where, and to which words.',
  fields: (t) => ({
    purpose: t.string({ resolve: ({ purpose }) => purpose }),
    decision: t.string({ resolve: ({ decision }) => decision }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    wordingVersion: t.string({ resolve: ({ wordingVersion }) => wordingVersion }),
    form: t.string({ description: 'website, loyalty, account, cookie-bar, mail-link …', resolve: ({ form }) => form }),
    storefront: t.string({ resolve: ({ storefrontCode }) => storefrontCode }),
    language: t.string({ resolve: ({ language }) => language }),
  }),
})

export const ConsentStandingType = backofficeBuilder.objectRef<ConsentStanding>('ConsentStanding').implement({
  description: 'How a consent stands now, and since when.',
  fields: (t) => ({
    purpose: t.string({ resolve: ({ purpose }) => purpose }),
    decision: t.string({ resolve: ({ decision }) => decision }),
    since: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
    givenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of what was withdrawn since.',
      resolve: ({ givenAt }) => givenAt,
    }),
    wordingVersion: t.string({ resolve: ({ wordingVersion }) => wordingVersion }),
  }),
})

type SessionLine = CustomerRecords['sessions'][number]

export const CustomerSessionType = backofficeBuilder.objectRef<SessionLine>('CustomerSession').implement({
  fields: (t) => ({
    device: t.exposeString('device'),
    seenAt: t.field({ type: 'DateTime', resolve: ({ seenAt }) => seenAt }),
  }),
})

export const CustomerPasskeyType = backofficeBuilder
  .objectRef<CustomerRecords['passkeys'][number]>('CustomerPasskey')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      usedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ usedAt }) => usedAt }),
    }),
  })

/** A voucher with what staff did of it. */
export type ShownVoucher = CustomerRecords['vouchers'][number] & {
  readonly reason: string | null
  readonly by: string | null
}

export const CustomerVoucherType = backofficeBuilder.objectRef<ShownVoucher>('CustomerVoucher').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    status: t.string({ resolve: ({ status }) => status }),
    amount: t.field({ type: MoneyType, resolve: ({ amount, currency }) => ({ amount, currency }) }),
    validTo: t.string({ description: 'The last day on which it is taken.', resolve: ({ validTo }) => validTo }),
    reason: t.string({
      nullable: true,
      description: 'Why staff gave it, or took it back.',
      resolve: ({ reason }) => reason,
    }),
    by: t.string({ nullable: true, resolve: ({ by }) => by }),
  }),
})

type PointsLine = CustomerRecords['points'][number]

export const PointsEntryType = backofficeBuilder.objectRef<PointsLine>('PointsEntry').implement({
  description: 'A line of the club’s book.',
  fields: (t) => ({
    type: t.string({ resolve: ({ type }) => type }),
    points: t.exposeInt('points'),
    state: t.string({ resolve: ({ state }) => state }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    orderNumber: t.string({ nullable: true, resolve: ({ orderNumber }) => orderNumber }),
    reason: t.string({
      nullable: true,
      description: 'Why staff gave or took them.',
      resolve: ({ reason }) => reason,
    }),
  }),
})

type KeptPair = CustomerRecords['reservations'][number]

export const KeptPairType = backofficeBuilder.objectRef<KeptPair>('KeptPair').implement({
  description: 'A pair that a store keeps or kept for somebody.',
  fields: (t) => ({
    number: t.exposeString('number'),
    article: t.string({ resolve: ({ product }) => `${product.brand} ${product.name}` }),
    size: t.string({ nullable: true, resolve: ({ size }) => size.name ?? null }),
    store: t.string({ resolve: ({ store }) => store.title }),
    state: t.string({ resolve: ({ state }) => state }),
    heldUntil: t.field({ type: 'DateTime', resolve: ({ heldUntil }) => heldUntil }),
  }),
})

type Awaited = CustomerRecords['alerts'][number]

export const AwaitedSizeType = backofficeBuilder.objectRef<Awaited>('AwaitedSize').implement({
  description: 'A size of which somebody wants to be told.',
  fields: (t) => ({
    article: t.string({ resolve: ({ product }) => `${product.brand} ${product.name}` }),
    size: t.string({ nullable: true, resolve: ({ size }) => size.name ?? null }),
    askedAt: t.field({ type: 'DateTime', resolve: ({ askedAt }) => askedAt }),
  }),
})

type Wished = CustomerRecords['wishlist'][number]

export const WishedProductType = backofficeBuilder.objectRef<Wished>('WishedProduct').implement({
  fields: (t) => ({ sku: t.exposeString('sku'), name: t.exposeString('name') }),
})

type Subscription = NonNullable<CustomerRecords['newsletter']>

export const SubscriptionType = backofficeBuilder.objectRef<Subscription>('NewsletterSubscription').implement({
  fields: (t) => ({
    status: t.string({ description: 'pending, subscribed or unsubscribed.', resolve: ({ status }) => status }),
    source: t.string({ resolve: ({ source }) => source }),
    askedAt: t.field({ type: 'DateTime', resolve: ({ askedAt }) => askedAt }),
    confirmedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ confirmedAt }) => confirmedAt }),
    unsubscribedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ unsubscribedAt }) => unsubscribedAt }),
  }),
})

export const CustomerMailType = backofficeBuilder.objectRef<KeptMail>('CustomerMail').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    subject: t.exposeString('subject'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    sentAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ sentAt }) => sentAt }),
  }),
})
