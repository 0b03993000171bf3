import { describe, expect, test } from 'vitest'
import { listenTo } from '#database/listen.ts'
import { createEmbeddedContent } from '#integrations/prismic/embedded-content.ts'
import { publishedSource } from '#integrations/prismic/repository/published-source.ts'
import { contentTypeTag, documentTag } from '#kernel/cache-tags.ts'
import { hour, minute } from '#kernel/clock.ts'
import { aDocument } from '#test/shop/content.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import type { ContentModelPort } from './content-model-port.ts'
import { contentRoutes, linkedFields } from './content-routes.ts'
import type { ContentStep } from './edit-content.ts'
import { publicationReader } from './publication-store.ts'

/** Nothing is wrong with a document but a title that says so. */
const models: ContentModelPort = {
  types: () => new Map([['page', { id: 'page', repeatable: true, json: {} }]]),
  slices: () => new Map(),
  paths: (documents) => new Map(documents.map(({ id, uid }) => [id, `/${uid}/`])),
  problems: async ({ data }) =>
    data.page_title === 'Wrong' ? [{ field: 'page_title', kind: 'other', why: 'it is wrong' }] : [],
}
const shop = await openTestShop({ contentModels: models })
const { clock } = shop
const { contentEditing } = shop.shop
const url = 'http://shop.test/sandbox/prismic'
const nodes = [1, 2].map(
  () =>
    createEmbeddedContent(publishedSource(publicationReader(shop.db, clock)), {
      url,
      routes: contentRoutes,
      fetchLinks: linkedFields,
      report: (error) => {
        throw error
      },
    }).content,
)
const titled = (uid: string, title: string, more: object = {}) =>
  aDocument({ type: 'page', uid, data: { page_title: title, ...more } })

/** A page that came with the shop; each test has its own. */
async function published(uid: string, title = 'One', more: object = {}) {
  const latest = await publicationReader(shop.db, clock).latest()
  const before = latest === undefined ? [] : ((await publicationReader(shop.db, clock).documents(latest)) ?? [])
  clock.advance(minute)
  const documents = [...before, titled(uid, title, more)]
  await shop.shop.publishContent({ ref: `folder-${uid}`, documents })
  return `page-${uid}-nl-nl`
}

