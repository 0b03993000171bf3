import type { Hono } from 'hono'
import { demoServicePoints } from '#demo/service-points.ts'
import { createDhlLocationFinder } from '#integrations/dhl/dhl-location-finder.ts'
import { createDhlParcelPoints } from '#integrations/dhl/dhl-parcel.ts'
import { createDhlSandbox } from '#integrations/dhl/dhl-sandbox.ts'
import { createSendcloudPoints } from '#integrations/sendcloud/sendcloud-points.ts'
import { createSendcloudSandbox } from '#integrations/sendcloud/sendcloud-sandbox.ts'
import type { CarrierPoints } from '#shop/checkout/find-service-points.ts'

const keys = { publicKey: 'public-key', secretKey: 'secret-key' }

/** What stands in a wire and hears all that is said on it. */
type Listener = (send: typeof fetch) => typeof fetch

/**
 * The adapters of all carriers with their sandboxes at the end of the wire, which a test can listen to.
 * @param instead what is answered in the sandboxes' place, if anything
 */
export function carrierPointsFixture(
  instead: () => (() => Promise<Response>) | undefined = () => undefined,
  listeners: Readonly<Partial<Record<keyof CarrierPoints, Listener>>> = {},
): CarrierPoints {
  const over = (service: Hono, source: keyof CarrierPoints): typeof fetch => {
    const send: typeof fetch = async (input, init) => {
      return instead()?.() ?? service.fetch(new Request(input, init))
    }
    return listeners[source]?.(send) ?? send
  }
  const dhl = createDhlSandbox({ points: demoServicePoints })
  const others = demoServicePoints.filter(({ carrier }) => carrier !== 'dhl')
  return {
    'dhl-parcel': createDhlParcelPoints({ endpoint: 'http://dhl.test', fetch: over(dhl, 'dhl-parcel') }),
    dhl: createDhlLocationFinder({
      endpoint: 'http://dhl.test/location-finder/v1',
      apiKey: 'key',
      fetch: over(dhl, 'dhl'),
    }),
    sendcloud: createSendcloudPoints({
      endpoint: 'http://sendcloud.test/api/v3',
      ...keys,
      fetch: over(createSendcloudSandbox({ points: others, ...keys }), 'sendcloud'),
    }),
  }
}
