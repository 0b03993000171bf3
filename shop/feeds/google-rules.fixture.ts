import type { FeedItem } from './feed-item.ts'

/** Of an attribute: whether apparel needs it, how long it may be, and how it is written. */
type Rule = { readonly isRequired?: boolean; readonly longest?: number; readonly pattern?: RegExp }

const amount = /^\d+\.\d{2} [A-Z]{3}$/
const minute = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d{4})`

/**
 * What Google publishes of each attribute of a product, for Apparel & Accessories in Europe, as read on 25 November 2026
 * (https://support.google.com/merchants/answer/7052112, and the page of each attribute).
 */
const rules: Readonly<Record<Exclude<keyof FeedItem, 'additional_image_link' | 'shipping'>, Rule>> = {
  id: { isRequired: true, longest: 50, pattern: /\S/ },
  item_group_id: { isRequired: true, longest: 50, pattern: /\S/ },
  title: { isRequired: true, longest: 150, pattern: /\S/ },
  description: { isRequired: true, longest: 5000 },
  link: { isRequired: true, longest: 2000, pattern: /^https?:\/\/\S+$/ },
  image_link: { isRequired: true, longest: 2000, pattern: /^https?:\/\/\S+$/ },
  availability: { isRequired: true, pattern: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  availability_date: { longest: 25, pattern: /^\d{4}-\d\d-\d\d/ },
  price: { isRequired: true, pattern: amount },
  sale_price: { pattern: amount },
  sale_price_effective_date: { longest: 51, pattern: new RegExp(`^${minute}/${minute}$`) },
  brand: { isRequired: true, longest: 70, pattern: /\S/ },
  gtin: { longest: 50, pattern: /^(?:\d{8}|\d{12,14})$/ },
  identifier_exists: { pattern: /^(?:yes|no)$/ },
  condition: { isRequired: true, pattern: /^(?:new|refurbished|used)$/ },
  google_product_category: { isRequired: true, pattern: /^\d+$/ },
  product_type: { longest: 750 },
  color: { isRequired: true, longest: 100, pattern: /\S/ },
  size: { isRequired: true, longest: 100, pattern: /\S/ },
  size_system: { pattern: /^(?:US|UK|EU|DE|FR|JP|CN|IT|BR|MEX|AU)$/ },
  gender: { isRequired: true, pattern: /^(?:male|female|unisex)$/ },
  age_group: { isRequired: true, pattern: /^(?:newborn|infant|toddler|kids|adult)$/ },
  material: { longest: 200 },
}

/** Attributes of an item that break a rule. */
export function brokenRules(item: FeedItem): string[] {
  const broken = Object.entries(rules).flatMap(([name, { isRequired, longest = Number.MAX_SAFE_INTEGER, pattern }]) => {
    const value = item[name as keyof typeof rules]
    if (value === undefined) return isRequired ? [name] : []
    return value.length > longest || (pattern && !pattern.test(value)) ? [name] : []
  })
  if (item.availability === 'preorder' && item.availability_date === undefined) broken.push('availability_date')
  if (item.gtin === undefined && item.identifier_exists !== 'no') broken.push('gtin')
  if (item.sale_price !== undefined && Number.parseFloat(item.sale_price) >= Number.parseFloat(item.price))
    broken.push('sale_price')
  if (item.sale_price_effective_date !== undefined && item.sale_price === undefined) broken.push('sale_price')
  if (item.additional_image_link.length > 10) broken.push('additional_image_link')
  return broken
}
