import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Translated } from '#kernel/storefront.ts'
import type { ProductFeed, VariantFeed } from '#shop/catalog/catalog-feed.ts'
import { turnPictures } from '../pictures/turns.ts'
import { colorOf } from './colors.ts'
import { daysBefore, morningIn } from './dates.ts'
import { demoEan } from './ean.ts'
import { deliveryTimes, labels } from './labels.ts'
import { maintenanceOf } from './maintenance.ts'
import { care } from './materials.ts'
import type { Colorway, Model } from './model.ts'
import { passportFor } from './passports.ts'
import { pricesOf } from './prices.ts'
import { leatherOf, measuredAs, propertiesOf } from './properties.ts'
import { seededNumber } from './seeded.ts'
import { publishedSlugOf } from './slug.ts'
import { piecesOf, restockIn } from './stock.ts'
import { warnings } from './warnings.ts'

/** Products older than this were already sold under the previous system's numbers. */
const legacyAge = 300

/** Every colour of a model as the feed wants it, with dates counted from `now`. */
export function productsOfModel(model: Model, now: Date): ProductFeed[] {
  return model.colorways.map((colorway) => productOf(model, colorway, now))
}

function productOf(model: Model, colorway: Colorway, now: Date): ProductFeed {
  const sku = `${model.parentSku}.${colorway.number}`
  const color = colorOf(colorway.color)
  const packshot = `packshots/${colorway.picture}`
  const [second, ...others] = furtherPictures(packshot)
  return {
    sku,
    parentSku: model.parentSku,
    brand: model.brand,
    manufacturer: model.brand,
    gender: model.gender,
    name: model.name,
    slug: perLanguage((language) => publishedSlugOf(`${model.name[language]} ${color.name[language]}`, language)),
    description: perLanguage((language) => `${model.description[language]} ${colorway.line[language]}`),
    color,
    categories: model.categories,
    images: [packshot, second, ...others],
    hoverImage: second,
    ...turnOf(colorway.picture),
    releaseDate: daysBefore(now, colorway.comingSoonInDays ? -colorway.comingSoonInDays : colorway.age),
    ...(colorway.comingSoonInDays ? { comingSoonDate: morningIn(now, colorway.comingSoonInDays) } : {}),
    ...(colorway.preOrder ? { deliveryTime: deliveryTimes[colorway.preOrder] } : {}),
    ...(colorway.label ? { marketingLabel: labels[colorway.label] } : {}),
    ...(colorway.saleLabel ? { saleLabel: colorway.saleLabel } : {}),
    ...(colorway.presentedBySneakers ? { presentedBySneakers: true } : {}),
    ...(model.sizes.table ? { sizeTable: model.sizes.table } : {}),
    popularity: colorway.popularity ?? 15 + seededNumber(`${sku} popularity`, 60),
    properties: propertiesOf({ ...model.properties, ...leatherOf(model.care) }),
    ...(model.footwear ? { footwear: model.footwear } : {}),
    ...(model.textile ? { textile: model.textile } : {}),
    care: care[model.care],
    ...passportFor(model),
    ...(model.contents ? { contents: model.contents } : {}),
    ...(model.taxClass ? { taxClass: model.taxClass } : {}),
    ...(model.warnings ? { warnings: warnings[model.warnings] } : {}),
    complementary: model.goesWith,
    maintenance: maintenanceOf(model, colorway),
    prices: pricesOf(model, colorway, now),
    variants: model.sizes.sizes.map((size, index) => variantOf(model, colorway, { sku, size, index }, now)),
  }
}

/** From the side and from behind where it was photographed so, and always close up. */
function furtherPictures(packshot: string): [string, ...string[]] {
  const detail = `${packshot}-detail`
  const [first, ...rest] = ['side', 'back']
    .map((view) => `${packshot}-${view}`)
    .filter((picture) => existsSync(join(import.meta.dirname, '../pictures', `${picture}.avif`)))
  return first === undefined ? [detail] : [first, ...rest, detail]
}

/** The pictures of a whole turn, and the film of it, where they were made. */
function turnOf(picture: string): Pick<ProductFeed, 'threesixty' | 'video'> {
  const isThere = (name: string) => existsSync(join(import.meta.dirname, '../pictures', name))
  const threesixty = turnPictures(picture)
  if (!threesixty.every((step) => isThere(`${step}.avif`))) return {}
  return { threesixty, ...(isThere(`turns/${picture}.mp4`) ? { video: `turns/${picture}` } : {}) }
}

function variantOf(
  model: Model,
  colorway: Colorway,
  { sku: productSku, size, index }: { readonly sku: string; readonly size: string; readonly index: number },
  now: Date,
): VariantFeed {
  const sku = `${productSku}.${size}`
  const stock = piecesOf(sku, supplyOf(colorway))
  const restock = restockIn(sku, stock)
  const dimensions = model.dimensions ?? measuredAs(model.properties)
  return {
    sku,
    ...(colorway.age > legacyAge ? { legacySku: sku.replace('.', 'x').replace('.', 'x') } : {}),
    size,
    ean: demoEan(productSku, index),
    weight: Math.round((model.weight * (1 + index * 0.025)) / 5) * 5,
    ...(dimensions ? { dimensions } : {}),
    ...(restock === undefined ? {} : { restockDate: daysBefore(now, -restock) }),
    ...(colorway.maxPurchase ? { maxPurchase: colorway.maxPurchase } : {}),
    stock,
  }
}

/** What is ordered ahead lies ready in every size: below five pieces its delivery time would not show. */
function supplyOf(colorway: Colorway): NonNullable<Colorway['supply']> {
  return colorway.preOrder || colorway.comingSoonInDays ? 'plenty' : (colorway.supply ?? 'mixed')
}

function perLanguage(write: (language: (typeof languages)[number]) => string): Translated {
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Translated
}
