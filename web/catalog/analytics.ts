type DataLayer = { dataLayer?: Record<string, unknown>[] }

/** Tells the tag manager, if there is one, what a shopper did; nothing that says who they are. */
function push(event: string, about: Readonly<Record<string, unknown>>): void {
  const page = window as unknown as DataLayer
  page.dataLayer ??= []
  page.dataLayer.push({ event, ...about })
}

/** A card was followed to its product. */
export function pushProductClick(sku: string): void {
  push('productClick', { sku })
}

/** A size went into the bag. */
export function pushAddToCart(sku: string, quantity: number): void {
  push('addToCart', { sku, quantity })
}
