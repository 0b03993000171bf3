/** A map elsewhere that plans the way; nothing of it is loaded before the shopper goes there. */
export function routeAddress({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`
}
