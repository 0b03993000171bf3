import fc from 'fast-check'
import { GraphQLError } from 'graphql'
import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { aDocument } from '#test/shop/content.ts'
import { openTestShop } from '#test/shop/open-shop.ts'

const two = (number: number) => String(number).padStart(2, '0')
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const relation = (id: string) => ({ link_type: 'Document', id, type: 'page', lang: 'nl-nl' })
const documents = [
  aDocument({
    type: 'page',
    uid: 'lookbook',
    data: { alternate_id: 'lookbook', page_title: 'Lookbook', url_key: 'lookbook' },
  }),
  aDocument({
    type: 'page',
    uid: 'lookbook',
    lang: 'de-de',
    data: { alternate_id: 'lookbook', page_title: 'Lookbook', url_key: 'lookbook' },
  }),
  aDocument({ type: 'error_page', uid: '404', data: { page_title: 'Pagina niet gevonden' } }),
  aDocument({ type: 'error_page', uid: '404', lang: 'de-de', data: { page_title: 'Seite nicht gefunden' } }),
  ...numbers(40).map((number) =>
    aDocument({
      type: 'lookbook',
      uid: `look-${number}`,
      data: {
        alternate_id: `look-${number}`,
        url_key: `look-${number}`,
        label: `Look ${number}`,
        date: `2026-${two(1 + Math.floor(number / 28))}-${two(1 + (number % 28))}`,
        parent_page: relation('page-lookbook-nl-nl'),
        products: [{ sku: '10310.001' }],
      },
    }),
  ),
  aDocument({
    type: 'lookbook',
    uid: 'look-1-de',
    lang: 'de-de',
    data: { alternate_id: 'look-1', url_key: 'look-eins', parent_page: relation('page-lookbook-de-de') },
  }),
  ...numbers(12).map((number) =>
    aDocument({
      type: 'blog_post',
      uid: `post-${number}`,
      data: {
        title: `Bericht ${number}`,
        date: `2026-06-${two(number)}`,
        category: number % 2 ? 'care' : 'style',
        parents: [{ label: 'Blog', url: '/blog/' }],
      },
    }),
  ),
]

const tile = (uid: string, category: string, place: number | null, lang = 'nl-nl') =>
  aDocument({ type: 'editorial_tile', uid, lang, data: { alternate_id: uid, category, place, title: uid } })
documents.push(
  tile('late', 'women-boots', 18),
  tile('early', 'women-boots', 9),
  tile('elsewhere', 'women-bags', 9),
  tile('frueh', 'women-boots', 9, 'de-de'),
)

const shop = await openTestShop({ documents })
type Answer = {
  readonly uid: string
  readonly data: string
  readonly hasMore: boolean
  readonly endCursor: string
  readonly documents: readonly { readonly uid: string }[]
}
/** What one operation answers. */
const ask = async (operation: string, store: 'nl_NL' | 'de_DE' = 'nl_NL'): Promise<Answer> => {
  const answer: Readonly<Record<string, Answer>> = await shop.ask(`{ ${operation} }`, {}, { store })
  return Object.values(answer)[0] as Answer
}
const uids = ({ documents }: Answer) => documents.map(({ uid }) => uid)

describe('a document', () => {
  test('is found by type, uid and language', async () => {
    const contentPage = await ask('contentPage(type: "blog_post", uid: "post-3", lang: "nl-nl") { uid page_title url }')
    expect(contentPage).toEqual({ uid: 'post-3', page_title: 'Bericht 3', url: 'blog/post-3' })
  })

  test('of the error page is answered in the language that is asked for', async () => {
    const errorPage = await ask('errorPage(uid: "404", lang: "de-de") { page_title }', 'de_DE')
    expect(errorPage).toEqual({ page_title: 'Seite nicht gefunden' })
  })

  test('is narrowed to the fields of a graphQuery', async () => {
    const errorPage = await ask(
      'errorPage(uid: "404", lang: "nl-nl", graphQuery: "{ error_page { page_title } }", predicates: ["[has(my.error_page.page_title)]"]) { data }',
    )
    expect(JSON.parse(errorPage.data)).toEqual({ page_title: 'Pagina niet gevonden' })
  })

  test('is missing when a predicate does not hold', async () => {
    const errorPage = await ask(
      'errorPage(uid: "404", lang: "nl-nl", predicates: ["[missing(my.error_page.page_title)]"]) { uid }',
    )
    expect(errorPage).toBeNull()
  })

  test('of a look lives under the keys of its page and itself, in every storefront that has it', async () => {
    const contentPage = await ask(
      'contentPage(type: "lookbook", uid: "look-1", lang: "nl-nl") { url alternates { storeCode url } }',
    )
    expect(contentPage).toEqual({
      url: 'lookbook/look-1',
      alternates: [
        { storeCode: 'nl_NL', url: 'lookbook/look-1' },
        { storeCode: 'de_DE', url: 'lookbook/look-eins' },
      ],
    })
  })
})

