import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDocument } from '#test/shop/content.ts'
import { parseGraphQuery, pickData } from './graph-query.ts'
import { RepositoryError } from './repository-error.ts'

const author = aDocument({ type: 'author', uid: 'ada', data: { name: 'Ada', age: 36 } })
const page = aDocument({
  type: 'page',
  uid: 'home',
  data: {
    title: 'Home',
    text: [{ type: 'paragraph', text: 'Hello', spans: [] }],
    author: { link_type: 'Document', id: author.id, type: 'author' },
    parents: [{ label: 'Up', url: '/up/' }],
    slices: [
      {
        id: '1',
        slice_type: 'hero',
        variation: 'default',
        primary: { title: 'Big', image: 'x' },
        items: [{ sku: '1', note: 'n' }],
      },
      { id: '2', slice_type: 'faq', variation: 'default', primary: {}, items: [] },
    ],
  },
})
const pick = (query: string) =>
  pickData(parseGraphQuery(query), page, ({ id }) => (id === author.id ? author : undefined))

describe('a graphQuery picks', () => {
  test('fields by their names', () => expect(pick('{ page { title unheard_of } }')).toEqual({ title: 'Home' }))

  test('all plain fields', () => {
    expect(Object.keys(pick('{ page { ...pageFields } }'))).toEqual(['title', 'text'])
  })

  test('fields of groups', () => expect(pick('{ page { parents { url } } }')).toEqual({ parents: [{ url: '/up/' }] }))

  test('fields of what a relation leads to', () => {
    expect(pick('{ page { author { ...on author { name } } } }')).toEqual({
      author: { link_type: 'Document', id: author.id, type: 'author', data: { name: 'Ada' } },
    })
  })

  test('slices by their type and variation, and drops the others', () => {
    expect(
      pick('{ page { slices { ...on hero { variation { ...on default { primary { title } items { sku } } } } } } }'),
    ).toEqual({
      slices: [{ id: '1', slice_type: 'hero', variation: 'default', primary: { title: 'Big' }, items: [{ sku: '1' }] }],
    })
  })

  test('nothing of a document of another type', () => expect(pick('{ post { title } }')).toEqual({}))
})

test.each(['', '{', '{ page }', 'mutation { a } query { b }', `${'{ a '.repeat(20)}${'}'.repeat(20)}`])(
  'what is none is refused: %s',
  (query) => expect(() => parseGraphQuery(query)).toThrow(RepositoryError),
)

test('whatever is asked for, nothing is answered that the document does not have', () => {
  const names = ['title', 'text', 'author', 'parents', 'slices', '__proto__', 'constructor']
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }), (asked) => {
      for (const [name, value] of Object.entries(pick(`{ page { ${asked.join(' ')} } }`))) {
        expect(value).toBe(page.data[name])
      }
    }),
  )
})
