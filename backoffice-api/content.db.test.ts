import { describe, expect, test } from 'vitest'
import type { ContentModelPort } from '#shop/content/content-model-port.ts'
import { aDocument } from '#test/shop/content.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'

const models: ContentModelPort = {
  types: () =>
    new Map([
      [
        'page',
        {
          id: 'page',
          repeatable: true,
          json: {
            Main: {
              page_title: { type: 'Text', config: {} },
              slices: { type: 'Slices', config: { choices: { hero: {} } } },
            },
          },
        },
      ],
    ]),
  slices: () =>
    new Map([
      ['hero', { id: 'hero', variations: [] }],
      ['faq', { id: 'faq', variations: [] }],
    ]),
  paths: (documents) => new Map(documents.map(({ id, uid }) => [id, `/${uid}/`])),
  problems: async () => [],
}
const shop = await openTestShop({
  contentModels: models,
  pictureNames: () => ['scenes/home', 'scenes/gone'],
  pictures: {
    find: (name) => (name === 'scenes/home' ? { url: `/images/${name}.0`, width: 1920, height: 1080 } : undefined),
    film: () => undefined,
  },
})
const page = (uid: string, lang: string, data: object = {}) =>
  aDocument({ type: 'page', uid, lang, data: { page_title: uid, ...data } })
await shop.shop.publishContent({
  ref: 'folder',
  documents: [
    page('maten', 'nl-nl', { alternate_id: 'sizes' }),
    page('sizes', 'en-gb', { alternate_id: 'sizes' }),
    page('bezorging', 'nl-nl', { alternate_id: 'delivery' }),
  ],
})
const api = staffApi(shop)
const editor = await memberOfStaff(shop, ['editor'])
const ofNetherlands = await memberOfStaff(shop, ['editor'], ['nl_NL'])
const merchandiser = await memberOfStaff(shop, ['merchandiser'])

async function ask<T>(query: string, variables: Record<string, unknown> = {}, { token } = editor): Promise<T> {
  return askAs<T>(api, token, query, variables)
}
type Document = {
  readonly revision: string
  readonly data: Record<string, unknown>
  readonly listed: { readonly path: string; readonly state: string }
  readonly model: { readonly slices: readonly { readonly id: string }[] }
  readonly translations: readonly { readonly id: string }[]
}
const documentOf = async (id: string, as = editor) =>
  (
    await ask<{ content: Document | null }>(
      'query ($id: ID!) { content(id: $id) { revision data listed { path state } model { slices } translations { id } } }',
      { id },
      as,
    )
  ).content
const revisionOf = async (id: string) => (await documentOf(id))?.revision ?? ''
type Outcome = { readonly id: string | null; readonly problems: readonly { readonly messageKey: string }[] }
const save = async (variables: Record<string, unknown>, as = editor) =>
  (
    await ask<{ saveContent: Outcome }>(
      `mutation ($id: ID!, $revision: String!, $data: JSON, $step: ContentStep!) {
        saveContent(id: $id, revision: $revision, data: $data, step: $step) { id problems { messageKey } } }`,
      variables,
      as,
    )
  ).saveContent
const books = async (action: string) =>
  (await shop.shop.staff.audit((await memberOfStaff(shop)).actor, {})).entries.filter(
    (entry) => entry.action === action,
  )

