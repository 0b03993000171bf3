import type { QuickSearchQuery } from '#web/graphql/graphql.ts'
import type { WordKey } from '#web/messages/en.ts'

/** Something that the arrow keys lead to: a word to search for, or a page to go to. */
export type SearchOption =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'page'; readonly text: string; readonly url: string; readonly above: string }

export type OptionGroup = { readonly title: WordKey; readonly options: readonly SearchOption[] }

/** The groups of pages as the search names them (specification §2), and what they are called here. */
const pageTitles: Readonly<Record<string, WordKey>> = {
  Category: 'list.categories',
  Plp: 'overlay.brands',
  "Pagina's": 'overlay.pages',
}

/** What stands beside the products, in the order of the arrow keys; groups without anything are left out. */
export function optionGroups(
  found: QuickSearchQuery['search'] | undefined,
  recent: readonly string[],
): readonly OptionGroup[] {
  const words = (texts: readonly string[]) => texts.map((text) => ({ kind: 'word' as const, text }))
  const pages = found?.urlData.urls ?? []
  return [
    {
      title: 'overlay.suggestions' as const,
      options: words(found?.urlSuggestData.suggestions.map(({ text }) => text) ?? []),
    },
    ...Object.entries(pageTitles).map(([group, title]) => ({
      title,
      options: pages
        .filter((page) => page.page_group === group)
        .map(({ url, label, parents }) => ({
          kind: 'page' as const,
          text: label,
          url,
          above: parents.map((parent) => parent.label).join(' / '),
        })),
    })),
    // Where something was found, it is of more use than what was searched before.
    { title: 'overlay.recent' as const, options: found ? [] : words(recent) },
  ].filter(({ options }) => options.length > 0)
}
