import sharp from 'sharp'
import type { BrandColors } from '#shop/brand/brand-colors.ts'

/** Where the picture of the shortcut to the scan page is, and how large. */
export const scanIcon = { path: '/shortcut-scan-192.png', size: 192 } as const

/** `scan-barcode` of Lucide, as screens draw it (web/ui/icons.svg). */
const barcode =
  'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M8 7v10M12 7v10M17 7v10'

/**
 * A drawing in the colours of the brand. Home screens cut shortcuts to a circle, so it stands in the middle half: the safe zone of maskable
 * icons is four fifths of the width (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export function scanIconPng({ paper, ink }: Pick<BrandColors, 'paper' | 'ink'>): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${scanIcon.size}" height="${scanIcon.size}" viewBox="-12 -12 48 48">
<rect x="-12" y="-12" width="48" height="48" fill="${paper}"/>
<path d="${barcode}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
