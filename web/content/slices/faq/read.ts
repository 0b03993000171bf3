import type { RawSlice } from '../../../prose/document.ts'
import { type RichTextBlock, readRichText, readText } from '../../../prose/fields.ts'

type Question = { readonly question: string; readonly answer: readonly RichTextBlock[] }
type Category = { readonly name: string; readonly questions: readonly Question[] }

/** Questions under their categories, both in the order of the content. */
export function readFaq({ items }: RawSlice): { readonly categories: readonly Category[] } | undefined {
  const categories = new Map<string, Question[]>()
  for (const item of items) {
    const question = readText(item.question)
    const answer = readRichText(item.answer)
    if (!question || answer.length === 0) continue
    const name = readText(item.category)
    categories.set(name, [...(categories.get(name) ?? []), { question, answer }])
  }
  if (categories.size === 0) return undefined
  return { categories: [...categories].map(([name, questions]) => ({ name, questions })) }
}
