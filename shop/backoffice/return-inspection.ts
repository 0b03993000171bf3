import { day } from '#kernel/clock.ts'
import type { Translated } from '#kernel/storefront.ts'

/** Why something came back, as staff hear or see it. */
export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-expected',
  'damaged',
  'wrong-article',
  'changed-mind',
  'unknown',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** In what state it came back. `marked`: worn, or with traces of it. */
export const returnConditions = ['as-new', 'marked', 'damaged', 'incomplete'] as const
export type ReturnCondition = (typeof returnConditions)[number]

/** So many pieces of a line that lie on the counter, and what becomes of them. */
export type InspectedPieces = {
  /** The place of their line in the order. */
  readonly position: number
  readonly quantity: number
  readonly reason: ReturnReason
  readonly condition: ReturnCondition
  /** The location on whose shelf they are put; nothing leaves them aside. */
  readonly restockAt: string | null
  /** The size that takes their place; nothing where their money goes back. */
  readonly exchangeSku: string | null
}

/** Where pieces lie from now on: nobody sells again what is not as new, whatever shelf was chosen. */
export function shelfOf({ condition, restockAt }: Pick<InspectedPieces, 'condition' | 'restockAt'>): string | null {
  return condition === 'as-new' ? restockAt : null
}

/** What was ordered and came back of a size in a time, and why. */
export type ReturnFigure = {
  readonly productSku: string
  readonly name: Translated
  readonly size: string | null
  readonly sold: number
  readonly returned: number
  readonly reasons: readonly { readonly reason: ReturnReason; readonly pieces: number }[]
}

/** So far back the figures of returns look. */
export const figuresReach = 90 * day
