import type { Storefront } from '#kernel/storefront.ts'
import { writtenDate } from '#kernel/written-date.ts'
import { slicesOf } from '../../prose/document.ts'
import { readRichText, readText } from '../../prose/fields.ts'
import { type CardDocument, type ContentCard, readCard } from '../read-card.ts'

/** An article as overviews show it. */
export type PostCard = ContentCard & {
  readonly category: string
  /** `2026-11-18`. */
  readonly date: string
  readonly excerpt: string
}

/** An article out of its document. */
export function readPost(document: CardDocument): PostCard {
  const { card, fields } = readCard(document)
  return {
    ...card,
    category: readText(fields.category),
    date: readText(fields.date),
    excerpt: readText(fields.excerpt),
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
  return writtenDate(day, { iso, timeZone: 'UTC' })
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
