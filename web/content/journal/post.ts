import type { Storefront } from '#kernel/storefront.ts'
import { isPlainObject, slicesOf } from '../../prose/document.ts'
import { type ContentImage, readImage, readRichText, readText } from '../../prose/fields.ts'

/** An article as overviews show it. */
export type PostCard = {
  readonly id: string
  /** Its path without the storefront's prefix. */
  readonly href: string
  readonly title: string
  readonly category: string
  /** `2026-11-18`. */
  readonly date: string
  readonly excerpt: string
  readonly image: ContentImage | undefined
}

type PostDocument = { readonly id: string; readonly url: string; readonly data: string }

/** An article out of its document; what is missing or odd in it reads as absent. */
export function readPost({ id, url, data }: PostDocument): PostCard {
  const parsed: unknown = JSON.parse(data)
  const fields = isPlainObject(parsed) ? parsed : {}
  return {
    id,
    href: `/${url}/`,
    title: readText(fields.title),
    category: readText(fields.category),
    date: readText(fields.date),
    excerpt: readText(fields.excerpt),
    image: readImage(fields.image),
  }
}

const wordsPerMinute = 220

/** How many minutes an article takes to read, at least one. */
export function minutesOf(data: string): number {
  const texts = slicesOf(data).flatMap(({ primary }) => readRichText(primary.text).map(({ text }) => text))
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** `18 November 2026`; nothing for a document without a date. */
export function dayOf(date: string, { iso }: Pick<Storefront, 'iso'>): string {
  const day = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  return new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

/** How a subject is spelled in addresses: `Savoir-faire` is `savoir-faire`, `Op bezoek` is `op-bezoek`. */
export function subjectSlug(category: string): string {
  return category
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
