/** Settings of the vendors whose scripts and frames stand in pages; two shops that are to look alike have the same. */
export const vendorsInPages = {
  TRUSTED_SHOPS_ID: 'X0123456789ABCDEF0123456789ABCDEF',
  TRUSTED_SHOPS_BUYER_EMAIL: 'true',
  SQUEEZELY_ID: 'SQZLY-JOURNEY',
  FLOCKLER_SITE: '16e88f68c280078e6c3cc65257156295',
}
