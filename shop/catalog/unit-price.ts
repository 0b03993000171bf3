import type { Cents } from '#kernel/money.ts'

/**
 * What a litre costs of something that is sold by the millilitre. The litre is the unit everywhere: Directive 98/6/EC,
 * article 2, and in Germany PAngV § 5 without exception.
 */
export function perLitre(price: Cents, millilitres: number): Cents {
  return Math.round((price * 1000) / millilitres) as Cents
}
