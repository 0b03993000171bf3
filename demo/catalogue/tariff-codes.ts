import type { CategoryKey } from './categories.ts'
import type { Model } from './model.ts'

/** Of what is no footwear, by the Combined Nomenclature of the Union (Regulation (EEC) 2658/87). */
const codeIn: Partial<Readonly<Record<CategoryKey, string>>> = {
  'women-handbags': '42022100',
  'women-shoulder-bags': '42022100',
  'women-totes': '42022100',
  'women-belts': '42033000',
  'men-belts': '42033000',
  'women-coats': '62022000',
  'men-coats': '62012000',
  'women-blazers': '62043100',
  'men-blazers': '62033100',
  'women-dresses': '62044400',
  'women-knitwear': '61101190',
  'men-knitwear': '61101130',
  'women-tees': '61091000',
  'men-tees': '61091000',
  'care-creams': '34051000',
  'care-protection': '34051000',
  'care-brushes': '96039091',
  'care-shoe-trees': '44219999',
  care: '49019900',
}

/** What is told to customs of a model. */
export function tariffCodeOf({ footwear, categories, gender }: Model): string | undefined {
  if (footwear) return footwearCode(footwear, categories, gender === 'men')
  return categories.flatMap((category) => codeIn[category] ?? [])[0]
}

/** Footwear goes by its upper, its sole, how far up it reaches, and for whom it is. */
function footwearCode(
  { upper, sole }: NonNullable<Model['footwear']>,
  categories: readonly CategoryKey[],
  isForMen: boolean,
): string {
  if (upper.includes('textile') && !upper.includes('leather')) return '64041100'
  const isKneeHigh = categories.includes('women-knee-boots')
  const isBoot = categories.some((category) => category.endsWith('boots'))
  if (sole.includes('leather'))
    return isBoot ? (isForMen ? '64035115' : '64035119') : isForMen ? '64035995' : '64035999'
  if (isKneeHigh) return '64039198'
  if (isBoot) return isForMen ? '64039116' : '64039118'
  return isForMen ? '64039996' : '64039998'
}
