import { describe, expect, test } from 'vitest'
import { readModels } from '#integrations/prismic/models/models.ts'
import { readDocuments } from '#integrations/prismic/repository/document-files.ts'
import type { ContentFields } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import { type ContentData, type ContentForm, fieldsOf, typedData, variationOf } from './content-form.ts'
import { besideInputs } from './content-inputs.ts'
import { listStepOf, newEntry, takeListStep } from './content-steps.ts'
import { ownAddress, pictureName, shownValue } from './content-values.ts'

const models = readModels()
const slices = [...models.slices.values()]
const modelOf = (type: string): ContentForm => ({
  tabs: models.types.get(type)?.json ?? {},
  slices,
  timeZone: 'Europe/Amsterdam',
})
const page = modelOf('page')

/** What a browser sends of the form of a document that nobody typed into. */
function formOf(data: ContentData, model: ContentForm): FormData {
  const form = new FormData()
  const record = (values: ContentData, fields: ContentFields, path: string) => {
    for (const [name, field] of Object.entries(fields)) {
      const value = values[name]
      const at = path === '' ? name : `${path}.${name}`
      const entries = Array.isArray(value) ? value.filter(isRecord) : []
      if (field.type === 'Group')
        for (const [index, entry] of entries.entries()) record(entry, field.config.fields ?? {}, `${at}.${index}`)
      else if (field.type === 'Slices')
        for (const [index, slice] of entries.entries()) {
          const variation = variationOf(slice, model.slices)
          if (!variation) throw new Error(`${at}.${index} has no model`)
          record(isRecord(slice.primary) ? slice.primary : {}, variation.primary, `${at}.${index}.primary`)
          const items = Array.isArray(slice.items) ? slice.items.filter(isRecord) : []
          for (const [place, item] of items.entries()) record(item, variation.items, `${at}.${index}.items.${place}`)
        }
      else if (field.type === 'Image') {
        form.set(`${at}.picture`, pictureName(value))
        form.set(`${at}.alt`, isRecord(value) ? String(value.alt ?? '') : '')
        for (const { name: cut } of field.config.thumbnails ?? [])
          form.set(`${at}.${cut}`, isRecord(value) ? pictureName(value[cut]) : '')
      } else if (field.type === 'Boolean') {
        form.set(`${at}.there`, 'yes')
        if (value === true) form.set(at, 'yes')
      } else if (field.type !== 'UID') form.set(at, shownValue(value, field, model).replaceAll('\n', '\r\n'))
    }
  }
  record(data, fieldsOf(model), '')
  return form
}

test('no document of the demo shop changes by being shown and sent', () => {
  const { documents } = readDocuments('demo/content')
  expect(documents.length).toBeGreaterThan(300)
  for (const { type, data, id } of documents)
    expect(typedData(data, modelOf(type), formOf(data, modelOf(type))), id).toBe(data)
})

const hero = {
  id: 'hero$1',
  slice_type: 'hero',
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary: { image: null, title: 'Old', link: null, text: [], theme: 'light' },
  items: [],
}
const faq = { ...hero, id: 'faq$1', slice_type: 'faq', primary: {}, items: [{ question: 'Who?', answer: [] }] }
const data: ContentData = { page_title: 'Home', parents: [{ label: 'Up', url: '/up/' }], slices: [hero, faq] }

/** The document after somebody typed. */
function typed(fields: Readonly<Record<string, string>>, of = data): ContentData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return typedData(of, page, form)
}
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((one, part) => (one as Record<string, unknown>)?.[part], value)

describe('what is typed', () => {
  test.each<[Record<string, string>, string, unknown]>([
    [{ page_title: 'Start' }, 'page_title', 'Start'],
    [{ page_title: '' }, 'page_title', null],
    [{ 'parents.0.label': 'Above' }, 'parents.0.label', 'Above'],
    [{ 'slices.0.primary.title': 'New' }, 'slices.0.primary.title', 'New'],
    [{ 'slices.0.primary.link': '/women/boots' }, 'slices.0.primary.link', { link_type: 'Web', url: '/women/boots/' }],
    [
      { 'slices.0.primary.text': 'A **bold** word' },
      'slices.0.primary.text',
      [{ type: 'paragraph', text: 'A bold word', spans: [{ start: 2, end: 6, type: 'strong' }] }],
    ],
    [
      { 'slices.0.primary.image.picture': 'scenes/home', 'slices.0.primary.image.alt': 'A shoe' },
      'slices.0.primary.image',
      { url: '/images/scenes/home', alt: 'A shoe', dimensions: { width: 0, height: 0 } },
    ],
    [{ 'slices.1.items.0.question': 'Why?' }, 'slices.1.items.0.question', 'Why?'],
  ])('%j is kept', (fields, path, value) => {
    expect(at(typed(fields), path)).toEqual(value)
  })

  test('as an address is no part of what a document holds', () => {
    expect(typed({ uid: 'another-place' })).toEqual(data)
  })

  test('in one field leaves the others, and what no field shows', () => {
    expect(typed({ 'slices.0.primary.title': 'New' })).toEqual({
      ...data,
      slices: [{ ...hero, primary: { ...hero.primary, title: 'New' } }, faq],
    })
  })

  test('as a number, a day or a moment is one, and what is none waits as it was typed', () => {
    const fields: ContentFields = {
      count: { type: 'Number', config: {} },
      at: { type: 'Timestamp', config: {} },
    }
    const form = new FormData()
    form.set('count', '4,5')
    form.set('at', '2026-12-24T18:30')
    const model = { tabs: { Main: fields }, slices: [], timeZone: 'Europe/Amsterdam' }
    expect(typedData({}, model, form)).toEqual({ count: 4.5, at: '2026-12-24T17:30:00+0000' })
    form.set('count', 'many')
    form.set('at', 'soon')
    expect(typedData({}, model, form)).toEqual({ count: 'many', at: 'soon' })
    expect(shownValue('many', { type: 'Number' }, model)).toBe('many')
  })
})

