import { encode } from 'uqr'

/** A QR code as the path of a drawing: `size` modules wide, without its border. */
export type QrDrawing = { readonly size: number; readonly path: string }

/** Drawn on the server: no browser needs what draws it. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
