import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { badAnswers, wireThat } from '#test/contract/bad-answers.ts'
import { aDocument, smallContent } from '#test/shop/content.ts'
import { createEmbeddedContent } from './embedded-content.ts'
import { createPrismicContent } from './prismic-content.ts'
import { createContentApi } from './repository/content-api.ts'
import { snapshotOf } from './repository/document.ts'
import { folderSource } from './repository/folder-source.ts'
import { fixedSource } from './repository/source.ts'

const languages = [{ id: 'nl-nl', name: 'Nederlands' }]
const home = (title: string) => aDocument({ type: 'page', uid: 'home', data: { page_title: title } })

let names = 0
/** A repository elsewhere, which can be published to and can go away. */
function elsewhere() {
  let master = snapshotOf('one', [home('One')])
  let state: 'up' | 'down' = 'up'
  const asked: string[] = []
  const problems: unknown[] = []
  const api = createContentApi({
    source: { master: async () => master, find: async (ref) => (ref === master.ref ? master : 'expired') },
    languages,
    accessToken: 'token',
  })
  const content = createPrismicContent({
    repository: 'my-shop',
    endpoint: `http://elsewhere-${++names}.test/api/v2`,
    accessToken: 'token',
    routes: [{ type: 'page', path: '/:uid' }],
    fetchLinks: [],
    previews: 'https://my-shop.prismic.io/previews/',
    report: (error) => problems.push(error),
    fetch: async (input, init) => {
      asked.push(String(input))
      if (state === 'down') throw new TypeError('fetch failed')
      return api(new Request(input, init))
    },
  })
  return {
    content,
    asked,
    problems,
    publish: (title: string) => {
      master = snapshotOf(title, [home(title)])
    },
    go: (to: typeof state) => {
      state = to
    },
    title: async () => (await content.document('page', 'home', 'nl-nl'))?.data.page_title,
  }
}

