import type { Hono } from 'hono'
import { demoServicePoints } from '#demo/service-points.ts'
import { createDhlLocationFinder } from '#integrations/dhl/dhl-location-finder.ts'
import { createDhlParcelPoints } from '#integrations/dhl/dhl-parcel.ts'
import { createDhlSandbox } from '#integrations/dhl/dhl-sandbox.ts'
import { createSendcloudPoints } from '#integrations/sendcloud/sendcloud-points.ts'
import { createSendcloudSandbox } from '#integrations/sendcloud/sendcloud-sandbox.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { CarrierPoints } from '#shop/checkout/find-service-points.ts'
import type { Config } from './config.ts'

const finderApi = 'https://api.dhl.com/location-finder/v1'
const sendcloudApi = 'https://panel.sendcloud.sc/api/v3'
const sandboxKey = 'sandbox'

/** The carriers' services that the settings name, or their sandboxes at the end of a short wire. */
export function carrierPoints({ carriers }: Pick<Config, 'carriers'>, observe?: ObserveVendor): CarrierPoints {
  const dhl = over(createDhlSandbox({ points: demoServicePoints }))
  const { sendcloud } = carriers
  return {
    'dhl-parcel':
      carriers.dhlParcelUrl === undefined
        ? createDhlParcelPoints({ endpoint: 'http://dhl.invalid', fetch: dhl, observe })
        : createDhlParcelPoints({ endpoint: carriers.dhlParcelUrl, observe }),
    dhl:
      carriers.dhlApiKey === undefined
        ? createDhlLocationFinder({
            endpoint: 'http://dhl.invalid/location-finder/v1',
            apiKey: sandboxKey,
            fetch: dhl,
            observe,
          })
        : createDhlLocationFinder({ endpoint: finderApi, apiKey: carriers.dhlApiKey, observe }),
    sendcloud:
      sendcloud === undefined
        ? createSendcloudPoints({
            endpoint: 'http://sendcloud.invalid/api/v3',
            publicKey: sandboxKey,
            secretKey: sandboxKey,
            observe,
            fetch: over(
              createSendcloudSandbox({
                points: demoServicePoints.filter(({ carrier }) => carrier !== 'dhl'),
                publicKey: sandboxKey,
                secretKey: sandboxKey,
              }),
            ),
          })
        : createSendcloudPoints({ endpoint: sendcloudApi, observe, ...sendcloud }),
  }
}

/** A `fetch` that leads into a service of this process. */
function over(service: Hono): typeof fetch {
  return async (input, init) => service.fetch(new Request(input, init))
}
