import { type AsyncCache, createAsyncCache } from '#kernel/cache.ts'
import type { Clock } from '#kernel/clock.ts'
import { normalizedPostcode, postcodeError } from '#kernel/postcode.ts'
import type { Country } from '#kernel/storefront.ts'
import { addressLimits } from '../orders/address.ts'
import {
  type AddressLookups,
  AddressLookupUnavailable,
  type AddressQuestion,
  type KnownAddress,
} from './address-lookup-port.ts'

/** What stands in the fields of an address form. */
export type TypedQuestion = {
  readonly zipcode: string
  readonly houseNumber: string
  readonly line: string
}

/** More suggestions than these are a list to read, no help. */
const mostSuggestions = 5

/** Shorter beginnings of a line belong to half a country. */
const shortestLine = 4

/** As many questions as are kept; registers change once a week. */
const mostKept = 5000

/**
 * Knows addresses by what is typed of them. It only ever helps: a register that is away, slow or lies is as if there were none.
 */
export function addressLookup({ lookups, clock }: { readonly lookups: AddressLookups; readonly clock: Clock }) {
  const cache: AsyncCache<readonly KnownAddress[]> = createAsyncCache({ most: mostKept })
  /** Nothing where nobody can be asked, now or at all. */
  return async (country: Country, typed: TypedQuestion): Promise<readonly KnownAddress[] | undefined> => {
    const lookup = lookups[country]
    const question = addressQuestion(country, typed)
    if (!lookup || !question) return undefined
    const day = clock.now().toISOString().slice(0, 10)
    const key = JSON.stringify([day, country, question.zipcode, question.houseNumber, question.line?.toLowerCase()])
    try {
      return isPlausibleAddress(await cache.answer(key, () => lookup.find(question)), country, question)
    } catch (error) {
      if (error instanceof AddressLookupUnavailable) return undefined
      throw error
    }
  }
}

/** What a register can be asked by what was typed; nothing while it is too little. */
export function addressQuestion(country: Country, typed: TypedQuestion): AddressQuestion | undefined {
  const zipcode = postcodeError(typed.zipcode, country) ? undefined : normalizedPostcode(typed.zipcode, country)
  if (country === 'NL') {
    const houseNumber = /^\s*(\d{1,5})(?!\d)/.exec(typed.houseNumber)?.[1]
    return zipcode && houseNumber ? { zipcode, houseNumber: String(Number(houseNumber)) } : undefined
  }
  const line = typed.line.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, addressLimits.street)
  return line.length >= shortestLine && /\p{L}{3}/u.test(line) ? { line, zipcode } : undefined
}

/** The answers that can be what was asked for, each once. What a register says is no more to be trusted than what a stranger types. */
export function isPlausibleAddress(
  answers: readonly KnownAddress[],
  country: Country,
  question: AddressQuestion,
): readonly KnownAddress[] {
  const fitting = answers.flatMap((answer) => {
    const zipcode = normalizedPostcode(answer.zipcode, country)
    if (postcodeError(zipcode, country) || (question.zipcode && zipcode !== question.zipcode)) return []
    if (question.houseNumber && answer.houseNumber !== question.houseNumber) return []
    const { street, city } = answer
    if (!isName(street, addressLimits.street) || !isName(city, addressLimits.city)) return []
    return [{ street, city, zipcode, houseNumber: answer.houseNumber.slice(0, addressLimits.additionalAddressLine1) }]
  })
  const each = new Map(fitting.map((one) => [JSON.stringify(one), one]))
  return [...each.values()].slice(0, mostSuggestions)
}

function isName(text: string, most: number): boolean {
  return text === text.trim() && /\p{L}/u.test(text) && [...text].length <= most && !/[<>\p{Cc}]/u.test(text)
}
