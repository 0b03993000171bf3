import SchemaBuilder from '@pothos/core'
import { missingPicturePath } from '#kernel/missing-picture.ts'
import { type Cents, formatPrice } from '#kernel/money.ts'
import { knownLanguages } from '#kernel/storefront.ts'
import type { ApiContext } from './context.ts'
import { badInput, isJson } from './limits.ts'

/** The one schema builder. Each department adds its types and operations in a file of its own. */
export const builder = new SchemaBuilder<{
  Context: ApiContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: false
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    Date: { Input: string; Output: string }
    JSONString: { Input: string; Output: string }
    ID: { Input: string; Output: string }
  }
  Objects: {
    Price: { amount: Cents; currency: string; label: string }
    Image: { url: string; alt: string; width: number; height: number; focus?: string }
  }
}>({ defaultFieldNullability: false })

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never

/** What makes the fields of a type, for fields that several types have. */
export type FieldsOf<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>

builder.queryType({})
builder.mutationType({})

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 with an offset.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(String(value))
    if (Number.isNaN(date.getTime())) throw badInput('Not an instant')
    return date
  },
})
builder.scalarType('Date', { description: 'A calendar day, YYYY-MM-DD.', serialize: (value) => value })
builder.scalarType('JSONString', {
  description: 'A JSON value as text, the way custom fields and labels are spelled.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== 'string' || !isJson(value)) throw badInput('Not a text that holds JSON')
    return value
  },
})

export const PriceType = builder.objectType('Price', {
  description: "An amount in the smallest unit of the store's currency, and the same as the storefront writes it.",
  fields: (t) => ({
    amount: t.exposeInt('amount'),
    currency: t.exposeString('currency'),
    label: t.exposeString('label'),
  }),
})

export const ImageType = builder.objectType('Image', {
  fields: (t) => ({
    url: t.exposeString('url'),
    alt: t.exposeString('alt'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    focus: t.string({
      nullable: true,
      description: 'The point that stays in sight where the picture is cut, such as `50% 30%`; the middle when absent.',
      resolve: ({ focus }) => focus ?? null,
    }),
  }),
})

export const LanguageType = builder.enumType('Language', {
  values: knownLanguages,
})

/** An amount as the API states it. */
export function priceView(amount: Cents, context: ApiContext) {
  return { amount, currency: context.storefront.currency, label: formatPrice(amount, context.storefront) }
}

/** A picture by its name, or an empty place when the shop has no such picture. */
export function imageView(name: string | undefined, alt: string, context: ApiContext) {
  const found = name === undefined ? undefined : context.shop.pictures.find(name)
  return found
    ? { url: `${found.url}?w=996`, alt, width: found.width, height: found.height }
    : { url: `${missingPicturePath}?w=996`, alt, width: 996, height: 1410 }
}
