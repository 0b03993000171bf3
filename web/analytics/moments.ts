import { useEffect } from 'react'
import { hasConsent } from '#web/device/consent.ts'

/** A piece as somebody sees, takes or buys it; prices are in whole cents. */
export type MomentItem = {
  /** Of the product. */
  readonly sku: string
  readonly name?: string
  readonly brand?: string
  readonly size?: string | undefined
  readonly price?: number
  readonly quantity?: number
}

/** What happens in the shop that those who recommend products learn from. Nothing of it tells who somebody is. */
export type Moment =
  | { readonly kind: 'page' }
  | { readonly kind: 'product'; readonly item: MomentItem; readonly categories: readonly string[] }
  | {
      readonly kind: 'list'
      readonly category: string
      readonly name: string
      readonly items: readonly MomentItem[]
    }
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'added'; readonly item: MomentItem }
  | { readonly kind: 'checkout'; readonly items: readonly MomentItem[] }
  | {
      readonly kind: 'bought'
      readonly order: string
      readonly total: number
      /** What of the total is VAT, and what delivery. */
      readonly tax: number
      readonly shipping: number
      readonly items: readonly MomentItem[]
    }

type Listener = (moment: Moment) => void

/** Until somebody listens, which is some seconds after the page. */
const most = 50
const kept: Moment[] = []
const listeners = new Set<Listener>()

/** Without consent it is forgotten at once; with it, it waits in this page for those who were let in. */
export function tellMoment(moment: Moment): void {
  if (!hasConsent()) return
  for (const listener of listeners) listener(moment)
  if (listeners.size > 0) return
  kept.push(moment)
  if (kept.length > most) kept.shift()
}

/** What waited is told first. @returns what ends it */
export function onMoments(listener: Listener): () => void {
  for (const moment of kept.splice(0)) listener(moment)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells a moment once for each value of a key: when a page shows something else. */
export function useMoment(key: string, moment: () => Moment | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another one
  useEffect(() => {
    const told = moment()
    if (told) tellMoment(told)
  }, [key])
}
