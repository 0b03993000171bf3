import type { Hono } from 'hono'
import { demoAddresses } from '#demo/addresses.ts'
import { createGeoplateformeAddresses } from '#integrations/geoplateforme/geoplateforme-addresses.ts'
import { createGeoplateformeSandbox } from '#integrations/geoplateforme/geoplateforme-sandbox.ts'
import { createPdokAddresses } from '#integrations/pdok/pdok-addresses.ts'
import { createPdokSandbox } from '#integrations/pdok/pdok-sandbox.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { createVlaanderenAddresses } from '#integrations/vlaanderen/vlaanderen-addresses.ts'
import { createVlaanderenSandbox } from '#integrations/vlaanderen/vlaanderen-sandbox.ts'
import type { AddressLookups } from '#shop/checkout/address-lookup-port.ts'
import type { Config } from './config.ts'

/** The registers of addresses that the settings name, or their sandboxes at the end of a short wire. */
export function addressLookups({ addresses }: Pick<Config, 'addresses'>, observe?: ObserveVendor): AddressLookups {
  const { pdokUrl, vlaanderenUrl, geoplateformeUrl } = addresses
  return {
    NL:
      pdokUrl === undefined
        ? createPdokAddresses({
            endpoint: 'http://pdok.invalid',
            fetch: over(createPdokSandbox({ streets: demoAddresses.NL })),
            observe,
          })
        : createPdokAddresses({ endpoint: pdokUrl, observe }),
    BE:
      vlaanderenUrl === undefined
        ? createVlaanderenAddresses({
            endpoint: 'http://vlaanderen.invalid',
            fetch: over(createVlaanderenSandbox({ streets: demoAddresses.BE })),
            observe,
          })
        : createVlaanderenAddresses({ endpoint: vlaanderenUrl, observe }),
    FR:
      geoplateformeUrl === undefined
        ? createGeoplateformeAddresses({
            endpoint: 'http://geoplateforme.invalid',
            fetch: over(createGeoplateformeSandbox({ streets: demoAddresses.FR })),
            observe,
          })
        : createGeoplateformeAddresses({ endpoint: geoplateformeUrl, observe }),
  }
}

/** A `fetch` that leads into a service of this process. */
function over(service: Hono): typeof fetch {
  return async (input, init) => service.fetch(new Request(input, init))
}
