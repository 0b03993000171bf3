import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '#database/testing.ts'
import { createEmbeddedContent } from '#integrations/prismic/embedded-content.ts'
import { publishedSource } from '#integrations/prismic/repository/published-source.ts'
import { day } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { aDocument } from '#test/shop/content.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { contentRoutes, linkedFields } from './content-routes.ts'
import { publicationReader } from './publication-store.ts'
import { changedTags } from './publish.ts'

const shop = await openTestShop()
const { db, clock } = shop
const publications = publicationReader(db, clock)
const url = 'http://published.test/sandbox/prismic'
const { content } = createEmbeddedContent(publishedSource(publications), {
  url,
  routes: contentRoutes,
  fetchLinks: linkedFields,
  report: (error) => {
    throw error
  },
})
const home = (title: string) => aDocument({ type: 'page', uid: 'home', data: { page_title: title } })
const title = async () => (await content.document('page', 'home', 'nl-nl'))?.data.page_title

describe('a publication', () => {
  test('is what everybody sees, until the next one', async () => {
    expect(await title()).toBeUndefined()
    await shop.shop.publishContent({ ref: 'one', documents: [home('One')] })
    content.invalidate()
    expect(await title()).toBe('One')
    await shop.shop.publishContent({ ref: 'two', documents: [home('Two')] })
    expect(await title()).toBe('One')
    content.invalidate()
    expect(await title()).toBe('Two')
  })

  test('can be gone back to', async () => {
    clock.advance(1000)
    await shop.shop.publishContent({ ref: 'one', documents: [home('One')] })
    content.invalidate()
    expect(await title()).toBe('One')
    expect(await publications.latest()).toBe('one')
  })

  test('that is old has expired', async () => {
    for (let number = 0; number < 12; number++) {
      clock.advance(1000)
      await shop.shop.publishContent({ ref: `later-${number}`, documents: [home('Later')] })
    }
    expect(await publications.documents('two')).toBeNull()
    expect(await publications.documents('later-5')).toHaveLength(1)
    expect(await publications.documents('never')).toBeUndefined()
    expect(await shop.shop.wasPublished('two')).toBe(true)
  })

  test('of five megabytes is shown like any other', async () => {
    clock.advance(1000)
    const long = 'Alles over leer. '.repeat(320_000)
    const large = aDocument({
      type: 'page',
      uid: 'leer',
      data: { page_title: 'Leer', text: [{ type: 'paragraph', text: long, spans: [] }] },
    })
    await shop.shop.publishContent({ ref: 'large', documents: [home('Home'), large] })
    content.invalidate()
    expect((await content.document('page', 'leer', 'nl-nl'))?.data.page_title).toBe('Leer')
    expect(await title()).toBe('Home')
  })

  test('twice at once is one', async () => {
    clock.advance(1000)
    await Promise.all([1, 2, 3].map(() => shop.shop.publishContent({ ref: 'at-once', documents: [home('Once')] })))
    expect(await publications.latest()).toBe('at-once')
  })

  test('is heard of by the tags of what it changed', () => {
    const other = aDocument({ type: 'page', uid: 'service' })
    expect(changedTags([home('One'), other], [home('Two'), other])).toEqual(['content:page:home', 'content:page'])
    expect(changedTags([home('One')], [])).toEqual(['content:page:home', 'content:page'])
    expect(changedTags([home('One')], [home('One')])).toEqual([])
    const many = Array.from({ length: 100 }, (_, index) => aDocument({ type: 'page', uid: `page-${index}` }))
    expect(changedTags([], many)).toEqual(['content'])
  })
})

describe('a preview', () => {
  test('shows a draft to whoever has the token, for a week', async () => {
    const token = await shop.shop.previewContent('autumn', { ref: 'draft-1', documents: [home('Draft')] })
    const drafts = content.preview(`${url}/previews/${token}`)
    expect((await drafts?.document('page', 'home', 'nl-nl'))?.data.page_title).toBe('Draft')
    expect((await content.document('page', 'home', 'nl-nl'))?.data.page_title).not.toBe('Draft')
    clock.advance(8 * day)
    expect((await drafts?.document('page', 'home', 'nl-nl'))?.data.page_title).not.toBe('Draft')
  })

  test('ends when the draft is shown anew', async () => {
    const first = await shop.shop.previewContent('winter', { ref: 'draft-2', documents: [home('Draft')] })
    const second = await shop.shop.previewContent('winter', { ref: 'draft-3', documents: [home('Later draft')] })
    expect(await publications.preview(first)).toBeUndefined()
    expect(await publications.preview(second)).toMatchObject({ ref: 'draft-3' })
  })

  test('of another repository is none', () => {
    expect(content.preview('https://elsewhere.prismic.io/previews/abc')).toBeUndefined()
    expect(content.preview('http://published.test.evil.example/previews/abc')).toBeUndefined()
    expect(content.preview('nonsense')).toBeUndefined()
  })

  test('is what the API answers to whoever brings it', async () => {
    const answer = await shop.api.execute(
      { query: '{ contentPage(uid: "home", lang: "nl-nl") { page_title } }' },
      { storefront: storefrontOf('nl_NL'), preview: 'https://elsewhere.prismic.io/previews/abc' },
    )
    expect(answer.data).toEqual({ contentPage: null })
  })
})

test('a database of its own begins with nothing published', async () => {
  const { db: fresh } = await createTestDatabase({ poolSize: 1 })
  expect(await publicationReader(fresh, clock).latest()).toBeUndefined()
})
