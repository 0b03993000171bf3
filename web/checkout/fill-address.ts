import { fillField } from '#web/ui/fill-field.ts'
import type { LookedUpAddress } from './look-up-address.ts'

export type FilledAddress = Pick<LookedUpAddress, 'street' | 'city'>

type Place = { readonly street: HTMLInputElement; readonly city: HTMLInputElement }

/** The one street that all answers name; nothing where a postcode and a number leave several. */
export function onlyPlace(answers: readonly LookedUpAddress[]): FilledAddress | undefined {
  const [first, ...others] = answers
  if (!first || others.some(({ street, city }) => street !== first.street || city !== first.city)) return undefined
  return { street: first.street, city: first.city }
}

/**
 * Fills in street and town where nothing stands, or what was filled in before. What somebody typed stays, whatever a register says.
 *
 * @returns whether anything was filled in
 */
export function fillPlace({ street, city }: Place, found: FilledAddress, before: FilledAddress | undefined): boolean {
  const isFree = (control: HTMLInputElement, filled: string | undefined) =>
    control.value.trim() === '' || control.value === filled
  const free = { street: isFree(street, before?.street), city: isFree(city, before?.city) }
  if (free.street) fillField(street, found.street)
  if (free.city) fillField(city, found.city)
  return free.street || free.city
}
