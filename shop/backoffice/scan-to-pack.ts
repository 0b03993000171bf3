import type { OrderLine } from '../orders/order.ts'

/** A line of an order as whoever packs it sees it: how many pieces are to go into this box, and how many lie in it. */
export type PackedLine = Pick<OrderLine, 'sku' | 'ean'> & {
  readonly position: number
  readonly waiting: number
  readonly packed: number
}

/** What a scan did. `position`: the line whose piece it was. */
export type ScanAnswer =
  | { readonly position: number }
  /** `not-in-order`: another article. `enough`: all pieces of it lie in the box already. */
  | { readonly problem: 'not-in-order' | 'enough' }

/** Which piece somebody scanned: by its EAN, or its SKU where somebody typed. The first line that still wants one takes it. */
export function scanPiece(lines: readonly PackedLine[], typed: string): ScanAnswer {
  const code = typed.trim().toLowerCase()
  const same = lines.filter(
    ({ sku, ean }) => code !== '' && (sku.toLowerCase() === code || ean?.toLowerCase() === code),
  )
  if (same.length === 0) return { problem: 'not-in-order' }
  const open = same.find(({ packed, waiting }) => packed < waiting)
  return open ? { position: open.position } : { problem: 'enough' }
}
