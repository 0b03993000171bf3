import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { listRequest } from '#shop/search/product-list.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, heardChanges, staffApi } from '#test/shop/staff-api.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const told = await heardChanges(shop)
const api = staffApi(shop)
const nl = storefrontOf('nl_NL')

/** The clock is moved for weeks, and a session lasts for hours. */
async function ask<T>(query: string, variables: Record<string, unknown> = {}, given?: string): Promise<T> {
  const sessionToken = given ?? (await memberOfStaff(shop, ['merchandiser'])).token
  return askAs<T>(api, sessionToken, query, variables)
}

const found = async (search: string) => (await shop.shop.search.find(nl, listRequest([], { search }))).total
const say = async (term: string, means: string[], token?: string) => {
  const query = `mutation ($term: String!, $means: [String!]!) {
    saveSearchSynonym(language: "nl", term: $term, means: $means, bothWays: false) { id problems { messageKey field } } }`
  type Answer = { saveSearchSynonym: { id: string | null; problems: object[] } }
  return (await ask<Answer>(query, { term, means }, token)).saveSearchSynonym
}
const lead = async (term: string, address: string, storefront = 'nl_NL') => {
  const query = `mutation ($term: String!, $address: String!, $storefront: String!) {
    saveSearchRedirect(storefront: $storefront, term: $term, address: $address) { id problems { messageKey field } } }`
  type Answer = { saveSearchRedirect: { id: string | null; problems: object[] } }
  return (await ask<Answer>(query, { term, address, storefront })).saveSearchRedirect
}

describe('what a word means', () => {
  test('is known to every search once it was said, until it is taken back', async () => {
    expect(await found('zwoffels')).toBe(0)
    const { id } = await say('Zwoffels', ['boot'])
    await expect.poll(() => found('zwoffels')).toBe(await found('boot'))
    expect(await found('boot')).toBeGreaterThan(0)
    expect(told).toContain('search')
    const remove = 'mutation ($id: ID!) { removeSearchSynonym(id: $id) { problems { messageKey } } }'
    expect(await ask(remove, { id })).toEqual({ removeSearchSynonym: { problems: [] } })
    await expect.poll(() => found('zwoffels')).toBe(0)
    expect(await ask(remove, { id })).toEqual({
      removeSearchSynonym: { problems: [{ messageKey: 'search-rule-gone' }] },
    })
  })

  test('is refused beside its field, and said for a language by who sees all of its storefronts', async () => {
    expect((await say('boot', ['boot'])).problems).toEqual([{ messageKey: 'search-means-itself', field: 'means' }])
    const dutch = await memberOfStaff(shop, ['merchandiser'], ['nl_NL'])
    expect((await say('zwoffels', ['boot'], dutch.token)).problems).toEqual([
      { messageKey: 'storefront-not-yours', field: null },
    ])
  })
})

describe('where a search leads', () => {
  test('is known once it was said, for exactly what was searched for, in its storefront', async () => {
    expect(await shop.shop.search.redirect(nl, 'cadeaubon')).toBeUndefined()
    expect((await lead('Cadeaubon', 'http://shop.test/nl/dames/')).problems).toEqual([])
    await expect.poll(() => shop.shop.search.redirect(nl, ' CADEAUBON ')).toBe('/dames/')
    expect(await shop.shop.search.redirect(nl, 'cadeaubon boot')).toBeUndefined()
    expect(await shop.shop.search.redirect(storefrontOf('de_DE'), 'cadeaubon')).toBeUndefined()
    expect((await lead('cadeaubon', 'https://elsewhere.test/')).problems).toEqual([
      { messageKey: 'search-address-invalid', field: 'address' },
    ])
  })
})

describe('what was searched for', () => {
  type Terms = {
    searchTerms: { hidden: number; terms: { term: string; searches: number; withoutResult: number; found: number }[] }
  }
  const terms = async (onlyEmpty = false, weeks = 1) => {
    const query = `query ($weeks: Int!, $onlyEmpty: Boolean!) {
      searchTerms(storefront: "nl_NL", weeks: $weeks, onlyEmpty: $onlyEmpty) {
        hidden terms { term searches withoutResult found synonym { means } redirect { address } } } }`
    return (await ask<Terms>(query, { weeks, onlyEmpty })).searchTerms
  }
  const search = (term: string, people: number) => {
    for (let at = 0; at < people; at++) shop.shop.searchRules.count('nl_NL', term, `192.0.2.${at}`)
  }
  const rows = () => shop.db.selectFrom('search_terms').selectAll().orderBy('term').execute()

  test('is shown once a handful of people searched for it, with what became of it', async () => {
    search('boot', 6)
    search('wumpels', 5)
    search('jan jansen', 4)
    await shop.shop.searchRules.write()
    expect(await terms()).toMatchObject({
      hidden: 4,
      terms: [
        { term: 'boot', searches: 6, withoutResult: 0, synonym: null, redirect: null },
        { term: 'wumpels', searches: 5, withoutResult: 5, found: 0 },
      ],
    })
    expect((await terms(true)).terms.map(({ term }) => term)).toEqual(['wumpels'])

    await say('wumpels', ['boot'])
    await expect.poll(async () => (await terms(true)).terms[0]?.found).toBe(await found('boot'))
    expect((await terms(true)).terms[0]).toMatchObject({ synonym: { means: ['boot'] } })
  })

  test('is shown later where the retailer wants more people for it', async () => {
    settings.replace(settingsOf({ ...demoSettingsFile, search: { fewestPeople: 6 } }))
    expect((await terms()).terms).toEqual([])
    search('boot', 7)
    await shop.shop.searchRules.write()
    expect((await terms()).terms.map(({ term }) => term)).toEqual(['boot'])
    settings.replace(demoSettings)
    expect((await terms()).terms.map(({ term }) => term)).toEqual(['boot', 'wumpels'])
  })

  test('is added up over batches, and counts a person once', async () => {
    search('jan jansen', 4)
    await shop.shop.searchRules.write()
    expect((await rows()).find(({ term }) => term === 'jan jansen')).toMatchObject({ searches: 8, people: 4 })
    expect((await terms()).terms.map(({ term }) => term)).not.toContain('jan jansen')
  })

  test('is forgotten after its week where too few searched for it, and after a quarter of a year in any case', async () => {
    shop.clock.advance(7 * day)
    await shop.shop.searchRules.purge()
    expect((await rows()).map(({ term }) => term)).toEqual(['boot', 'wumpels'])
    expect((await terms()).terms).toEqual([])
    expect((await terms(false, 4)).terms).toHaveLength(2)
    shop.clock.advance(13 * 7 * day)
    await shop.shop.searchRules.purge()
    expect(await rows()).toEqual([])
  })
})
