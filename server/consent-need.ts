import type { ShopConfig } from './config.ts'

/**
 * Whether anything is set up that may only be used with consent (Directive 2002/58, article 5(3)): scripts and pictures of others,
 * purchases that the server tells, and a captcha that watches. Films and walls in the content ask where they stand.
 */
export function needsConsent({
  thirdParties,
  mapTiles,
  captcha,
}: Pick<ShopConfig, 'thirdParties' | 'mapTiles'> & {
  readonly captcha: Pick<ShopConfig['captcha'], 'recaptcha'>
}): boolean {
  const { tagManagerId, measurementId, toldToMeta, scripts, trustedShops, squeezely } = thirdParties
  return (
    [tagManagerId, measurementId, trustedShops, squeezely, mapTiles, captcha.recaptcha].some(Boolean) ||
    toldToMeta === true ||
    scripts.length > 0
  )
}