describe('a page with its neighbours', () => {
  test('is answered with the nearest post before and after it', async () => {
    const cmsPageQuery = await ask(`cmsPageQuery(
      type: "blog_post", uid: "post-6", lang: "nl-nl",
      prevPredicates: ["[date.before(my.blog_post.date, \\"2026-06-06\\")]"], prevOrderings: "[my.blog_post.date desc]",
      nextPredicates: ["[date.after(my.blog_post.date, \\"2026-06-06\\")]"], nextOrderings: "[my.blog_post.date]"
    ) { page { uid } previous { uid } next { uid } }`)
    expect(cmsPageQuery).toEqual({ page: { uid: 'post-6' }, previous: [{ uid: 'post-5' }], next: [{ uid: 'post-7' }] })
  })

  test('has no neighbours that nobody asked for', async () => {
    const cmsPageQuery = await ask(
      'cmsPageQuery(uid: "nothing", lang: "nl-nl") { page { uid } previous { uid } next { uid } }',
    )
    expect(cmsPageQuery).toEqual({ page: null, previous: [], next: [] })
  })
})

describe('overviews', () => {
  test('show the five newest below a page, and more as long as there are more', async () => {
    const pageOf = async (page: number) =>
      ask(
        `cmsPages(parent: "blog", type: "blog_post", lang: "nl-nl", page: ${page}) { documents { uid } total hasMore }`,
      )
    expect(uids(await pageOf(1))).toEqual(['post-12', 'post-11', 'post-10', 'post-9', 'post-8'])
    expect(await Promise.all([1, 2, 3].map(pageOf))).toMatchObject([
      { total: 12, hasMore: true },
      { total: 12, hasMore: true },
      { total: 12, hasMore: false },
    ])
  })

  test('with exactly ten have no third page', async () => {
    const blogListQuery = await ask(
      'blogListQuery(lang: "nl-nl", page: 2, predicates: ["[date.before(my.blog_post.date, \\"2026-06-11\\")]"]) { total hasMore documents { uid } }',
    )
    expect(blogListQuery).toMatchObject({ total: 10, hasMore: false })
  })

  test('show nothing below a page that is not there', async () => {
    const cmsPages = await ask('cmsPages(parent: "nowhere", type: "blog_post", lang: "nl-nl") { total }')
    expect(cmsPages).toEqual({ total: 0 })
  })

  test('of posts are narrowed, ordered and paged', async () => {
    const blogListQuery = await ask(
      'blogListQuery(lang: "nl-nl", pageSize: 2, page: 2, predicates: ["[at(my.blog_post.category, \\"care\\")]"], orderings: "[my.blog_post.date]", graphQuery: "{ blog_post { title } }") { documents { uid data } totalPages }',
    )
    expect(blogListQuery).toEqual({
      documents: [
        { uid: 'post-5', data: '{"title":"Bericht 5"}' },
        { uid: 'post-7', data: '{"title":"Bericht 7"}' },
      ],
      totalPages: 3,
    })
  })
})

describe('the lookbook', () => {
  test('shows forty looks on three pages, each behind the last look of the one before', async () => {
    const seen: string[] = []
    const more: boolean[] = []
    let after: string | null = null
    do {
      const lookbookList: Answer = await ask(
        `lookbookList(parent: "lookbook", lang: "nl-nl"${after ? `, after: "${after}"` : ''}) { documents { uid } hasMore endCursor }`,
      )
      seen.push(...uids(lookbookList))
      more.push(lookbookList.hasMore)
      after = lookbookList.hasMore ? lookbookList.endCursor : null
    } while (after)
    expect(more).toEqual([true, true, false])
    expect(new Set(seen).size).toBe(40)
  })

  test('answers a look with those behind it', async () => {
    const lookbookDetail = await ask(
      'lookbookDetail(uid: "look-1", lang: "nl-nl", pageSize: 2, orderings: "[my.lookbook.date]", after: "lookbook-look-1-nl-nl") { look { uid } looks { documents { uid } } }',
    )
    expect(lookbookDetail).toEqual({
      look: { uid: 'look-1' },
      looks: { documents: [{ uid: 'look-2' }, { uid: 'look-3' }] },
    })
  })
})

