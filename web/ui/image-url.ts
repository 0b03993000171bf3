/** The widths that the image endpoint makes. */
export const imageWidths = [60, 120, 166, 224, 332, 384, 498, 664, 768, 830, 996, 1800, 1920] as const

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
