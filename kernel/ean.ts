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
