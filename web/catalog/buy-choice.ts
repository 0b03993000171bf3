import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { scannedOf } from '#web/scan/scanned-address.ts'
import type { SizesNow } from './size-document.ts'
import { isBuyable } from './size-text.ts'

/** Which size was picked: by hand, before scripts ran, or by the address; and what was scanned, where that led here. */
export function usePicked(form: RefObject<HTMLFormElement | null>) {
  const [picked, setPicked] = useState<string>()
  // What was pressed before scripts ran counts. From here on the form says itself what is missing.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
    const early = form.current?.querySelector<HTMLInputElement>('input[name="size"]:checked')
    if (early) setPicked(early.value)
  }, [form])
  const { hash } = useLocation()
  useEffect(() => {
    // A label that was scanned names its size behind the address.
    const named = new URLSearchParams(hash.slice(1)).get('size')
    if (!named) return
    setPicked(named)
    document.getElementById('sizes')?.scrollIntoView({ block: 'center' })
  }, [hash])
  // The server sees nothing behind the address: what was scanned is shown after its page.
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  return { picked, setPicked, scanned: isHere ? scannedOf(hash) : undefined }
}

type Current = Pick<SizesNow, 'isComingSoon' | 'price' | 'priorPrice' | 'variants'>

/** What follows from the picked size, as things stand now. */
export function choiceOf(current: Current, isOneSize: boolean, picked: string | undefined) {
  const sizes = current.variants
  const onlySize = isOneSize ? sizes[0] : undefined
  // A size that was sold while the shopper looked at it is no longer chosen.
  const chosen = onlySize ?? sizes.find(({ sku, stockState }) => sku === picked && isBuyable(stockState))
  const first = sizes.find(({ stockState }) => isBuyable(stockState))
  // A product that is not on sale yet is asked for once, not size by size.
  const asksOnce = current.isComingSoon && !first && !onlySize
  const samePrice = !chosen || chosen.price.label === current.price.label
  return {
    onlySize,
    chosen,
    first,
    asksOnce,
    price: samePrice ? current.price.label : chosen.price.label,
    prior: samePrice ? current.priorPrice?.label : undefined,
  }
}