describe('a repository elsewhere', () => {
  test('is asked once for each document until something is published', async () => {
    const { title, content, publish, asked } = elsewhere()
    expect(await title()).toBe('One')
    const before = asked.length
    publish('Two')
    expect(await title()).toBe('One')
    expect(asked).toHaveLength(before)
    content.invalidate()
    expect(await title()).toBe('Two')
  })

  test('that does not answer leaves what is known', async () => {
    const { title, content, publish, go, problems } = elsewhere()
    expect(await title()).toBe('One')
    go('down')
    publish('Two')
    content.invalidate()
    expect(await title()).toBe('One')
    expect(problems).toHaveLength(1)
    go('up')
    content.invalidate()
    expect(await title()).toBe('Two')
  })

  test('that never answered is a failure, not an empty page', async () => {
    const { title, go } = elsewhere()
    go('down')
    await expect(title()).rejects.toThrow('prismic gave no answer')
    go('up')
    expect(await title()).toBe('One')
  })

  test('is not asked for names that no document can have', async () => {
    const { content, asked } = elsewhere()
    for (const uid of ['"', 'a b', '../x', 'x'.repeat(201), ''])
      expect(await content.document('page', uid, 'nl-nl')).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('says what it can’t read', async () => {
    const { content } = elsewhere()
    expect(await content.search({ type: 'page', lang: 'nl-nl', predicates: ['nonsense'], pageSize: 1 })).toEqual({
      unreadable: "unexpected predicate 'nonsense'",
    })
    expect(
      await content.search({ type: 'page', lang: 'nl-nl', predicates: ['at(my.page.uid, "home")'], pageSize: 1 }),
    ).toMatchObject({
      total: 1,
    })
  })
})

describe('the embedded repository, while it is edited', () => {
  const open = () => {
    const folder = mkdtempSync(join(tmpdir(), 'documents-'))
    mkdirSync(join(folder, 'page'))
    const errors: string[] = []
    const source = folderSource(folder, (error) => errors.push(error))
    const { content } = createEmbeddedContent(source, {
      url: `http://edited-${++names}.test`,
      routes: [],
      fetchLinks: [],
      report: (error) => {
        throw error
      },
      version: source.refresh,
    })
    const save = (name: string, text: string) => writeFileSync(join(folder, 'page', name), text)
    const title = async (uid: string) => (await content.document('page', uid, 'nl-nl'))?.data.page_title
    return { folder, errors, save, title }
  }

  test('shows what was saved, at once', async () => {
    const { folder, save, title } = open()
    save('home.nl-nl.json', JSON.stringify(home('One')))
    expect(await title('home')).toBe('One')
    save('home.nl-nl.json', JSON.stringify(home('Second')))
    expect(await title('home')).toBe('Second')
    rmSync(folder, { recursive: true })
  })

  test('shows folders of drafts as releases, with all that is published around them', async () => {
    const { folder, save } = open()
    save('home.nl-nl.json', JSON.stringify(home('One')))
    save('about.nl-nl.json', JSON.stringify(aDocument({ type: 'page', uid: 'about' })))
    const drafts = mkdtempSync(join(tmpdir(), 'drafts-'))
    mkdirSync(join(drafts, 'autumn', 'page'), { recursive: true })
    writeFileSync(join(drafts, 'autumn', 'page', 'home.nl-nl.json'), JSON.stringify(home('Autumn')))
    const source = folderSource(folder, () => undefined, undefined, drafts)
    const [release] = (await source.releases?.()) ?? []
    expect(release).toMatchObject({ id: 'autumn', label: 'autumn' })
    const found = await source.find(release?.ref ?? '')
    if (typeof found !== 'object') throw new Error('No such release')
    expect(found.documents.map(({ uid, data }) => [uid, data.page_title]).toSorted()).toEqual([
      ['about', undefined],
      ['home', 'Autumn'],
    ])
    writeFileSync(join(drafts, 'autumn', 'page', 'home.nl-nl.json'), JSON.stringify(home('Late autumn')))
    expect(await source.find(release?.ref ?? '')).toBe('expired')
    for (const one of [folder, drafts]) rmSync(one, { recursive: true })
  })

  test('leaves out a file that can’t be read, names it, and shows the others', async () => {
    const { folder, save, title, errors } = open()
    save('home.nl-nl.json', JSON.stringify(home('One')))
    save('broken.nl-nl.json', '{ "id": ')
    save('empty.nl-nl.json', '')
    save('strange.nl-nl.json', '[]')
    expect(await title('home')).toBe('One')
    expect(await title('broken')).toBeUndefined()
    expect(errors.map((error) => error.slice(folder.length))).toEqual([
      expect.stringMatching(/^\/page\/broken\.nl-nl\.json: /),
      expect.stringMatching(/^\/page\/empty\.nl-nl\.json: /),
      '/page/strange.nl-nl.json: it is no document',
    ])
    rmSync(folder, { recursive: true })
  })
})

describe('a repository that is down from the start', () => {
  type Options = Parameters<typeof createPrismicContent>[0]
  const contentThatIsDown = (options: Pick<Options, 'report'> & Partial<Options>) =>
    createPrismicContent({
      repository: 'my-shop',
      endpoint: `http://down-${++names}.test/api/v2`,
      routes: [],
      fetchLinks: [],
      previews: 'https://my-shop.prismic.io/previews/',
      fallback: smallContent([home('Kept')]),
      ...options,
    })
  const asWire = (reply: () => Promise<Response>) => {
    const wire = wireThat(reply)
    let now = 1_000_000
    const problems: unknown[] = []
    const content = contentThatIsDown({
      report: (error) => problems.push(error),
      now: () => now,
      ...wire.options,
    })
    return {
      ...wire,
      content,
      problems,
      pass: (ms: number) => {
        now += ms
      },
    }
  }
  const endless = () => new Promise<Response>(() => undefined)

  test.each([...badAnswers, ['JSON of something else', async () => Response.json({ refs: 1 }), 'unreadable'] as const])(
    '%s: what was kept is shown',
    async (_, reply, outcome) => {
      const { content, events, problems } = asWire(reply)
      expect((await content.document('page', 'home', 'nl-nl'))?.data.page_title).toBe('Kept')
      expect((await content.documents('page', 'nl-nl')).length).toBe(1)
      expect(await content.search({ type: 'page', lang: 'nl-nl', pageSize: 1 })).toMatchObject({ total: 1 })
      expect(await content.documentById('page-home-nl-nl')).toMatchObject({ uid: 'home' })
      // Asked for the first of the four questions alone, and once more where that may help.
      const attempts = outcome === 'network' || outcome === 'server-error' ? 2 : 1
      expect(events.map((event) => [event.vendor, event.outcome])).toEqual(
        Array.from({ length: attempts }, () => ['prismic', outcome]),
      )
      expect(problems).toHaveLength(1)
    },
  )

  test('is left alone for a while, or for as long as it asks', async () => {
    const busy = async () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })
    const { content, events, pass } = asWire(busy)
    const ask = async (uid: string) => content.document('page', uid, 'nl-nl')
    await ask('home')
    pass(59_000)
    await ask('home')
    await ask('other')
    expect(events).toHaveLength(1)
    pass(1000)
    await Promise.all([ask('one'), ask('two'), ask('three')])
    expect(events).toHaveLength(2)
  })

  test('keeps nobody waiting twice', async () => {
    const { content, events } = asWire(endless)
    const uids = ['a', 'b', 'c']
    await content.document('page', 'home', 'nl-nl')
    for (const uid of uids) await content.document('page', uid, 'nl-nl')
    expect(events.map(({ outcome }) => outcome)).toEqual(['timeout'])
  })

  test('is shown again once it answers', async () => {
    const api = createContentApi({
      source: fixedSource([home('Published')]),
      languages,
    })
    let isUp = false
    const content = contentThatIsDown({
      report: () => undefined,
      fetch: async (input, init) => (isUp ? api(new Request(input, init)) : new Response('', { status: 502 })),
    })
    const title = async () => (await content.document('page', 'home', 'nl-nl'))?.data.page_title
    expect(await title()).toBe('Kept')
    isUp = true
    content.invalidate()
    expect(await title()).toBe('Published')
    const everything = await content.everything()
    expect(everything).toMatchObject({ ref: 'fixed', documents: [{ uid: 'home' }] })
    expect(await content.everything('fixed')).toBeUndefined()
  })
})
