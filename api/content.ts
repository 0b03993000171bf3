import { catalogTag, contentTag, contentTypeTag } from '#kernel/cache-tags.ts'
import { type Language, type Storefront, storefronts } from '#kernel/storefront.ts'
import type { Company } from '#shop/company/company.ts'
import type { LayoutContent } from '#shop/content/layout.ts'
import { menuWithCategories, namesCategories } from '#shop/content/menu-of-categories.ts'
import { serviceHours } from '#shop/settings/service-settings.ts'
import { builder, ImageType, LanguageType } from './builder.ts'
import { storeOfLang } from './content-documents.ts'
import { OpenStateType, openStateOf } from './open-state.ts'
import { regionName, salutationLabels } from './region-names.ts'

export const CountryType = builder.objectRef<{ iso: string; name: string }>('Country').implement({
  fields: (t) => ({
    id: t.id({ resolve: (country) => country.iso }),
    iso: t.exposeString('iso'),
    name: t.exposeString('name'),
  }),
})
export const SalutationType = builder.objectRef<{ key: 'mr' | 'mrs'; label: string }>('Salutation').implement({
  fields: (t) => ({
    id: t.id({ resolve: (salutation) => salutation.key }),
    key: t.exposeString('key'),
    label: t.exposeString('label'),
  }),
})
const StoreType = builder.objectRef<Storefront>('Store').implement({
  description: 'A storefront: one of the six (not a shop building).',
  fields: (t) => ({
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    countryCode: t.string({ resolve: (store) => store.country }),
    lang: t.string({ resolve: (store) => store.contentLang }),
    language: t.field({ type: LanguageType, resolve: (store) => store.language }),
    baseUrl: t.string({ resolve: (store) => `${store.basePath}/` }),
  }),
})
type Contact = LayoutContent['contact']
const ContactType = builder.objectRef<Contact>('Contact').implement({
  fields: (t) => ({
    phone: t.exposeString('phone'),
    phoneLabel: t.exposeString('phone_label'),
    email: t.exposeString('email'),
    hours: t.exposeString('hours'),
    openState: t.field({
      type: OpenStateType,
      description: 'Whether customer service is there now.',
      resolve: (_, __, { settings, storefront, now }) => openStateOf(serviceHours(settings.service, storefront), now),
    }),
  }),
})
const CompanyType = builder.objectRef<Company>('Company').implement({
  description: 'Who sells: the company behind all storefronts.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the register has it.' }),
    tradeName: t.exposeString('tradeName'),
    street: t.exposeString('street'),
    zipcode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2.' }),
    registerNumber: t.string({ resolve: ({ register }) => register.number }),
    vatNumber: t.exposeString('vatNumber'),
  }),
})
const StoreConfigType = builder.objectRef<Storefront>('StoreConfig').implement({
  fields: (t) => ({
    countries: t.field({
      type: [CountryType],
      description: 'Where this store delivers, its own country first.',
      resolve: (store) => store.deliversTo.map((iso) => ({ iso, name: regionName(iso, store.iso) })),
    }),
    currency: t.exposeString('currency'),
    languages: t.field({ type: [LanguageType], resolve: (store): Language[] => [store.language] }),
    salutations: t.field({ type: [SalutationType], resolve: (store) => salutationLabels(store) }),
    stores: t.field({ type: [StoreType], resolve: () => [...storefronts] }),
    has_stores: t.boolean({
      description: 'Whether there is a physical store that shoppers can walk into.',
      resolve: async (_, __, { shop }) => (await shop.stores.all()).length > 0,
    }),
    passkeys: t.boolean({
      description: 'Whether shoppers may log in with a passkey.',
      resolve: (_, __, { shop }) => shop.offersPasskeys(),
    }),
    secondFactor: t.boolean({
      description: 'Whether shoppers may be asked for a code of an app after their password.',
      resolve: (_, __, { shop }) => shop.offersSecondFactor(),
    }),
    company: t.field({ type: CompanyType, resolve: (_, __, { shop }) => shop.company }),
    contact: t.field({
      type: ContactType,
      resolve: async (store, _, { content }) => (await content.layout(store.contentLang)).contact,
    }),
  }),
})

