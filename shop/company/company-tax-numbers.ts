import type { Company } from './company.ts'
import { isToFillIn } from './places-to-fill-in.ts'

/** A number by which authorities know the company, and the country that gave it. */
export type CompanyTaxNumber = { readonly name: 'VAT' | 'EORI'; readonly country: string; readonly number: string }

/** All that customs may want to read, without blanks and dots, and without what is still to be filled in. */
export function companyTaxNumbers({
  vatNumber,
  registrations,
  eoriNumber,
  country,
}: Pick<Company, 'vatNumber' | 'registrations' | 'eoriNumber' | 'country'>): readonly CompanyTaxNumber[] {
  const numbers: CompanyTaxNumber[] = [
    { name: 'VAT', country, number: vatNumber },
    ...Object.entries(registrations).map(([where, number]) => ({ name: 'VAT' as const, country: where, number })),
    ...(eoriNumber === undefined
      ? []
      : [{ name: 'EORI' as const, country: eoriNumber.slice(0, 2), number: eoriNumber }]),
  ]
  return numbers
    .filter(({ number }) => !isToFillIn(number))
    .map((one) => ({ ...one, number: one.number.replaceAll(/[\s.]/g, '') }))
}
