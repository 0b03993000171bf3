import { serializeCookie } from '../cookies.ts'

const listeners = new Set<() => void>()

/** Cookies that scripts may read and write: consent, segment, locale. Those who watch are told of a change. */
export function setBrowserCookie(
  { name, days }: { readonly name: string; readonly days: number },
  value: string,
): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = serializeCookie(name, value, { days, secure: window.location.protocol === 'https:' })
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export function watchCookies(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