test.each([
  ['/women/boots', '/women/boots/'],
  ['/women/boots?sort=new', '/women/boots/?sort=new'],
  ['/women/boots/#sizes', '/women/boots/#sizes'],
  ['/files/guide.pdf', '/files/guide.pdf'],
  ['//elsewhere.example/a', '//elsewhere.example/a'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['#chat', '#chat'],
])('the address %s is %s', (given, address) => {
  expect(ownAddress(given)).toBe(address)
})

describe('a list', () => {
  const step = (text: string, choice = '') => {
    const form = new FormData()
    form.set('slices.new', choice)
    const found = listStepOf(text, form)
    if (!found) throw new Error(`${text} is no step`)
    return takeListStep(data, page, found)
  }
  const types = ({ data: after }: { data: ContentData }) =>
    (after.slices as { slice_type: string }[]).map(({ slice_type }) => slice_type)

  test.each([
    ['up slices.1', ['faq', 'hero'], 'slices.0'],
    ['down slices.0', ['faq', 'hero'], 'slices.1'],
    ['up slices.0', ['hero', 'faq'], 'slices.0'],
    ['remove slices.0', ['faq'], 'slices'],
    ['copy slices.0', ['hero', 'hero', 'faq'], 'slices.1'],
    ['remove slices.7', ['hero', 'faq'], 'slices'],
  ])('after %s', (text, expected, place) => {
    const stepped = step(text)
    expect(types(stepped)).toEqual(expected)
    expect(stepped.at).toBe(place)
  })

  test('gets a slice that its model allows, with what its model says', () => {
    const stepped = step('slice slices', 'button/default')
    const added = (stepped.data.slices as ContentData[])[2]
    expect(added).toMatchObject({
      slice_type: 'button',
      variation: 'default',
      primary: { label: null, style: 'Default' },
    })
    expect(String(added?.id)).toMatch(/^button\$[0-9a-f-]{36}$/)
    expect(step('slice slices', 'fireworks/default').data).toBe(data)
  })

  test('of entries in a slice gets an empty one', () => {
    const { data: after, at: place } = step('add slices.1.items')
    expect(at(after, 'slices.1.items.1')).toEqual({ category: null, question: null, answer: [] })
    expect(place).toBe('slices.1.items.1')
  })

  test('that was copied has ids of its own', () => {
    const ids = (step('copy slices.0').data.slices as { id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('in a group in a slice is found too', () => {
    const layout = modelOf('layout')
    const item = { ...hero, slice_type: 'navigation_item', primary: { columns: [{ title: 'Shoes', links: [] }] } }
    const form = new FormData()
    const found = listStepOf('add navigation.0.primary.columns.0.links', form)
    const after = found && takeListStep({ navigation: [item] }, layout, found).data
    expect(at(after, 'navigation.0.primary.columns.0.links')).toEqual([{ label: null, url: null }])
  })
})

test('an entry begins with what its model says, and nothing else', () => {
  expect(newEntry({ a: { type: 'Select', config: { default_value: 'x' } }, b: { type: 'Group', config: {} } })).toEqual(
    {
      a: 'x',
      b: [],
    },
  )
})

test('what is wrong inside of a value is said beside its input', () => {
  const found = besideInputs(
    [
      { messageKey: 'link', field: 'slices.0.primary.text.0.spans.1.data.url' },
      { messageKey: 'picture', field: 'slices.0.primary.image.url' },
      { messageKey: 'picture', field: 'slices.0.primary.image.mobile.url' },
      { messageKey: 'link', field: 'slices.0.primary.link.url' },
      { messageKey: 'other', field: 'nowhere.at.all' },
    ],
    data,
    page,
  )
  expect(found.map(({ field }) => field)).toEqual([
    'slices.0.primary.text',
    'slices.0.primary.image.picture',
    'slices.0.primary.image.mobile',
    'slices.0.primary.link',
    null,
  ])
})
