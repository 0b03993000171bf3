import { createEtrustedProductReviews } from '#integrations/trusted-shops/etrusted-product-reviews.ts'
import { createEtrustedSandbox } from '#integrations/trusted-shops/etrusted-sandbox.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { Clock } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { ReviewServiceOfShop } from '#shop/imports/import-service-reviews.ts'

export const etrustedSecret = 'a-secret-of-the-shop'

/** The adapter for product reviews with its sandbox at the end of the wire, for a shop with two channels. */
export function trustedShopsFixture(clock: Clock, more: { pageSize?: number; observe?: ObserveVendor } = {}) {
  const keys = { clientId: 'client', clientSecret: etrustedSecret }
  const sandbox = createEtrustedSandbox({ ...keys, clock })
  const asked: string[] = []
  let instead: (() => Promise<Response>)[] = []
  const port = createEtrustedProductReviews({
    ...keys,
    ...more,
    apiUrl: 'https://api.etrusted.test',
    loginUrl: 'https://login.etrusted.test',
    timeoutMs: 1000,
    now: () => clock.now().getTime(),
    wait: async () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      if (pathname !== '/reviews') return sandbox.app.fetch(request)
      asked.push(`${searchParams.get('orderBy') ?? 'all'} ${searchParams.get('after') ?? ''}`.trim())
      return instead.shift()?.() ?? sandbox.app.fetch(request)
    },
  })
  const channels = new Map<StorefrontCode, string>([
    ['nl_NL', 'chl-nl'],
    ['nl_BE', 'chl-be'],
  ])
  return {
    sandbox,
    service: { port, channels } satisfies ReviewServiceOfShop,
    /** Which questions for reviews came since this was asked the last time. */
    asked: () => asked.splice(0),
    /** What the next questions for reviews are answered with in place of the sandbox. */
    answer: (...others: readonly (() => Promise<Response>)[]) => {
      instead = [...others]
    },
    /** Writes or changes a review of a product with an SKU. */
    write: (id: string, sku: string, review: Partial<Parameters<typeof sandbox.write>[0]> = {}) =>
      sandbox.write({
        channelRef: 'chl-nl',
        product: { id: `prt-${sku}`, sku, name: 'Boot', url: `https://shop.test/${sku}` },
        ...review,
        id,
      }),
  }
}
