/** The same picture in another width: `/images/packshots/ankle-0.1a2b3c4d?w=332`. */
export function imageOfWidth(url: string, width: number): string {
  const [path = url, query = ''] = url.split('?')
  const params = new URLSearchParams(query)
  params.set('w', String(width))
  return `${path}?${params}`
}

/** `srcset` for the widths that make sense for a picture of this size. */
export function sourceSet(url: string, widths: readonly number[]): string {
  return widths.map((width) => `${imageOfWidth(url, width)} ${width}w`).join(', ')
}

/**
 * How many times wider than its box a picture is drawn that covers it (`object-fit: cover`): a wide scene in an upright tile needs more
 * pixels than the tile is wide.
 */
export function coverFactor(
  { width, height }: { readonly width: number; readonly height: number },
  ratio: number,
): number {
  return Math.max(1, width / height / ratio)
}
