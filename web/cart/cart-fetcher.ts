/** One fetcher for all forms of the cart's page: what it was last asked and answered is the page's news. */
export const cartFetcher = 'cart'
