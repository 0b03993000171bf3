import { useEffect } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { useFirstName } from '#web/device/visitor.ts'
import type { TypedDocumentString } from '#web/graphql/graphql.ts'
import { useStorefront } from '#web/shop-context.tsx'

type Answer = { readonly getCustomer?: object | null }

/**
 * Fills in what the shop knows of whoever is logged in. Asked for after the page.
 *
 * @param document asks for the customer
 * @param fill leaves alone what was typed meanwhile; the same function every time
 */
export function usePrefill<Data extends Answer>(
  form: { readonly current: HTMLFormElement | null },
  document: TypedDocumentString<Data, Record<string, never>>,
  fill: (form: HTMLFormElement, customer: NonNullable<Data['getCustomer']>) => void,
): void {
  const storefront = useStorefront()
  const firstName = useFirstName()
  useEffect(() => {
    if (!firstName) return
    const stop = new AbortController()
    void browserQuery(storefront, document, {}, stop.signal).then((answer) => {
      const customer = answer?.getCustomer
      if (customer && form.current && !stop.signal.aborted) fill(form.current, customer)
    })
    return () => stop.abort()
  }, [firstName, storefront, form, document, fill])
}
