/** Where a link of the content leads (specification §2): the chat, elsewhere in a new tab, or a page of this shop. */
export type LinkTarget =
  | { readonly kind: 'chat' }
  | { readonly kind: 'external'; readonly href: string }
  /** `mailto:`, `tel:`: a protocol that the device answers itself, in the same tab. */
  | { readonly kind: 'device'; readonly href: string }
  | { readonly kind: 'internal'; readonly to: string }

export function linkTarget(url: string): LinkTarget {
  if (url.endsWith('#chat')) return { kind: 'chat' }
  if (/^(?:mailto|tel|sms):/i.test(url)) return { kind: 'device', href: url }
  if (/^(?:https?:)?\/\//i.test(url)) return { kind: 'external', href: url }
  // Any other protocol (javascript:, data:) has no place in a shop's content.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return { kind: 'internal', to: '/' }
  return { kind: 'internal', to: internalPath(url) }
}

/** `dames/laarzen?kleur=zwart` as `/dames/laarzen/?kleur=zwart`. */
function internalPath(url: string): string {
  if (url.startsWith('#') || url.startsWith('?')) return url
  const end = url.search(/[?#]/)
  const [path, rest] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  return `/${path}/`.replace(/\/{2,}/g, '/') + rest
}