const opened = async (id: string) => {
  const found = await contentEditing.find(id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
/** What everybody sees on each node once it has heard of the change. */
async function seen(uid: string): Promise<readonly unknown[]> {
  for (const node of nodes) node.invalidate()
  return Promise.all(nodes.map(async (node) => (await node.document('page', uid, 'nl-nl'))?.data.page_title))
}
async function edit(id: string, title: string | undefined, step: ContentStep, revision?: string) {
  const found = await opened(id)
  return contentEditing.edit({
    id,
    revision: revision ?? found.revision,
    data: title === undefined ? undefined : { ...found.document.data, page_title: title },
    step,
    by: 'Noor',
  })
}
const keysOf = (answer: object) =>
  'refusals' in answer ? (answer.refusals as { messageKey: string }[]).map(({ messageKey }) => messageKey) : []

describe('an address', () => {
  const rename = async (id: string, uid: string, step: ContentStep = { kind: 'publish' }) => {
    const { revision } = await opened(id)
    return contentEditing.edit({ id, revision, uid, step, by: 'Noor' })
  }
  const leadsTo = async (path: string) => {
    await shop.shop.invalidate(undefined)
    return (await shop.shop.catalog.redirect('nl_NL', path))?.path
  }

  test('is another one once it is published, and the old one leads there', async () => {
    const id = await published('old-place')
    expect(keysOf(await rename(id, 'new-place', { kind: 'keep' }))).toEqual([])
    expect(await seen('old-place')).toEqual(['One', 'One'])
    expect(await leadsTo('old-place')).toBeUndefined()

    const done = await edit(id, undefined, { kind: 'publish' })
    expect(done).toMatchObject({ fields: ['uid'] })
    expect(await seen('new-place')).toEqual(['One', 'One'])
    expect(await seen('old-place')).toEqual([undefined, undefined])
    expect(await leadsTo('old-place')).toBe('new-place')

    // On to a third one nobody is led twice, and back to the first one nobody is led away.
    expect(keysOf(await rename(id, 'third-place'))).toEqual([])
    expect([await leadsTo('old-place'), await leadsTo('new-place')]).toEqual(['third-place', 'third-place'])
    expect(keysOf(await rename(id, 'old-place'))).toEqual([])
    expect(await leadsTo('old-place')).toBeUndefined()
    expect([await leadsTo('new-place'), await leadsTo('third-place')]).toEqual(['old-place', 'old-place'])
  })

  test('changes at the moment that was planned', async () => {
    const id = await published('planned-place')
    const publishAt = new Date(clock.now().getTime() + hour)
    expect(keysOf(await rename(id, 'later-place', { kind: 'plan', publishAt, takeOffAt: null }))).toEqual([])
    await contentEditing.publishDue()
    expect(await leadsTo('planned-place')).toBeUndefined()
    clock.advance(2 * hour)
    await contentEditing.publishDue()
    expect(await leadsTo('planned-place')).toBe('later-place')
    expect(await seen('later-place')).toEqual(['One', 'One'])
  })

  test('is refused where it can be none, where another has it, and for a page that the shop leads to', async () => {
    await published('taken-place')
    const id = await published('free-place')
    expect(keysOf(await rename(id, 'Not An Address'))).toEqual(['content-uid-invalid'])
    expect(keysOf(await rename(id, 'taken-place'))).toEqual(['content-uid-taken'])
    const needed = await published('my-terms', 'Terms', { alternate_id: 'terms' })
    expect(keysOf(await rename(needed, 'other-terms'))).toEqual(['content-uid-fixed'])
  })

  test('of an earlier version isn’t taken up where another has it by now', async () => {
    const id = await published('mine')
    expect(keysOf(await rename(id, 'mine-no-more'))).toEqual([])
    const [, earlier] = await contentEditing.versions(id)
    await published('mine-again')
    const other = await contentEditing.add({ document: titled('mine', 'Another'), by: 'Noor' })
    expect(keysOf(other)).toEqual([])
    const { revision } = await opened(id)
    const restored = await contentEditing.restore({ id, revision, version: earlier?.id ?? 0, by: 'Noor' })
    expect(keysOf(restored)).toEqual(['content-uid-taken'])
  })
})

describe('a draft', () => {
  test('is what editors go on with, and nobody else sees it', async () => {
    const id = await published('draft')
    expect(keysOf(await edit(id, 'Two', { kind: 'keep' }))).toEqual([])
    expect(await opened(id)).toMatchObject({ state: 'changed', name: 'Two', savedBy: 'Noor', path: '/draft/' })
    expect(await seen('draft')).toEqual(['One', 'One'])
  })

  test('that says the same as before is none', async () => {
    const id = await published('same')
    expect(keysOf(await edit(id, 'One', { kind: 'keep' }))).toEqual(['content-unchanged'])
    expect((await opened(id)).edit).toBeUndefined()
  })

  test('of the second of two editors is refused, and nothing of it is written', async () => {
    const id = await published('two-editors')
    const { revision } = await opened(id)
    const both = await Promise.all([
      edit(id, 'First', { kind: 'keep' }, revision),
      edit(id, 'Second', { kind: 'keep' }, revision),
    ])
    expect(both.flatMap(keysOf)).toEqual(['content-changed-meanwhile'])
    expect(await contentEditing.versions(id)).toHaveLength(2)
  })

  test('is told when somebody published meanwhile', async () => {
    const id = await published('published-meanwhile')
    const { revision } = await opened(id)
    await edit(id, 'Two', { kind: 'publish' })
    expect(keysOf(await edit(id, 'Three', { kind: 'publish' }, revision))).toEqual(['content-changed-meanwhile'])
    expect(await seen('published-meanwhile')).toEqual(['Two', 'Two'])
  })
})

describe('a publication', () => {
  test('is seen on every node, and says which pages are made of it', async () => {
    const id = await published('news')
    const told: string[] = []
    const listener = await listenTo(
      shop.pool,
      ['shop_changed'],
      (_, payload) => told.push(payload),
      () => undefined,
    )
    await edit(id, 'Two', { kind: 'publish' })
    await expect.poll(() => told).toHaveLength(1)
    await listener.stop()
    expect(told[0]).toContain(documentTag('page', 'news'))
    expect(told[0]).toContain(contentTypeTag('page'))
    expect(await seen('news')).toEqual(['Two', 'Two'])
    expect(await opened(id)).toMatchObject({
      state: 'published',
      publishedAt: `${clock.now().toISOString().slice(0, 19)}+0000`,
    })
  })

  test('with something wrong in it is refused beside its field, and leaves no trace', async () => {
    const id = await published('wrong')
    const answer = await edit(id, 'Wrong', { kind: 'publish' })
    expect(answer).toMatchObject({
      refusals: [{ messageKey: 'content-other-wrong', field: 'page_title', name: 'it is wrong' }],
    })
    expect((await opened(id)).edit).toBeUndefined()
    expect(await seen('wrong')).toEqual(['One', 'One'])
    expect(keysOf(await edit(id, 'Wrong', { kind: 'keep' }))).toEqual([])
  })

  test('without any part is refused for a page, and kept as a draft', async () => {
    const id = await published('empty', 'One', { slices: [] })
    expect(await edit(id, 'Two', { kind: 'publish' })).toMatchObject({
      refusals: [{ messageKey: 'content-without-parts', field: 'slices' }],
    })
    const publishAt = new Date(clock.now().getTime() + hour)
    expect(keysOf(await edit(id, 'Two', { kind: 'plan', publishAt, takeOffAt: null }))).toEqual([
      'content-without-parts',
    ])
    expect(keysOf(await edit(id, 'Two', { kind: 'keep' }))).toEqual([])
  })

  test('of the draft that waits needs nothing typed', async () => {
    const id = await published('later')
    await edit(id, 'Two', { kind: 'keep' })
    await edit(id, undefined, { kind: 'publish' })
    expect(await seen('later')).toEqual(['Two', 'Two'])
    expect(keysOf(await edit(id, undefined, { kind: 'publish' }))).toEqual(['content-unchanged'])
  })

  test('leaves all other documents as they are', async () => {
    const other = await published('other', 'Other')
    const id = await published('mine')
    await edit(id, 'Two', { kind: 'publish' })
    expect((await opened(other)).document.data.page_title).toBe('Other')
    expect(await seen('other')).toEqual(['Other', 'Other'])
  })
})

describe('the history', () => {
  test('begins with what came with the shop, and each state can be gone back to', async () => {
    const id = await published('history')
    await edit(id, 'Two', { kind: 'publish' })
    clock.advance(minute)
    await edit(id, 'Three', { kind: 'publish' })
    const versions = await contentEditing.versions(id)
    expect(versions.map(({ document, savedBy }) => `${document.data.page_title} ${savedBy}`)).toEqual([
      'Three Noor',
      'Two Noor',
      'One ',
    ])
    const first = versions.at(-1)
    const { revision } = await opened(id)
    await contentEditing.restore({ id, revision, version: first?.id ?? 0, by: 'Ada' })
    expect(await opened(id)).toMatchObject({ state: 'changed', name: 'One', savedBy: 'Ada' })
    expect(await seen('history')).toEqual(['Three', 'Three'])
    await edit(id, undefined, { kind: 'publish' })
    expect(await seen('history')).toEqual(['One', 'One'])
  })

  test('of another document is none of this one', async () => {
    const one = await published('one-history')
    const other = await published('other-history')
    await edit(other, 'Two', { kind: 'keep' })
    const [version] = await contentEditing.versions(other)
    const { revision } = await opened(one)
    const answer = await contentEditing.restore({ id: one, revision, version: version?.id ?? 0, by: 'Ada' })
    expect(keysOf(answer)).toEqual(['content-not-found'])
  })
})

describe('a plan', () => {
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour)

  test('publishes what was planned at its moment, whatever was saved since, and takes it off at the other', async () => {
    const id = await published('planned')
    await edit(id, 'Two', { kind: 'plan', publishAt: inHours(1), takeOffAt: inHours(3) })
    await edit(id, 'Half a sentence', { kind: 'keep' })
    await shop.runJobs()
    expect(await seen('planned')).toEqual(['One', 'One'])
    clock.advance(hour)
    await shop.runJobs()
    expect(await seen('planned')).toEqual(['Two', 'Two'])
    expect(await opened(id)).toMatchObject({ state: 'changed', name: 'Half a sentence', publishAt: null })
    clock.advance(2 * hour)
    await shop.runJobs()
    expect(await seen('planned')).toEqual([undefined, undefined])
    expect(await opened(id)).toMatchObject({ state: 'taken-off', takeOffAt: null })
  })

  test('is called off by one without moments', async () => {
    const id = await published('called-off')
    await edit(id, 'Two', { kind: 'plan', publishAt: inHours(1), takeOffAt: null })
    await edit(id, undefined, { kind: 'plan', publishAt: null, takeOffAt: null })
    clock.advance(2 * hour)
    await shop.runJobs()
    expect(await seen('called-off')).toEqual(['One', 'One'])
  })

  test('that is done twice is done once', async () => {
    const id = await published('twice')
    await edit(id, 'Two', { kind: 'plan', publishAt: inHours(1), takeOffAt: null })
    clock.advance(hour)
    expect((await Promise.all([contentEditing.publishDue(), contentEditing.publishDue()])).toSorted()).toEqual([0, 1])
    expect(await seen('twice')).toEqual(['Two', 'Two'])
  })

  test.each<[string, () => ContentStep, string]>([
    ['in the past', () => ({ kind: 'plan', publishAt: inHours(-1), takeOffAt: null }), 'content-moment-past'],
    ['turned round', () => ({ kind: 'plan', publishAt: inHours(2), takeOffAt: inHours(1) }), 'content-moments-turned'],
  ])('%s is refused', async (name, step, key) => {
    const id = await published(name.replaceAll(' ', '-'))
    expect(keysOf(await edit(id, 'Two', step()))).toEqual([key])
    expect((await opened(id)).state).toBe('published')
  })
})

describe('a document', () => {
  test('is taken off, and brought back by publishing it', async () => {
    const id = await published('gone')
    await edit(id, undefined, { kind: 'take-off' })
    expect(await seen('gone')).toEqual([undefined, undefined])
    expect(keysOf(await edit(id, undefined, { kind: 'take-off' }))).toEqual(['content-not-published'])
    await edit(id, undefined, { kind: 'publish' })
    expect(await seen('gone')).toEqual(['One', 'One'])
  })

  test('that the law asks for can’t be taken off', async () => {
    const id = await published('voorwaarden', 'Terms', { alternate_id: 'terms' })
    expect(keysOf(await edit(id, undefined, { kind: 'take-off' }))).toEqual(['content-needed'])
    const plan = { kind: 'plan', publishAt: null, takeOffAt: new Date(clock.now().getTime() + hour) } as const
    expect(keysOf(await edit(id, undefined, plan))).toEqual(['content-needed'])
    expect(await seen('voorwaarden')).toEqual(['Terms', 'Terms'])
  })

  test('that is new is a draft until it is published, at an address of its own', async () => {
    const id = await published('taken')
    const add = (uid: string) =>
      contentEditing.add({ document: aDocument({ type: 'page', uid, data: { page_title: 'New' } }), by: 'Noor' })
    expect(keysOf(await add('taken'))).toEqual(['content-uid-taken'])
    expect(keysOf(await add('No Address'))).toEqual(['content-uid-invalid'])
    const added = await add('brand-new')
    if ('refusals' in added) throw new Error('It was refused')
    expect(await opened(added.id)).toMatchObject({ state: 'draft', savedBy: 'Noor' })
    expect(await seen('brand-new')).toEqual([undefined, undefined])
    await edit(added.id, undefined, { kind: 'publish' })
    expect(await seen('brand-new')).toEqual(['New', 'New'])
    expect(id).not.toBe(added.id)
  })
})

describe('what staff decided', () => {
  test('stays when a folder is published, until somebody says that the folder counts', async () => {
    const id = await published('decided')
    const off = await published('decided-off')
    await edit(id, 'By staff', { kind: 'publish' })
    await edit(off, undefined, { kind: 'take-off' })
    const documents = [titled('decided', 'By folder'), titled('decided-off', 'One'), titled('decided-new', 'New')]
    expect(await shop.shop.publishContent({ ref: 'release-2', documents })).toEqual([id, off])
    expect(await shop.shop.wasPublished('release-2')).toBe(true)
    expect(
      [await seen('decided'), await seen('decided-off'), await seen('decided-new')].map(([first]) => first),
    ).toEqual(['By staff', undefined, 'New'])
    expect(await shop.shop.publishContent({ ref: 'release-2', documents }, { over: true })).toEqual([])
    expect([await seen('decided'), await seen('decided-off')].map(([first]) => first)).toEqual(['By folder', 'One'])
    expect(await opened(id)).toMatchObject({ state: 'published', name: 'By folder' })
  })
})

describe('a preview', () => {
  const drafted = async (token: string, node = nodes[0]) => {
    const reader = node?.preview(token)
    return reader && (await reader.document('page', 'previewed', 'nl-nl'))?.data.page_title
  }

  test('shows what is written over what is published, to whoever has its token, for an hour', async () => {
    const id = await published('previewed')
    const { document } = await opened(id)
    const token = await contentEditing.preview({ ...document, data: { page_title: 'Written' } }, 'noor')
    if (token === undefined) throw new Error('There is no preview')
    expect(token.startsWith(`${url}/previews/`)).toBe(true)
    expect(await Promise.all(nodes.map((node) => drafted(token, node)))).toEqual(['Written', 'Written'])
    expect(await seen('previewed')).toEqual(['One', 'One'])
    expect(await drafted(`${token.slice(0, -2)}xx`)).toBe('One')

    const other = await published('beside', 'Beside')
    await edit(other, 'Beside, changed', { kind: 'publish' })
    expect((await nodes[0]?.preview(token)?.document('page', 'beside', 'nl-nl'))?.data.page_title).toBe(
      'Beside, changed',
    )
    clock.advance(hour + minute)
    expect(await drafted(token)).toBe('One')
  })

  test('of somebody else is another one', async () => {
    const id = await published('two-previews')
    const { document } = await opened(id)
    const [mine, yours] = await Promise.all(
      ['noor', 'ada'].map((by) => contentEditing.preview({ ...document, data: { page_title: by } }, by)),
    )
    const titleOf = async (token = '') =>
      (await nodes[0]?.preview(token)?.document('page', 'two-previews', 'nl-nl'))?.data.page_title
    expect([await titleOf(mine), await titleOf(yours)]).toEqual(['noor', 'ada'])
  })
})
