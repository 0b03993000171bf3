import type { Country } from '#kernel/storefront.ts'

/** An address that a register knows. */
export type KnownAddress = {
  readonly street: string
  readonly houseNumber: string
  readonly zipcode: string
  readonly city: string
}

/** What was typed so far: a postcode with a house number, or the beginning of a line. */
export type AddressQuestion = {
  /** In the country's written form: `1012 AB`. */
  readonly zipcode?: string | undefined
  /** Its digits alone. */
  readonly houseNumber?: string | undefined
  readonly line?: string | undefined
}

/** The register can't be asked now. */
export class AddressLookupUnavailable extends Error {
  override readonly name = 'AddressLookupUnavailable'
}

/** What the shop asks of a country's register of addresses. */
export type AddressLookupPort = {
  /**
   * The best first; empty when none is known.
   * @throws AddressLookupUnavailable
   */
  find(question: AddressQuestion): Promise<readonly KnownAddress[]>
}

/** The registers that can be asked, by country. */
export type AddressLookups = Readonly<Partial<Record<Country, AddressLookupPort>>>
