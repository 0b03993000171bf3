import { cookies as names, type Segment, segmentOf } from '#kernel/routes.ts'
import type { Language } from '#kernel/storefront.ts'

/** All that a public page may know about its visitor: it picks one of four stored variants, and those of a store's tablets. */
export type PageVariant = {
  readonly segment: Segment
  readonly cookieBar: boolean
  /** At a tablet: the code of its store, of which lists tell what is there. */
  readonly store?: string
}

const isLocationCode = /^[\w-]{1,40}$/

/** One cookie's raw value out of a Cookie header; the first one counts. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  let from = 0
  while (from < header.length) {
    const end = header.indexOf(';', from)
    const stop = end < 0 ? header.length : end
    while (header.charCodeAt(from) === 32) from++
    if (header.startsWith(name, from) && header.charCodeAt(from + name.length) === 61) {
      return header.slice(from + name.length + 1, stop).trim()
    }
    from = stop + 1
  }
  return undefined
}

/** The variant for a visitor. Only four cookies are looked at; none of them says who someone is. */
export function pageVariantOf(cookieHeader: string | undefined, path: string, language: Language): PageVariant {
  const store = cookieOf(cookieHeader, names.storeLocation.name)
  return {
    segment: segmentOf(path, language, {
      segment: cookieOf(cookieHeader, names.segment.name),
      audience: cookieOf(cookieHeader, names.audience.name),
    }),
    cookieBar: cookieOf(cookieHeader, names.message.name) !== names.message.value,
    ...(store !== undefined && isLocationCode.test(store) ? { store } : {}),
  }
}
