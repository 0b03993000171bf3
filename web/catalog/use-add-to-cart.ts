import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { tellMoment } from '#web/analytics/moments.ts'
import type { CartNotice } from '#web/messages/api-messages.ts'
import type { Translate } from '#web/messages/translator.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { pushAddToCart } from './analytics.ts'

/** What `/add-to-cart/` answers to a script; a form without one is sent to the cart. */
export type AddAnswer = {
  /** The line that the size now has in the cart; absent when it was refused. */
  readonly added: AddedItem | undefined
  /** Pieces in the whole cart; absent when it was refused. */
  readonly count?: number
  readonly news: readonly CartNotice[]
  /** No size came with it: the shopper has to choose first. */
  readonly sizeMissing: boolean
}

export type AddedItem = {
  /** Of the size. */
  readonly sku: string
  readonly productSku: string
  readonly name: string
  readonly brand: string
  readonly size: string | undefined
  readonly quantity: number
  readonly price: string
  /** The same in cents. */
  readonly amount: number
  /** The price per measure, where the law asks for it: '€ 12,99 / 100 ml'. */
  readonly unitPrice: string | undefined
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | undefined
}

/** Detail of the window's `addedToCart` event: opens the dialog and refreshes the header's count. */
export type AddedToCart = {
  readonly sku: string
  readonly item: AddedItem
  /** Pieces in the whole cart. */
  readonly count: number | undefined
  readonly news: readonly CartNotice[]
  /** The dialog stays closed, because the shopper is being taken to the cart. */
  readonly suppressed: boolean
}

/** Code for the few additions that there is something to say about. */
async function tell(news: readonly CartNotice[], t: Translate, iso: string): Promise<void> {
  const { cartMessages } = await import('#web/messages/api-messages.ts')
  for (const message of cartMessages(news, t, iso)) showToast(message)
}

type AddOptions = {
  readonly suppressed?: boolean
  readonly onAdded?: (item: AddedItem) => void
}

/**
 * Puts one piece of a size, or of a product of one size, into the cart without leaving the page; says what came of it.
 *
 * @returns `add` takes the size's SKU, or the product's where there is nothing to choose; `adding` is the one on its way
 */
export function useAddToCart({ suppressed = false, onAdded }: AddOptions = {}) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const fetcher = useFetcher<AddAnswer>()
  const handled = useRef<AddAnswer>(undefined)
  const told = useRef(onAdded)
  told.current = onAdded

  useEffect(() => {
    const answer = fetcher.data
    if (!answer || fetcher.state !== 'idle' || handled.current === answer) return
    handled.current = answer
    if (answer.news.length > 0) void tell(answer.news, t, iso)
    if (answer.sizeMissing) showToast({ kind: 'error', text: t('size.required') })
    const { added, count, news } = answer
    if (!added) return
    pushAddToCart(added.sku, 1)
    const { productSku, name, brand, size, amount } = added
    tellMoment({ kind: 'added', item: { sku: productSku, name, brand, size, price: amount, quantity: 1 } })
    const detail: AddedToCart = { sku: added.sku, item: added, count, news, suppressed }
    window.dispatchEvent(new CustomEvent('addedToCart', { detail }))
    told.current?.(added)
  }, [fetcher.data, fetcher.state, suppressed, t, iso])

  return {
    add: (sku: string, size?: string) => {
      const form = new FormData()
      form.set('sku', sku)
      if (size !== undefined) form.set('size', size)
      // The page shows nothing that a cart changes, so nothing of it is asked for again.
      void fetcher.submit(form, { method: 'post', action: '/add-to-cart/', defaultShouldRevalidate: false })
    },
    adding:
      fetcher.state === 'idle' ? undefined : String(fetcher.formData?.get('size') ?? fetcher.formData?.get('sku')),
  }
}
