import { filter } from '@prismicio/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDocument } from '#test/shop/content.ts'
import { orderDocuments, parseOrderings } from './orderings.ts'
import { instantOfPredicate, meetsPredicate, parsePredicates } from './predicates.ts'
import { RepositoryError } from './repository-error.ts'

const post = aDocument({
  type: 'post',
  uid: 'winter',
  tags: ['care', 'winter'],
  first_publication_date: '2026-11-21T08:30:00+0000',
  data: {
    title: 'Schoenen in de winter',
    body: [{ type: 'paragraph', text: 'Café-crème en ijs', spans: [] }],
    date: '2026-11-20',
    price: 12.5,
    shown: true,
    empty: '',
    nothing: null,
    parent: { link_type: 'Document', id: 'page-1', type: 'page' },
    products: [{ sku: '1' }, { sku: '2' }],
  },
})
const holds = (text: string) => parsePredicates(`[${text}]`).every((predicate) => meetsPredicate(post, predicate))

describe('a predicate holds', () => {
  test.each([
    filter.at('document.type', 'post'),
    filter.at('document.tags', ['care', 'winter']),
    filter.at('my.post.uid', 'winter'),
    filter.at('my.post.price', 12.5),
    filter.at('my.post.shown', true),
    filter.at('my.post.parent', 'page-1'),
    filter.at('my.post.products.sku', '2'),
    filter.at('my.post.date', '2026-11-20'),
    filter.not('my.post.uid', 'summer'),
    filter.any('my.post.uid', ['summer', 'winter']),
    filter.any('document.tags', ['summer', 'winter']),
    filter.in('document.id', [post.id, 'other']),
    filter.fulltext('document', 'SCHOENEN winter'),
    filter.fulltext('my.post.body', 'cafe creme'),
    filter.has('my.post.title'),
    filter.missing('my.post.empty'),
    filter.missing('my.post.nothing'),
    filter.numberGreaterThan('my.post.price', 12),
    filter.numberLessThan('my.post.price', 13),
    filter.numberInRange('my.post.price', 12.5, 20),
    filter.dateAfter('my.post.date', new Date('2026-11-19')),
    filter.dateBefore('document.first_publication_date', '2026-11-22'),
    filter.dateBetween('my.post.date', '2026-11-20', '2026-11-21'),
    filter.dateDayOfMonth('my.post.date', 20),
    filter.dateDayOfMonthAfter('my.post.date', 19),
    filter.dateDayOfWeek('my.post.date', 'Friday'),
    filter.dateDayOfWeekBefore('my.post.date', 6),
    filter.dateMonth('my.post.date', 'November'),
    filter.dateMonthAfter('my.post.date', 10),
    filter.dateYear('my.post.date', 2026),
    filter.dateHour('document.first_publication_date', 8),
    filter.dateHourBefore('document.first_publication_date', 9),
  ])('%s', (text) => expect(holds(text)).toBe(true))
})

describe('a predicate does not hold', () => {
  test.each([
    filter.at('document.type', 'page'),
    filter.at('document.tags', ['care', 'summer']),
    filter.at('my.page.uid', 'winter'),
    filter.not('my.post.uid', 'winter'),
    filter.any('my.post.uid', []),
    filter.fulltext('document', 'schoen'),
    filter.fulltext('document', ''),
    filter.has('my.post.empty'),
    filter.has('my.post.unheard_of'),
    filter.missing('my.post.title'),
    // What another type has not is not missing there.
    filter.missing('my.page.title'),
    filter.numberGreaterThan('my.post.title', 1),
    filter.dateAfter('my.post.date', '2026-11-20'),
    filter.dateAfter('my.post.title', '2020-01-01'),
    filter.dateYear('my.post.date', 2025),
  ])('%s', (text) => expect(holds(text)).toBe(false))
})

describe('reading predicates', () => {
  test('takes several of them at once', () => {
    expect(parsePredicates('[[at(document.type, "post")][has(my.post.title)]]').map(({ name }) => name)).toEqual([
      'at',
      'has',
    ])
  })

  test.each([
    ['', 0],
    ['[', 1],
    ['[[at(document.type, "post")]', 28],
    ['[[at(document.type, "post)]]', 20],
    ['[[at(document.type)]]', 19],
    ['[[at(document.kind, "x")]]', 24],
    ['[[matches("x", 3)]]', 9],
    ['[[toString(document.id, "x")]]', 10],
    ['[[number.lt(my.post.price, "x")]]', 31],
    ['[[at(document.id, "x")]] or', 25],
  ])('says where it could not go on: %s', (text, pos) => {
    expect(() => parsePredicates(text)).toThrow(
      expect.objectContaining({ status: 400, body: expect.objectContaining({ type: 'parsing-error', pos }) }),
    )
  })

  test('finds any text that a client wrote', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('\\')),
        (text) => {
          const [predicate] = parsePredicates(`[${filter.at('my.post.title', text)}]`)
          expect(predicate?.values).toEqual([text])
        },
      ),
    )
  })

  test('ends with an answer or an error, whatever it is given', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\[*[atnoyi.]*\(?[a-z."\\,\d[\]]*\)?\]*$/), (text) => {
        try {
          parsePredicates(text).map((predicate) => meetsPredicate(post, predicate))
        } catch (error) {
          expect(error).toBeInstanceOf(RepositoryError)
        }
      }),
    )
  })
})

describe('orderings', () => {
  const dated = (uid: string, date: string | null) => aDocument({ type: 'post', uid, data: { date } })
  const uids = (text: string, documents: Parameters<typeof orderDocuments>[0]) =>
    orderDocuments(documents, parseOrderings(text)).map(({ uid }) => uid)

  test('put the newest first and what has no date last', () => {
    const documents = [dated('none', null), dated('old', '2025-01-01'), dated('new', '2026-01-01')]
    expect(uids('[my.post.date desc]', documents)).toEqual(['new', 'old', 'none'])
    expect(uids('[my.post.date]', documents)).toEqual(['old', 'new', 'none'])
  })

  test('ask the second where the first says nothing', () => {
    const documents = [dated('b', '2026-01-01'), dated('a', '2026-01-01')]
    expect(uids('[my.post.date desc,my.post.uid]', documents)).toEqual(['a', 'b'])
  })

  test('lose nothing, double nothing, and are the same the second time', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 2000, max: 2030 }))), fc.boolean(), (years, descending) => {
        const documents = years.map((year, index) => dated(`d${index}`, year === null ? null : `${year}-01-01`))
        const text = `[my.post.date${descending ? ' desc' : ''}]`
        const once = orderDocuments(documents, parseOrderings(text))
        expect(new Set(once)).toEqual(new Set(documents))
        expect(once).toHaveLength(documents.length)
        expect(orderDocuments(once, parseOrderings(text))).toEqual(once)
      }),
    )
  })

  test.each(['[date]', '[my.post.date down]', '[my.post]', '[,]'])('that are none are refused: %s', (text) => {
    expect(() => parseOrderings(text)).toThrow(RepositoryError)
  })
})

test('an instant is read as the API writes it and as ISO 8601 does', () => {
  expect(instantOfPredicate('2026-11-21T08:00:00+0000')).toBe(instantOfPredicate('2026-11-21T08:00:00Z'))
  expect(instantOfPredicate('2026-11-21T10:00:00+0200')).toBe(instantOfPredicate('2026-11-21T08:00:00Z'))
  expect(instantOfPredicate('gisteren')).toBeNaN()
})
