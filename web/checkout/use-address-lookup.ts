import { useEffect, useRef, useState } from 'react'
import { normalizedPostcode, postcodeError } from '#kernel/postcode.ts'
import type { Country } from '#kernel/storefront.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { type FilledAddress, fillPlace, onlyPlace } from './fill-address.ts'
import { lookUpAddress } from './look-up-address.ts'

/** After the last key: whoever types a number in one go is asked about once. */
const pauseMs = 300

/**
 * Fills in street and town of a Dutch address as soon as postcode and house number are there, and says so. The fields stay free; where
 * nobody can be asked nothing happens.
 *
 * @param address `billingAddress` or `shippingAddress`
 */
export function useAddressLookup(address: string, country: Country) {
  const t = useTranslate()
  const storefront = useStorefront()
  const [status, setStatus] = useState('')
  const asked = useRef({ key: '', timer: 0, request: new AbortController() })
  const filled = useRef<FilledAddress>(undefined)
  useEffect(() => {
    const { current } = asked
    return () => {
      clearTimeout(current.timer)
      current.request.abort()
    }
  }, [])

  /** Looks at what stands in the form now. */
  const consider = (form: HTMLFormElement): void => {
    const field = (name: string) => {
      const found = form.elements.namedItem(`${address}.${name}`)
      return found instanceof HTMLInputElement ? found : undefined
    }
    const [zipcode, number] = [field('zipcode')?.value ?? '', field('additionalAddressLine1')?.value ?? '']
    const isWhole = country === 'NL' && !postcodeError(zipcode, country) && /^\s*\d/.test(number)
    const key = isWhole ? `${normalizedPostcode(zipcode, country)} ${Number.parseInt(number, 10)}` : ''
    const { current } = asked
    if (key === current.key) return
    current.key = key
    clearTimeout(current.timer)
    current.request.abort()
    setStatus('')
    if (!isWhole) return
    const request = new AbortController()
    current.request = request
    current.timer = window.setTimeout(async () => {
      const answers = await lookUpAddress(
        storefront,
        { countryIso: country, zipcode, houseNumber: number },
        request.signal,
      )
      const [street, city] = [field('street'), field('city')]
      if (request.signal.aborted || !answers || !street || !city) return
      const found = onlyPlace(answers)
      if (found && fillPlace({ street, city }, found, filled.current)) {
        filled.current = found
        setStatus(t('address.found', found))
      }
    }, pauseMs)
  }
  return { status, consider }
}
