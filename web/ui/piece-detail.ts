import { shownSize } from '#kernel/written-size.ts'
import { useStorefront } from '#web/shop-context.tsx'

type Piece = { readonly color: string | null; readonly size: string | null }

/** What tells a piece of an order from its siblings: 'Black, 37.5', as the visitor's language writes it. */
export function usePieceDetail(): (piece: Piece) => string {
  const { iso } = useStorefront()
  return ({ color, size }) => [color, shownSize(size, iso)].filter(Boolean).join(', ')
}
