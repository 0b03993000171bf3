import { createClient } from '@prismicio/client'
import { describe, expect, test } from 'vitest'
import { type PushOptions, pushContent } from '#integrations/prismic/push/push-content.ts'
import { createWriteApi } from '#integrations/prismic/repository/write-api.ts'
import { aDocument } from '../shop/content.ts'

/** Prismic's write client fills the sandbox of its Custom Types, Asset and Migration APIs. */

const image = (name: string) => ({
  url: `/images/scenes/${name}`,
  alt: `The ${name}`,
  dimensions: { width: 2, height: 1 },
})
const documents = [
  aDocument({
    type: 'lookbook',
    uid: 'regen',
    data: {
      alternate_id: 'rain',
      label: 'Regen',
      image: { ...image('rain'), mobile: image('rain-tall') },
      gone: image('nowhere'),
      parent_page: { link_type: 'Document', id: 'page-lookbook-en-gb', type: 'page', lang: 'en-gb' },
      slices: [{ id: 'x', slice_type: 'hero', variation: 'default', primary: { image: image('rain') }, items: [] }],
    },
  }),
  aDocument({ type: 'page', uid: 'lookbook', lang: 'en-gb', data: { page_title: 'Lookbook' } }),
]
const models = {
  raw: {
    slices: [{ id: 'hero', type: 'SharedSlice', variations: [] }],
    types: [
      { id: 'page', json: {} },
      { id: 'lookbook', json: { Main: { slices: { type: 'Slices', config: { choices: { hero: {} } } } } } },
    ],
  },
}

let names = 0
function sandbox(languages = ['en-gb', 'nl-nl']) {
  const host = `http://push-${++names}.test`
  const api = createWriteApi({
    repository: 'cordwainer',
    writeToken: 'token',
    languages: languages.map((id) => ({ id, name: id })),
  })
  const ask: typeof fetch = (input, init) => api.fetch(new Request(input, init))
  const said: string[] = []
  const push = (options: Partial<PushOptions> = {}) =>
    pushContent({
      repository: 'cordwainer',
      writeToken: 'token',
      endpoints: {
        content: `${host}/api/v2`,
        assets: `${host}/asset`,
        migration: `${host}/migration`,
        models: `${host}/models`,
      },
      fetch: ask,
      models,
      documents,
      languages: ['en-gb', 'nl-nl'],
      publish: true,
      readPicture: async (name) =>
        name.includes('nowhere') ? undefined : { bytes: Buffer.from(name), filename: `${name.split('/')[1]}.jpg` },
      say: (sentence) => said.push(sentence),
      ...options,
    })
  return { api, push, said, client: createClient('cordwainer', { documentAPIEndpoint: `${host}/api/v2`, fetch: ask }) }
}

describe('an empty repository', () => {
  // The client writes once in a second and a half, as Prismic asks of it.
  test('is filled with models, pictures and documents that know each other', { timeout: 30_000 }, async () => {
    const { api, push, client, said } = sandbox()
    expect(await push()).toBeUndefined()
    expect([...api.models.slices.keys(), ...api.models.customtypes.keys()]).toEqual(['hero', 'page', 'lookbook'])
    expect([...api.assets.values()].map(({ filename, alt }) => [filename, alt])).toEqual([
      ['rain.jpg', 'The rain'],
      ['rain-tall.jpg', 'The rain-tall'],
    ])
    const page = await client.getByUID('page', 'lookbook')
    const look = await client.getByUID('lookbook', 'regen', { lang: 'nl-nl' })
    expect(look.data).toMatchObject({
      label: 'Regen',
      gone: null,
      parent_page: { id: page.id, uid: 'lookbook', isBroken: false },
      image: {
        alt: 'The rain',
        url: expect.stringMatching(/images\.prismic\.io.*rain\.jpg$/),
        mobile: { alt: 'The rain-tall' },
      },
      slices: [{ slice_type: 'hero', primary: { image: { alt: 'The rain' } } }],
    })
    expect(said.at(-1)).toBe('2 documents are being published')

    expect(await push()).toEqual(['The repository has 2 documents already; only an empty one is filled.'])
  })

  test('without the languages of the shop is left alone', async () => {
    const { api, push } = sandbox(['en-gb'])
    expect(await push()).toEqual([expect.stringContaining('has no nl-nl')])
    expect(api.models.slices.size).toBe(0)
  })

  test('opens to its token only', async () => {
    await expect(sandbox().push({ writeToken: 'wrong' })).rejects.toThrow('401')
  })

  test('says which model it refuses', async () => {
    const odd = { raw: { slices: [], types: models.raw.types } }
    await expect(sandbox().push({ models: odd })).rejects.toThrow(
      'customtypes/insert (lookbook): 400 unknown slice hero',
    )
  })
})
