import { withCheckDigit } from '#kernel/ean.ts'

/**
 * The EAN of a variant. Prefix 29 is GS1's for use inside one company, so that no demo product bears the number
 * of a real one.
 */
export function demoEan(productSku: string, sizeIndex: number): string {
  return withCheckDigit(`29${productSku.replace('.', '')}${String(sizeIndex).padStart(2, '0')}`)
}
