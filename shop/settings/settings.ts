import { z } from 'zod'
import { type Country, type Currency, knownCountries, knownCurrencies } from '#kernel/country.ts'
import { countries, currencies } from '#kernel/storefront.ts'
import { accountSettings } from './account-settings.ts'
import { careReminderSettings } from './care-settings.ts'
import { checkoutSettings } from './checkout-settings.ts'
import { consentSettings } from './consent-settings.ts'
import { type At, datedValue, resolveAt } from './dated.ts'
import { deliverySettings } from './delivery-settings.ts'
import { offlineSettings, pushSettings } from './device-settings.ts'
import { numbersSettings } from './numbers-settings.ts'
import { repairSettings } from './repair-settings.ts'
import { serviceSettings } from './service-settings.ts'
import { type SettingsError, saysThat, settingsErrorsOf } from './settings-problems.ts'
import { basisPoints, cents, id, isTimeZone, translatedText } from './values.ts'

/** For whom a product is, as Google Merchant Center takes it (https://support.google.com/merchants/answer/6324463). */
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** Of all that the software knows; a shop has to name those that it has, which is what the type says. */
const perCountry = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(named(knownCountries, countries, schema) as Record<Country, Schema>)
const perCurrency = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(named(knownCurrencies, currencies, schema) as Record<Currency, Schema>)

function named(known: readonly string[], needed: readonly string[], schema: z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(known.map((code) => [code, needed.includes(code) ? schema : schema.optional()]))
}

const share = z.int().min(0).max(10_000).meta({ unit: 'basis-points' })
const basisPointsOfMove = z.int().min(0).max(100_000).meta({ unit: 'basis-points' })

const ratesOfClass = perCountry(datedValue(basisPoints))

const extra = z.strictObject({
  key: id,
  name: translatedText,
  offered: datedValue(z.boolean()).optional().describe('Always, where nothing is said.'),
  prices: perCurrency(datedValue(cents)),
})

const returns = z.strictObject({
  days: datedValue(z.int().min(14).max(365)).describe(
    'So many days after it arrived something of an order can be announced to come back; at least the 14 of the law.',
  ),
  exchanges: z
    .boolean()
    .default(true)
    .describe(
      'Whether shoppers may exchange what arrived for another size or colour by themselves, within that period.',
    ),
})

const loyalty = z.strictObject({
  offered: z
    .boolean()
    .default(true)
    .describe(
      'Whether there is a club: without it nobody earns points; those that somebody has still become vouchers.',
    ),
  signUpPoints: datedValue(z.int().min(0).max(100_000)).describe('For opening an account, once.'),
  voucherPoints: z.int().min(1).max(100_000).describe('So many points become a voucher.'),
  voucherValues: perCurrency(datedValue(cents)).describe(
    'What such a voucher is worth, in the currency in which its points were earned.',
  ),
  voucherDelayDays: z.int().min(0).max(365).describe('So long after the points were reached the voucher is issued.'),
  voucherMonths: z.int().min(1).max(60).describe('How long a voucher is taken.'),
  reminderDays: z.int().min(1).max(365).describe('So long before its last day the owner is reminded.'),
})

