import { slugOf } from '#kernel/slug.ts'
import { knownLanguages, type Language } from '#kernel/storefront.ts'

type Names = Readonly<Partial<Record<Language, string>>> & { readonly en: string }

const halves: readonly { readonly gender: string; readonly name: Names }[] = [
  { gender: 'women', name: { en: 'Women', nl: 'Dames', de: 'Damen', fr: 'Femmes', es: 'Mujer' } },
  { gender: 'men', name: { en: 'Men', nl: 'Heren', de: 'Herren', fr: 'Hommes', es: 'Hombre' } },
]

const kinds: readonly { readonly kind: string; readonly name: Names }[] = [
  { kind: 'sneakers', name: { en: 'Trainers', nl: 'Sneakers', de: 'Sneaker', fr: 'Baskets', es: 'Zapatillas' } },
  { kind: 'boots', name: { en: 'Boots', nl: 'Laarzen', de: 'Stiefel', fr: 'Bottes', es: 'Botas' } },
  { kind: 'shoes', name: { en: 'Shoes', nl: 'Schoenen', de: 'Schuhe', fr: 'Chaussures', es: 'Zapatos' } },
  { kind: 'sandals', name: { en: 'Sandals', nl: 'Sandalen', de: 'Sandalen', fr: 'Sandales', es: 'Sandalias' } },
  { kind: 'clothing', name: { en: 'Clothing', nl: 'Kleding', de: 'Kleidung', fr: 'Vêtements', es: 'Ropa' } },
  { kind: 'bags', name: { en: 'Bags', nl: 'Tassen', de: 'Taschen', fr: 'Sacs', es: 'Bolsos' } },
]

const inEach = (text: (language: Language) => string) =>
  Object.fromEntries(knownLanguages.map((language) => [language, text(language)]))

/** What products are put into: those for women and for men, and below each what shops of shoes and fashion usually sell. */
export const starterCategories: readonly object[] = halves.flatMap(({ gender, name }) => [
  category({ key: gender, gender, name }),
  ...kinds.map((one) => category({ key: `${gender}-${one.kind}`, parent: gender, gender, name: one.name })),
])

/** What a file in a language calls them, for women and for men; a mapping says what the shop calls them. */
export function categoriesByName(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    kinds.flatMap(({ kind, name }) => {
      const called = name[language] ?? name.en
      return [
        [called, `women-${kind}`],
        [`men: ${called}`, `men-${kind}`],
      ]
    }),
  )
}

function category({ name, ...rest }: { key: string; gender: string; name: Names; parent?: string }): object {
  return {
    ...rest,
    name: inEach((language) => name[language] ?? name.en),
    slug: inEach((language) => slugOf(name[language] ?? name.en, language)),
    description: inEach(() => ''),
  }
}
