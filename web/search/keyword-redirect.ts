import type { StorefrontCode } from '#kernel/storefront.ts'

const everyWord = ['sale', 'actie', 'soldes', 'solden', 'vente', 'rabatt', 'promotion'] as const

type Rule = { readonly words: readonly string[]; readonly to: string }

/** Which words lead to a storefront's page of reductions instead of a search (specification §2). */
const rules: Readonly<Partial<Record<StorefrontCode, Rule>>> = {
  nl_NL: { words: ['sale', 'actie'], to: '/sale/' },
  nl_BE: { words: everyWord, to: '/actie/' },
  fr_BE: { words: everyWord, to: '/promotion/' },
  fr_FR: { words: everyWord, to: '/promotion/' },
  de_DE: { words: ['sale', 'rabatt'], to: '/sale/' },
}

/** The path that a query leads to, without the storefront's prefix. Only a query that is nothing but the word leads there. */
export function keywordRedirect(store: StorefrontCode, query: string): string | undefined {
  const rule = rules[store]
  return rule?.words.includes(query.trim().toLowerCase()) ? rule.to : undefined
}
