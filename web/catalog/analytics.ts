import { pushEvent } from '#web/analytics/data-layer.ts'

/** A card was followed to its product. */
export function pushProductClick(sku: string): void {
  pushEvent({ event: 'productClick', sku })
}

/** A size went into the cart. */
export function pushAddToCart(sku: string, quantity: number): void {
  pushEvent({ event: 'addToCart', sku, quantity })
}
