import { describe, expect, test } from 'vitest'
import type { ContentField } from '#kernel/content-model.ts'
import { aDocument } from '#test/shop/content.ts'
import type { StoredDocument } from '../repository/document.ts'
import { checkContent } from './check-content.ts'
import type { Models } from './models.ts'

const field = (type: string, config: ContentField['config'] = {}): ContentField => ({ type, config })
const slice = {
  id: 'hero',
  type: 'SharedSlice' as const,
  variations: [{ id: 'default', primary: { title: field('Text') }, items: { sku: field('Text') } }],
}
const models: Models = {
  errors: [],
  raw: { types: [], slices: [] },
  slices: new Map([['hero', slice]]),
  types: new Map([
    [
      'page',
      {
        id: 'page',
        repeatable: true,
        json: {
          Main: {
            uid: field('UID'),
            alternate_id: field('Text'),
            title: field('Text'),
            text: field('StructuredText', { multi: 'paragraph,strong,hyperlink' }),
            date: field('Date'),
            at: field('Timestamp'),
            color: field('Color'),
            count: field('Number', { min: 1 }),
            shown: field('Boolean'),
            side: field('Select', { options: ['left', 'right'] }),
            image: field('Image', { thumbnails: [{ name: 'mobile' }] }),
            link: field('Link'),
            parent: field('Link', { customtypes: ['page'] }),
            parents: field('Group', { fields: { url: field('Text') } }),
            slices: field('Slices', { choices: { hero: {} } }),
          },
        },
      },
    ],
  ]),
}
const check = (documents: readonly StoredDocument[], languages = ['nl-nl']) =>
  checkContent({
    documents: documents.map((document) => [`${document.type}/${document.uid}.${document.lang}.json`, document]),
    models,
    languages,
    isPicture: (name) => name === 'scenes/home',
    isFilm: (name) => name === 'films/home',
    isFile: (path) => path === '/captions/home.nl.vtt',
    isPath: (path) => ['/', '/women/'].includes(path),
  }).map(({ lang, field, why }) => `${lang} ${field}: ${why}`)
const page = (data: Record<string, unknown>) => check([aDocument({ type: 'page', uid: 'home', data })])

test('films and files that are there have no error', () => {
  expect(page({ link: { link_type: 'Web', url: '/videos/films/home' } })).toEqual([])
  expect(page({ link: { link_type: 'Web', url: '/captions/home.nl.vtt' } })).toEqual([])
})

test('a document that keeps to its model has no error', () => {
  const dimensions = { width: 1, height: 1 }
  expect(
    page({
      title: 'Home',
      text: [
        {
          type: 'paragraph',
          text: 'Hallo',
          spans: [{ type: 'hyperlink', start: 0, end: 5, data: { link_type: 'Web', url: '/women/' } }],
        },
      ],
      date: '2026-02-28',
      at: '2026-02-28T10:00:00+0000',
      color: '#fff',
      count: 1,
      shown: false,
      side: 'left',
      image: {
        url: '/images/scenes/home',
        alt: '',
        dimensions,
        mobile: { url: '/images/scenes/home', alt: '', dimensions },
      },
      link: { link_type: 'Web', url: 'https://example.com/' },
      parents: [{ url: '/women/?sort=newdesc#top' }],
      slices: [{ slice_type: 'hero', variation: 'default', primary: { title: null }, items: [{ sku: '1' }] }],
    }),
  ).toEqual([])
})