describe('editorial tiles', () => {
  test('are those of a category and a language, by their place', async () => {
    const tiles = (category: string, lang: string) =>
      ask(`editorialTiles(category: ${JSON.stringify(category)}, lang: "${lang}") { documents { uid } }`)
    expect(uids(await tiles('women-boots', 'nl-nl'))).toEqual(['early', 'late'])
    expect(uids(await tiles('women-boots', 'de-de'))).toEqual(['frueh'])
    expect(uids(await tiles('women-bags', 'nl-nl'))).toEqual(['elsewhere'])
    expect(uids(await tiles('nowhere") or ("', 'nl-nl'))).toEqual([])
  })
})

describe('hostile questions', () => {
  test.each([
    ['a page size of a thousand', 'blogListQuery(lang: "nl-nl", pageSize: 1000) { total }'],
    ['a page size of nothing', 'blogListQuery(lang: "nl-nl", pageSize: 0) { total }'],
    ['a page before the first', 'blogListQuery(lang: "nl-nl", page: -1) { total }'],
    ['a predicate that is none', 'blogListQuery(lang: "nl-nl", predicates: ["drop table"]) { total }'],
    [
      'a predicate that is not known',
      'blogListQuery(lang: "nl-nl", predicates: ["[constructor(document.id, 1)]"]) { total }',
    ],
    ['an ordering that is none', 'blogListQuery(lang: "nl-nl", orderings: "date; rm") { total }'],
    ['a graphQuery that is none', 'blogListQuery(lang: "nl-nl", graphQuery: "{ blog_post") { total }'],
    ['a type that is none', 'cmsPages(parent: "x", lang: "nl-nl", type: "page]") { total }'],
    [
      'predicates without end',
      `blogListQuery(lang: "nl-nl", predicates: [${'"[has(my.blog_post.date)]", '.repeat(11)}]) { total }`,
    ],
    ['a predicate without end', `blogListQuery(lang: "nl-nl", predicates: ["${'a'.repeat(501)}"]) { total }`],
    [
      'a nest without end',
      `blogListQuery(lang: "nl-nl", graphQuery: "${'{ a '.repeat(40)}${'}'.repeat(40)}") { total }`,
    ],
  ])('%s is refused with words', async (_, query) => {
    const response = await shop.api.fetch(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'x-store-key': 'nl_NL' },
        body: JSON.stringify({ query: `{ ${query} }` }),
      }),
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_CONTENT_QUERY' } }] })
    expect(shop.problems).toEqual([])
  })

  test('names that no document has find nothing', async () => {
    for (const uid of ['__proto__', '..', '"', '\\\\', 'x'.repeat(300), '%00']) {
      const { contentPage } = await shop.ask(
        'query T($uid: String!) { contentPage(uid: $uid, lang: "nl-nl") { uid } }',
        { uid },
      )
      expect(contentPage).toBeNull()
    }
  })

  test('texts of any kind never make the shop fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ maxLength: 60 }),
        async (text, other) => {
          const before = shop.problems.length
          await shop.api.execute(
            {
              query: `query T($p: [String!], $o: String, $u: String!, $c: ID) {
              blogListQuery(lang: "nl-nl", predicates: $p, orderings: $o, graphQuery: $o) { total }
              lookbookDetail(uid: $u, lang: $u, predicates: $p, after: $c) { look { uid } looks { total } }
              cmsPages(parent: $u, lang: "nl-nl") { total }
              lookbookList(parent: $u, lang: "nl-nl") { total }
            }`,
              variables: {
                p: [text, `[at(my.blog_post.title, ${JSON.stringify(other)})]`],
                o: other,
                u: text,
                c: other,
              },
            },
            { storefront: storefrontOf('nl_NL') },
          )
          const surprises = shop.problems.splice(before).filter((problem) => !(problem instanceof GraphQLError))
          expect(surprises).toEqual([])
        },
      ),
      { numRuns: 150 },
    )
  })
})
