import { createEtrustedProductReviews } from '#integrations/trusted-shops/etrusted-product-reviews.ts'
import { createEtrustedReviews } from '#integrations/trusted-shops/etrusted-reviews.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { Reviews } from '#shop/content/read-reviews.ts'
import type { ReviewServiceOfShop } from '#shop/imports/import-service-reviews.ts'
import type { ShopConfig } from '../config.ts'

const etrustedUrls = ['https://api.etrusted.com', 'https://login.etrusted.com'] as const

/** What Trusted Shops counts of the shop, and who collects reviews of its products: where the settings name a client and channels. */
export function openReviewServices(
  { reviews }: Pick<ShopConfig, 'reviews'>,
  observe: ObserveVendor,
): { readonly ofShop: Reviews | undefined; readonly ofProducts: ReviewServiceOfShop | undefined } {
  if (!reviews) return { ofShop: undefined, ofProducts: undefined }
  const { clientId, clientSecret, url, channels } = reviews
  const [apiUrl, loginUrl] = url === undefined ? etrustedUrls : [url, url]
  const account = { clientId, clientSecret, apiUrl, loginUrl, observe }
  return {
    ofShop: { channels, port: createEtrustedReviews(account) },
    ofProducts: { channels, port: createEtrustedProductReviews(account) },
  }
}