describe('an error is named with its field and language', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a field that is not in the model', { heading: 'x' }, 'heading: the model has no such field'],
    ['a text that is a number', { title: 1 }, 'title: it is no text'],
    ['a day that no calendar has', { date: '2026-02-31' }, 'date: it is no day (2026-11-21)'],
    ['an instant without a zone', { at: '2026-02-01T10:00' }, 'at: it is no instant (2026-11-21T10:00:00+0000)'],
    ['a colour by name', { color: 'red' }, 'color: it is no colour (#16130f)'],
    ['a number below its limit', { count: 0 }, 'count: it lies outside of its limits'],
    ['a choice that is none', { side: 'top' }, 'side: it is none of left, right'],
    [
      'a list in place of a text',
      { text: [{ type: 'heading1', text: 'x', spans: [] }] },
      "text[0]: its kind 'heading1' is not allowed here",
    ],
    [
      'a span behind its text',
      { text: [{ type: 'paragraph', text: 'x', spans: [{ type: 'strong', start: 0, end: 2 }] }] },
      'text[0].spans: a span lies outside of its text',
    ],
    ['an image of no size', { image: { url: '/images/scenes/home' } }, 'image: the image has no dimensions'],
    [
      'a cut that nobody asked for',
      { image: { url: '/images/scenes/home', dimensions: { width: 1, height: 1 }, wide: {} } },
      "image: the model has no cut 'wide' of the image",
    ],
    [
      'a picture that does not exist',
      { image: { url: '/images/scenes/away', dimensions: { width: 1, height: 1 } } },
      "image.url: there is no picture 'scenes/away'",
    ],
    [
      'a film that does not exist',
      { link: { link_type: 'Web', url: '/videos/films/away' } },
      "link.url: there is no film 'films/away'",
    ],
    [
      'a file that does not exist',
      { link: { link_type: 'Web', url: '/captions/away.nl.vtt' } },
      "link.url: there is no file '/captions/away.nl.vtt'",
    ],
    [
      'a link that leads nowhere',
      { link: { link_type: 'Web', url: '/wmoen/' } },
      "link.url: '/wmoen/' leads to no page",
    ],
    ['a link of no kind', { link: { url: '/women/' } }, "link: there is no link_type 'undefined'"],
    [
      'a relation to a deleted document',
      { parent: { link_type: 'Document', id: 'gone' } },
      "parent: it leads to the document 'gone', which is not there",
    ],
    [
      'a relation to another type',
      { parent: { link_type: 'Document', id: 'page-home-nl-nl', type: 'post' } },
      'parent: it may lead to page, not to post',
    ],
    [
      'a field of a group',
      { parents: [{ url: '/' }, { label: 'x' }] },
      'parents[1].label: the model has no such field',
    ],
    [
      'a slice that the page has no room for',
      { slices: [{ slice_type: 'map', primary: {}, items: [] }] },
      'slices[0] map: the zone has no such slice',
    ],
    [
      'a field of a slice',
      { slices: [{ slice_type: 'hero', primary: { text: 'x' }, items: [] }] },
      'slices[0] hero.primary.text: the model has no such field',
    ],
    [
      'a field of a slice’s entry',
      { slices: [{ slice_type: 'hero', primary: {}, items: [{ sku: 7 }] }] },
      'slices[0] hero.items[0].sku: it is no text',
    ],
    [
      'a variation that is none',
      { slices: [{ slice_type: 'hero', variation: 'big', primary: {}, items: [] }] },
      "slices[0] hero: the slice has no variation 'big'",
    ],
  ])('%s', (_, data, error) => expect(page(data)).toEqual([`nl-nl ${error}`]))

  test('a language that is missing', () => {
    expect(check([aDocument({ type: 'page', uid: 'home' })], ['nl-nl', 'de-de'])).toEqual([
      'de-de lang: the language is missing',
    ])
  })

  test('a language that nobody speaks', () => {
    expect(
      check([aDocument({ type: 'page', uid: 'home' }), aDocument({ type: 'page', uid: 'home', lang: 'es-es' })]),
    ).toEqual(['es-es lang: no storefront speaks this language'])
  })

  test('an id that is used twice', () => {
    const twice = ['a', 'b'].map((uid) => aDocument({ type: 'page', uid, id: 'same' }))
    expect(check(twice)).toEqual(["nl-nl id: 'same' is also the id of page a (nl-nl)"])
  })

  test('a type that there is none of', () => {
    expect(check([aDocument({ type: 'poem', uid: 'ode' })])).toEqual(["nl-nl type: there is no custom type 'poem'"])
  })

  test('two documents of one language for the same page', () => {
    const pages = ['a', 'b'].map((uid) => aDocument({ type: 'page', uid, data: { alternate_id: 'home' } }))
    expect(check(pages)).toEqual(['nl-nl alternate_id: two documents of the language share it'])
  })
})
