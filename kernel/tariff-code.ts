/** From the six digits that the whole world shares to the ten of a union's or a country's tariff. */
const shape = /^\d{6,10}$/

/** A code of the customs tariff in digits alone, as it was typed with or without dots and spaces; nothing for what is none. */
export function readTariffCode(text: string): string | undefined {
  const digits = text.replaceAll(/[\s.]/g, '')
  return shape.test(digits) ? digits : undefined
}