describe('documents', () => {
  test('are listed with where they are read, and only in languages of storefronts that somebody sees', async () => {
    const query = 'query ($text: String) { contents(text: $text) { id path state } }'
    const { contents } = await ask<{ contents: { id: string }[] }>(query)
    expect(contents).toContainEqual({ id: 'page-sizes-en-gb', path: '/sizes/', state: 'PUBLISHED' })
    expect(contents).toContainEqual({ id: 'page-maten-nl-nl', path: '/nl/maten/', state: 'PUBLISHED' })
    const seen = await ask<{ contents: { id: string }[] }>(query, {}, ofNetherlands)
    expect(seen.contents.map(({ id }) => id).toSorted()).toEqual(['page-bezorging-nl-nl', 'page-maten-nl-nl'])
    const found = await ask<{ contents: { id: string }[] }>(query, { text: 'bezorg' })
    expect(found.contents.map(({ id }) => id)).toEqual(['page-bezorging-nl-nl'])
  })

  test('are opened with the models of what they may hold, and their translations', async () => {
    const opened = await documentOf('page-maten-nl-nl')
    expect(opened?.model.slices.map(({ id }) => id)).toEqual(['hero'])
    expect(opened?.translations).toEqual([{ id: 'page-sizes-en-gb' }])
    expect(await documentOf('page-sizes-en-gb', ofNetherlands)).toBeNull()
  })

  test('are published by an editor, with a row in the books, and pictures get the size that they have', async () => {
    const id = 'page-maten-nl-nl'
    const image = { url: '/images/scenes/home', alt: '', dimensions: { width: 0, height: 0 } }
    const data = { page_title: 'Maten en passen', alternate_id: 'sizes', image }
    expect(await save({ id, revision: await revisionOf(id), data, step: 'PUBLISH' })).toEqual({ id, problems: [] })
    expect((await documentOf(id))?.data.image).toEqual({ ...image, dimensions: { width: 1920, height: 1080 } })
    const [row] = await books('content.publish')
    expect(row).toMatchObject({
      memberName: editor.member.name,
      objectType: 'content',
      objectId: id,
      objectName: 'maten (nl-nl)',
      before: { state: 'published', version: null },
      after: { fields: ['image', 'page_title'] },
    })
  })

  test('that somebody changed meanwhile are not written over, and leave no row in the books', async () => {
    const id = 'page-bezorging-nl-nl'
    const revision = await revisionOf(id)
    expect((await save({ id, revision, data: { page_title: 'One' }, step: 'KEEP' })).problems).toEqual([])
    const second = await save({ id, revision, data: { page_title: 'Two' }, step: 'KEEP' })
    expect(second.problems).toEqual([{ messageKey: 'content-changed-meanwhile' }])
    expect(await books('content.keep')).toHaveLength(1)
  })

  test('of other storefronts can’t be changed', async () => {
    const id = 'page-sizes-en-gb'
    const answer = await save({ id, revision: await revisionOf(id), data: {}, step: 'PUBLISH' }, ofNetherlands)
    expect(answer.problems).toEqual([{ messageKey: 'content-not-found' }])
  })

  test('are read by a merchandiser and not changed', async () => {
    expect(await documentOf('page-maten-nl-nl', merchandiser)).not.toBeNull()
    const query = 'mutation { saveContent(id: "page-maten-nl-nl", revision: "x", step: TAKE_OFF) { id } }'
    const { errors } = await api.execute({ query }, { sessionToken: merchandiser.token, ...staffPlace })
    expect(errors?.map(({ code }) => code)).toEqual(['NOT_PERMITTED'])
  })

  test('are begun as copies in another language, which share what ties translations', async () => {
    const query = `mutation ($uid: String!, $title: String!) {
      addContent(type: "page", lang: "de-de", uid: $uid, title: $title, copyOf: "page-maten-nl-nl") {
        id problems { messageKey field } } }`
    const empty = await ask<{ addContent: Outcome }>(query, { uid: 'groessen', title: ' ' })
    expect(empty.addContent.problems).toEqual([{ messageKey: 'field-required', field: 'title' }])
    const { addContent } = await ask<{ addContent: Outcome }>(query, { uid: 'groessen', title: 'Größen' })
    expect(addContent).toEqual({ id: 'page-groessen-de-de', problems: [] })
    const added = await documentOf('page-groessen-de-de')
    expect(added).toMatchObject({
      data: { page_title: 'Größen', alternate_id: 'sizes' },
      listed: { state: 'DRAFT', path: '/de/groessen/' },
    })
    expect(added?.translations.map(({ id }) => id).toSorted()).toEqual(['page-maten-nl-nl', 'page-sizes-en-gb'])
  })

  test('are previewed by a link into the storefront of their language', async () => {
    const { previewContent } = await ask<{ previewContent: { path: string; framePath: string } }>(
      'mutation { previewContent(id: "page-groessen-de-de", data: { page_title: "Bald" }) { path framePath } }',
    )
    const url = new URL(previewContent.path, 'http://shop.test')
    expect(url.pathname).toBe('/de/preview/')
    expect(url.searchParams.get('documentId')).toBe('page-groessen-de-de')
    expect(url.searchParams.get('token')).toMatch(/^http:\/\/shop\.test\/sandbox\/prismic\/previews\/[\w-]{43}$/)
    expect(previewContent.framePath).toBe(`${previewContent.path}&frame=1`)
    expect((await documentOf('page-groessen-de-de'))?.data.page_title).toBe('Größen')
  })
})

test('pictures are those that the shop has', async () => {
  const { contentPictures } = await ask<{ contentPictures: unknown }>('{ contentPictures { name width } }')
  expect(contentPictures).toEqual([{ name: 'scenes/home', width: 1920 }])
})