type LinkItem = { label: string; url: string }
const LinkItemType = builder.objectRef<LinkItem>('LinkItem').implement({
  fields: (t) => ({ label: t.exposeString('label'), url: t.exposeString('url') }),
})
const LinkGroupType = builder.objectRef<{ title: string; links: LinkItem[] }>('LinkGroup').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    links: t.field({ type: [LinkItemType], resolve: (group) => group.links }),
  }),
})
const PromoBannerType = builder.objectRef<LayoutContent['banners'][number]>('PromoBanner').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    action_from: t.field({ type: 'DateTime', nullable: true, resolve: (banner) => dateOf(banner.action_from) }),
    action_to: t.field({ type: 'DateTime', nullable: true, resolve: (banner) => dateOf(banner.action_to) }),
    color: t.exposeString('color'),
    background_color: t.exposeString('background_color'),
    link: t.string({ nullable: true, resolve: (banner) => banner.link ?? null }),
    guests_only: t.exposeBoolean('guests_only', { description: 'Not shown to whoever is logged in.' }),
  }),
})
const UspType = builder.objectRef<LayoutContent['usps'][number]>('Usp').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    link: t.string({ nullable: true, resolve: (usp) => usp.link ?? null }),
    icon: t.exposeString('icon'),
    description: t.string({ nullable: true, resolve: (usp) => usp.description ?? null }),
  }),
})
type Navigation = LayoutContent['navigation'][number]
const NavigationColumnType = builder.objectRef<Navigation['items'][number]>('NavigationColumn').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    url: t.string({ nullable: true, resolve: (column) => column.url ?? null }),
    items: t.field({ type: [LinkItemType], resolve: (column) => column.links }),
  }),
})
const NavigationPrimaryType = builder.objectRef<Navigation['primary']>('NavigationPrimary').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    url: t.exposeString('url'),
    segment: t.exposeString('segment'),
    image: t.field({
      type: ImageType,
      nullable: true,
      resolve: ({ image }) => image && { url: image.url, alt: image.alt, ...image.dimensions },
    }),
    imageLabel: t.string({ nullable: true, resolve: (primary) => primary.image_label ?? null }),
  }),
})
const NavigationItemType = builder.objectRef<Navigation>('NavigationItem').implement({
  description: 'A main item (primary) and its columns (items); the links of a column are the third level.',
  fields: (t) => ({
    primary: t.field({ type: NavigationPrimaryType, resolve: (item) => item.primary }),
    items: t.field({ type: [NavigationColumnType], resolve: (item) => item.items }),
  }),
})
const SocialLinkType = builder.objectRef<{ network: string; url: string }>('SocialLink').implement({
  fields: (t) => ({ network: t.exposeString('network'), url: t.exposeString('url') }),
})
const PaymentIconType = builder.objectRef<{ key: string; label: string }>('PaymentIcon').implement({
  fields: (t) => ({ key: t.exposeString('key'), label: t.exposeString('label') }),
})
const JobsBlockType = builder.objectRef<LayoutContent['jobs'][number]>('JobsBlock').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    link: t.field({ type: LinkItemType, resolve: (block) => block.link }),
  }),
})
const ReviewStatsType = builder.objectRef<NonNullable<LayoutContent['review_stats']>>('ReviewStats').implement({
  fields: (t) => ({
    averageRating: t.exposeFloat('averageRating'),
    reviewCount: t.exposeInt('reviewCount'),
    viewReviewUrl: t.exposeString('viewReviewUrl'),
  }),
})
const LayoutType = builder.objectRef<LayoutContent>('Layout').implement({
  fields: (t) => ({
    banners: t.field({ type: [PromoBannerType], resolve: (layout) => layout.banners }),
    navigation: t.field({ type: [NavigationItemType], resolve: (layout) => layout.navigation }),
    usps: t.field({ type: [UspType], resolve: (layout) => layout.usps }),
    links: t.field({ type: [LinkGroupType], resolve: (layout) => layout.links }),
    legal: t.field({ type: [LinkItemType], resolve: (layout) => layout.legal }),
    social: t.field({ type: [SocialLinkType], resolve: (layout) => layout.social }),
    paymentIcons: t.field({ type: [PaymentIconType], resolve: (layout) => layout.payment_icons }),
    jobs: t.field({ type: [JobsBlockType], resolve: (layout) => layout.jobs }),
    reviewStats: t.field({ type: ReviewStatsType, nullable: true, resolve: (layout) => layout.review_stats ?? null }),
    trustedShop: t.field({ type: LinkItemType, nullable: true, resolve: (layout) => layout.trusted_shop ?? null }),
  }),
})

builder.queryFields((t) => ({
  storeConfig: t.field({ type: StoreConfigType, resolve: (_, __, { storefront }) => storefront }),
  layout: t.field({
    type: LayoutType,
    args: { lang: t.arg.string({ required: true }) },
    resolve: async (_, { lang }, { shop, content, storefront, tags }) => {
      tags.add(contentTag).add(contentTypeTag('layout'))
      const shown = storeOfLang(lang, storefront)
      const { code, contentLang } = shown
      const layout = await content.layout(contentLang)
      const named = namesCategories(layout)
      if (named) tags.add(catalogTag)
      const navigation = named
        ? menuWithCategories(
            layout.navigation,
            await shop.catalog.categories(shown),
            new Set(await shop.catalog.filledCategories(shown)),
          )
        : layout.navigation
      return { ...layout, navigation, review_stats: await shop.reviewStats(code, layout.review_stats ?? null) }
    },
  }),
  headerUsps: t.field({
    type: [UspType],
    nullable: true,
    args: { lang: t.arg.string({ required: true }) },
    resolve: async (_, { lang }, { content, storefront, tags }) => {
      tags.add(contentTag).add(contentTypeTag('layout'))
      return (await content.layout(storeOfLang(lang, storefront).contentLang)).header_usps ?? null
    },
  }),
}))

function dateOf(value: string | null | undefined): Date | null {
  if (!value) return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}
