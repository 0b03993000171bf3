/** The query of the page that asks for a mail about a size, or says that it was asked for. */
export function askedFor(product: string, size: string, sent = true): string {
  return new URLSearchParams({ sku: product, alert: size, ...(sent && { sent: '1' }) }).toString()
}
