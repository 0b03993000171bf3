/** The last digit of an EAN-13 over its first twelve: weights 1 and 3 in turn, filled up to the next ten. */
export function eanCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * The EAN of a variant. Prefix 29 is GS1's for use inside one company, so that no demo product bears the number
 * of a real one.
 */
export function demoEan(productSku: string, sizeIndex: number): string {
  const twelve = `29${productSku.replace('.', '')}${String(sizeIndex).padStart(2, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}
