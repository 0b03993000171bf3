import { splitBirthday } from '#kernel/birthday.ts'
import { ratherNotSay } from '#kernel/newsletter.ts'
import type { NewsletterMember } from '#shop/newsletter/member.ts'
import type { NewsletterAsked } from '#shop/newsletter/subscribe.ts'
import type { SettingsSaved } from '#shop/newsletter/update-settings.ts'
import { builder } from './builder.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const NewsletterAskedType = builder.objectRef<NewsletterAsked>('NewsletterAsked').implement({
  description: 'The same for every address, known or not. Its owner confirms by a mailed link.',
  fields: (t) => ({ success: t.boolean({ resolve: () => true }) }),
})
const NewsletterResultType = builder.unionType('NewsletterResult', {
  types: [NewsletterAskedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : NewsletterAskedType),
})

const NewsletterSettingsType = builder.objectRef<NewsletterMember>('NewsletterSettings').implement({
  description: 'What a mailed link lets its owner change.',
  fields: (t) => ({
    email: t.exposeString('email'),
    firstname: t.exposeString('firstName'),
    lastname: t.exposeString('lastName'),
    gender: t.string({
      description: "'mr', 'mrs', or 'none': would rather not say.",
      resolve: ({ salutation }) => salutation ?? ratherNotSay,
    }),
    language: t.exposeString('language', { description: "'nl', 'de', 'fr' or 'en'." }),
    subscribed: t.boolean({ resolve: ({ status }) => status === 'subscribed' }),
    newsletterId: t.int({ resolve: ({ list }) => list.id }),
  }),
})
const NewsletterSavedType = builder.objectRef<SettingsSaved>('NewsletterSaved').implement({
  fields: (t) => ({
    settings: t.field({ type: NewsletterSettingsType, resolve: ({ member }) => member }),
    confirmationSent: t.exposeBoolean('confirmationSent', {
      description: 'Whoever switches it on again is mailed a link first.',
    }),
  }),
})
const NewsletterSavedResultType = builder.unionType('NewsletterSavedResult', {
  types: [NewsletterSavedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : NewsletterSavedType),
})
const NewsletterConfirmedType = builder.objectRef<{ readonly hash: string }>('NewsletterConfirmed').implement({
  fields: (t) => ({ hash: t.exposeString('hash', { description: 'Opens the settings.' }) }),
})
const NewsletterConfirmResultType = builder.unionType('NewsletterConfirmResult', {
  types: [NewsletterConfirmedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : NewsletterConfirmedType),
})

const NewsletterSubscribeInput = builder.inputType('NewsletterSubscribeInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    gender: t.string({ required: true, description: "'mr', 'mrs', or 'none': would rather not say." }),
    firstname: t.string({ required: true }),
    lastname: t.string({ required: true }),
    source: t.string({ required: true, description: "'website'." }),
  }),
})
const NewsletterInput = builder.inputType('NewsletterInput', {
  description: 'A reader from the checkout, an account or a store.',
  fields: (t) => ({
    id: t.int({
      description: 'The number of the newsletter; with another language than its own, the storefront’s counts.',
    }),
    language: t.string({ description: "'NL', 'BENL', 'BEFR', 'DE' or 'FR'." }),
    country: t.string({ description: 'ISO 3166-1 alpha-2.' }),
    email: t.string({ required: true }),
    firstname: t.string(),
    lastname: t.string(),
    birthday: t.field({ type: 'Date' }),
    source: t.string({ description: "'webshop', 'loyalty' or 'loyalty_store'; absent: 'webshop'." }),
    branchcode: t.string({ description: 'The store.' }),
    address: t.string(),
    housenumber: t.string(),
    city: t.string(),
  }),
})

builder.queryFields((t) => ({
  newsletterSettings: t.field({
    type: NewsletterSettingsType,
    nullable: true,
    description: 'What a mailed link opens; nothing for one that was made up.',
    args: { hash: t.arg.string({ required: true }) },
    resolve: async (_, { hash }, context) => {
      context.answer.personal = true
      return (await context.shop.newsletterSettings(hash)) ?? null
    },
  }),
  isNewsletterLink: t.boolean({
    description: 'Whether a mailed link still confirms.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, context) => {
      context.answer.personal = true
      return context.shop.isNewsletterLink(token)
    },
  }),
}))

builder.mutationFields((t) => ({
  newsletterSubscribe: t.field({
    type: NewsletterResultType,
    description: 'Takes the form of the website.',
    args: { input: t.arg({ type: NewsletterSubscribeInput, required: true }) },
    resolve: (_, { input }, context) =>
      // A link goes to an address that anybody can type.
      withinLimits(context, 'newsletterSubscribe', input.email, () =>
        context.shop.subscribeToNewsletter(context.storefront, input),
      ),
  }),
  ttAddNewsletterMember: t.field({
    type: NewsletterResultType,
    args: { input: t.arg({ type: NewsletterInput, required: true }) },
    resolve: (_, { input: { birthday, ...input } }, context) =>
      withinLimits(context, 'ttAddNewsletterMember', input.email, () =>
        context.shop.addNewsletterMember(context.storefront, {
          ...input,
          birthday: typeof birthday === 'string' ? (splitBirthday(birthday) ?? noDay) : birthday,
        }),
      ),
  }),
  confirmNewsletter: t.field({
    type: NewsletterConfirmResultType,
    args: { token: t.arg.string({ required: true, description: 'From the mailed link.' }) },
    resolve: (_, { token }, context) =>
      withinLimits(context, 'newsletterSettings', token.slice(0, 64), async () => {
        const answer = await context.shop.confirmNewsletter(token)
        return 'refusals' in answer ? answer : { hash: answer.settingsToken }
      }),
  }),
  updateNewsletterSettings: t.field({
    type: NewsletterSavedResultType,
    description: 'What is absent stays as it is. Unsubscribing takes `subscribed: false` and nothing else.',
    args: {
      hash: t.arg.string({ required: true, description: 'From the mailed link.' }),
      firstname: t.arg.string(),
      lastname: t.arg.string(),
      gender: t.arg.string({ description: "'mr', 'mrs', or 'none': would rather not say." }),
      language: t.arg.string({ description: "'nl', 'de', 'fr' or 'en'." }),
      subscribed: t.arg.boolean(),
    },
    resolve: (_, { hash, ...change }, context) =>
      withinLimits(context, 'newsletterSettings', hash.slice(0, 64), () =>
        context.shop.updateNewsletterSettings(hash, change),
      ),
  }),
}))

/** No day of any year: it is refused as one that does not exist. */
const noDay = { year: 0, month: 0, day: 0 }