/** What a retailer decides about their shop, as a file or the database holds it. */
export const settingsSchema = z
  .strictObject({
    $schema: z.string().optional(),
    timeZone: z
      .string()
      .refine(isTimeZone, saysThat('time-zone'))
      .describe(
        'By whose clock the retailer works: a day of this file begins by it, and times that belong to no storefront are told and read by it.',
      ),
    delivery: deliverySettings,
    extras: z.array(extra).describe('What the shop adds to an order and is no product, such as gift wrapping.'),
    vat: z
      .strictObject({ standard: ratesOfClass, children: ratesOfClass, books: ratesOfClass })
      .describe('The rate of each class by the country that the goods go to, in hundredths of a percent.'),
    loyalty,
    checkout: checkoutSettings.describe('How shoppers go from their cart to the order.'),
    returns: returns.prefault({ days: 14, exchanges: true }),
    sizing: z
      .strictObject({
        advice: z.boolean().default(true).describe('Whether product pages say how a product runs.'),
        minimumCases: z
          .int()
          .min(5)
          .max(10_000)
          .default(20)
          .describe('Nothing is said of a product of which fewer pieces arrived.'),
        share: share
          .default(1500)
          .describe(
            'A product runs small or large when surely more than this share found so, in hundredths of a percent.',
          ),
      })
      .prefault({})
      .describe('What is learned of sizes from what shoppers kept, sent back and exchanged.'),
    reviews: z
      .strictObject({
        offered: z.boolean().default(true).describe('Whether products are reviewed by those who bought them.'),
        checked: z.boolean().default(true).describe('Whether staff read a review before it is shown.'),
        photographs: z
          .boolean()
          .default(true)
          .describe('Whether photographs can come with a review. Staff look at each before it is shown.'),
        minimumOnCards: z
          .int()
          .min(1)
          .max(10_000)
          .default(3)
          .describe('Lists show the average of a product from so many reviews on.'),
        importedCount: z
          .enum(['pages', 'everywhere', 'nowhere'])
          .default('pages')
          .describe(
            'Where reviews count that were written at another service: in the averages of pages and cards, in what search engines are told too, or nowhere. They are shown all the same.',
          ),
      })
      .prefault({})
      .describe('What buyers say of products.'),
    giftReceipts: z
      .strictObject({
        offered: z.boolean().default(true).describe('Whether who orders can have a receipt without prices put in.'),
        days: z
          .int()
          .min(14)
          .max(730)
          .default(100)
          .describe('So many days after the order its code opens what was given; returns have a period of their own.'),
      })
      .prefault({})
      .describe('Receipts for whoever is given what is in a parcel.'),
    careReminders: careReminderSettings.describe('Mails about the care of what readers of the newsletter bought.'),
    repairs: repairSettings(perCurrency(cents)).describe(
      'Repairs of what was bought, brought to a store and paid there.',
    ),
    giftCards: z
      .strictObject({
        offered: z
          .boolean()
          .default(true)
          .describe('Whether shoppers can buy gift cards; those that were sold pay either way.'),
        amounts: z
          .array(z.int().min(100).max(100_000))
          .min(1)
          .max(8)
          .default([2500, 5000, 7500, 10_000])
          .describe('What is proposed, in the smallest unit of the currency.'),
        least: z.int().min(100).max(100_000).default(1000).describe('The smallest amount of a card.'),
        most: z
          .int()
          .min(100)
          .max(100_000)
          .default(25_000)
          .describe('The greatest amount of a card. Above 150 euro law may ask who buys and pays with it.'),
        years: z
          .int()
          .min(3)
          .max(30)
          .default(5)
          .describe(
            'A card is valid until the end of the year, so many years after it was sold; three are the least that law leaves.',
          ),
        daysAhead: z
          .int()
          .min(0)
          .max(365)
          .default(365)
          .describe('So many days ahead it can be chosen when a card is mailed.'),
        mailHour: z
          .int()
          .min(0)
          .max(23)
          .default(8)
          .describe('The hour of the chosen day at which cards are mailed, by the clock of the storefront.'),
      })
      .prefault({})
      .describe('Gift cards: money that is paid before and buys goods later.'),
    passports: z
      .strictObject({
        offered: z
          .boolean()
          .default(true)
          .describe('Whether each size has a page with its materials, care and maker, which its GTIN leads to.'),
      })
      .prefault({})
      .describe('Product passports, and GS1 Digital Links to them.'),
    recommendations: z
      .strictObject({
        offered: z.boolean().default(true).describe('Whether pages say what others bought with a product.'),
        fewestPeople: z
          .int()
          .min(5)
          .max(10_000)
          .default(5)
          .describe('Two products belong together once so many people bought both.'),
        seenTogether: z
          .boolean()
          .default(true)
          .describe(
            'Whether it is counted, of nobody, what is looked at together, and pages say so where orders say too little.',
          ),
        fewestSeen: z
          .int()
          .min(5)
          .max(10_000)
          .default(10)
          .describe('Two products belong together once both were looked at so often, each network counted once a day.'),
        seenDays: z.int().min(7).max(400).default(90).describe('So many days are learned from and kept.'),
        similar: z
          .boolean()
          .default(true)
          .describe('Whether pages show what resembles a product where orders say too little.'),
        byPictures: z.boolean().default(true).describe('Whether pictures say what is alike, beside the catalogue.'),
      })
      .prefault({})
      .describe(
        'What is learned from orders of what goes together, from counts of what is looked at together, and from pictures of what is alike.',
      ),
    search: z
      .strictObject({
        byPicture: z
          .boolean()
          .default(true)
          .describe('Whether shoppers may search with a photograph, which is compared and not kept.'),
        byColor: z
          .boolean()
          .default(true)
          .describe('Whether lists can be narrowed to a colour of a wheel, as pictures show it.'),
        fewestPeople: z
          .int()
          .min(3)
          .max(1000)
          .default(5)
          .describe('Staff see what was searched for once so many people searched for it within a week.'),
      })
      .prefault({})
      .describe('What shoppers can search by beside words, and what is shown of their searches.'),
    stores: z
      .strictObject({
        scan: z
          .boolean()
          .default(true)
          .describe('Whether the barcode of a box, scanned by a shopper, leads to its page and to what the store has.'),
        arrivals: z
          .boolean()
          .default(true)
          .describe('Whether whoever fetches what is ready may tell the store that they come or are there.'),
      })
      .prefault({})
      .describe('What shoppers do in stores with a telephone of their own.'),
    service: serviceSettings.describe('When customer service is there.'),
    numbers: numbersSettings.describe('What orders, invoices and credit notes are called.'),
    feeds: z
      .strictObject({
        googleShoes: z.int().min(1).describe('The category of Google’s taxonomy for footwear: 187.'),
        googleApparel: z.int().min(1).describe('The one for everything else: 1604 is clothing.'),
        googleCategories: z
          .record(z.string(), z.int().min(1))
          .describe('By the key of a category of the shop, which counts for those below it too.'),
        ageGroups: z
          .record(z.string(), z.enum(ageGroups))
          .default({})
          .describe('For whom things are that are not for adults, by the key of a category in the same way.'),
      })
      .default({ googleShoes: 187, googleApparel: 1604, googleCategories: {}, ageGroups: {} })
      .describe('What product feeds say beyond the catalogue.'),
    assistants: z
      .strictObject({
        offered: z.boolean().default(true).describe('Whether programs may ask for products without reading pages.'),
        perHour: z
          .int()
          .min(10)
          .max(1_000_000)
          .default(2000)
          .describe('So many questions of one network are answered in an hour.'),
      })
      .prefault({})
      .describe('llms.txt, products as JSON, and the Model Context Protocol.'),
    offline: offlineSettings.describe('What the shop is without a network.'),
    push: pushSettings.describe('Messages to browsers, by the push services of their makers.'),
    consent: consentSettings.describe('When shoppers are asked about cookies.'),
    imports: z
      .strictObject({
        mostEnded: share.describe('Of the shelves, offers or things that a file may sell out, end or take away.'),
        mostPriceMove: basisPointsOfMove.describe('Of how far a price may move, up or down.'),
        mostRefused: share.describe('Of the rows of a file that can’t be taken.'),
      })
      .default({ mostEnded: 1000, mostPriceMove: 3000, mostRefused: 1000 })
      .describe('How much an imported file may do without an approval, in hundredths of a percent: 1000 is a tenth.'),
    approvals: z
      .strictObject({
        refundsAbove: z
          .partialRecord(z.enum(knownCurrencies), cents)
          .describe('In the smallest unit of each currency; nothing goes out alone in one that is not named.'),
        vouchersAbove: z
          .partialRecord(z.enum(knownCurrencies), cents)
          .default({ EUR: 5000, GBP: 4500 })
          .describe('What vouchers by hand may be worth that one customer is given or loses in thirty days.'),
        pointsAbove: z
          .int()
          .min(0)
          .max(1_000_000)
          .default(500)
          .describe('How many points one customer may be given or lose by hand in thirty days.'),
      })
      .prefault({ refundsAbove: { EUR: 25_000, GBP: 20_000 } })
      .describe('What staff may do alone; above it a second person has to agree.'),
    payment: z.strictObject({
      notOffered: datedValue(z.array(z.string().regex(/^[a-z0-9-]{2,40}$/, saysThat('payment-method')))).describe(
        'Methods that the payment provider has and the shop does not show.',
      ),
      wallets: datedValue(z.array(z.enum(['applepay', 'googlepay'])))
        .prefault([])
        .describe(
          'Wallets whose sheet opens on the page that orders: applepay, googlepay. The provider has to know them, and Apple the domain.',
        ),
    }),
    account: accountSettings.describe('How shoppers log in.'),
  })
  .describe(
    'The settings of a shop. Any value of money, rate or yes and no may be a list of periods: [{ "value": 495 }, { "from": "2026-12-01", "until": "2026-12-27", "value": 0 }].',
  )

/** Settings that were read, with their periods. */
export type SettingsDocument = z.output<typeof settingsSchema>

/** What the settings are at a moment. */
export type ShopSettings = At<SettingsDocument>

/** What points and vouchers are worth. */
export type LoyaltyRules = ShopSettings['loyalty']

/** What an account is given at once; nothing where there is no club. */
export const signUpPointsOf = ({ offered, signUpPoints }: Pick<LoyaltyRules, 'offered' | 'signUpPoints'>): number =>
  offered ? signUpPoints : 0

/** @returns the settings, or what is wrong with them: all of it */
export function readSettings(value: unknown): SettingsDocument | { readonly errors: readonly SettingsError[] } {
  const read = settingsSchema.safeParse(value, { reportInput: true })
  if (read.success) return read.data
  return { errors: read.error.issues.flatMap((issue) => settingsErrorsOf(issue)) }
}

/** The settings at a moment, and until when they are so. */
export function settingsAt(
  settings: SettingsDocument,
  now: Date,
): { readonly value: ShopSettings; readonly until: Date | undefined } {
  return resolveAt(settings, now, settings.timeZone)
}
