/** The last digit of an EAN-13 over its first twelve: weights 1 and 3 in turn, filled up to the next ten. */
export function eanCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Twelve digits and the one that they ask for: an EAN-13. */
export function withCheckDigit(twelve: string): string {
  return `${twelve}${eanCheckDigit(twelve)}`
}

/** Whether a text is an EAN-13, with nothing around it: a till reads no other one. */
export function isEan(text: string): boolean {
  return /^\d{13}$/.test(text) && withCheckDigit(text.slice(0, 12)) === text
}

/** Whether a text is a GTIN of fourteen digits, with nothing around it; its last digit is checked (GS1 General Specifications 7.9). */
export function isGtin(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** An EAN-13 as the fourteen digits of a GTIN. */
export const gtinOfEan = (ean: string): string => ean.padStart(14, '0')

/** The EAN-13 that a GTIN of single pieces is; nothing for one of a case of them, and for none. */
export const eanOfGtin = (gtin: string): string | undefined =>
  isGtin(gtin) && gtin.startsWith('0') ? gtin.slice(1) : undefined
