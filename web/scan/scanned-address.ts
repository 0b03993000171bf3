/** What the address of a product says of the scan that led to it, behind `#`: pages are the same for everybody. */
export type Scanned = {
  /** The SKU of the size. */
  readonly size: string
  /** The code of the store that it was scanned in; nothing where nobody said so. */
  readonly store: string | undefined
}

/** Where a scan leads to. @param url of the product, without slashes at its ends */
export function scannedAddress(url: string, { size, store }: Scanned): string {
  return `/${url}/#${new URLSearchParams({ size, scan: store ?? '' })}`
}

/** Whether a product was scanned, and where. */
export function scannedOf(hash: string): Scanned | undefined {
  const said = new URLSearchParams(hash.slice(1))
  const size = said.get('size')
  const store = said.get('scan')
  return size && store !== null ? { size, store: store === '' ? undefined : store } : undefined
}

/** The page that scans, with what it is told. */
export function scanQuery({ code, store }: { readonly code?: string; readonly store: string | undefined }): string {
  const said = new URLSearchParams({ ...(code !== undefined && { code }), ...(store && { store }) }).toString()
  return said === '' ? '' : `?${said}`
}
