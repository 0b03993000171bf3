import { slugOf } from '#kernel/slug.ts'
import type { Language } from '#kernel/storefront.ts'

/** The English addresses keep the word under which they were published and linked; the names may say it the British way. */
export function publishedSlugOf(text: string, language: Language): string {
  const slug = slugOf(text, language)
  return language === 'en' ? slug.replace(/\btrainer(s?)\b/g, 'sneaker$1') : slug
}
