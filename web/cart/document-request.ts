/**
 * Whether the browser itself asks, and shows the answer as a page: a form that was posted without JavaScript. The router
 * asks for data, and then a redirect would only move the page under the shopper's eyes.
 */
export function asksForDocument(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}
