import { expect } from 'vitest'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

const arranged = (...buried: string[]) => ({ steps: [], pins: [], buried })

async function arrange({ ask }: AuditOffice, buried: string): Promise<void> {
  const query = `mutation ($arrangement: ArrangementInput!) { publishArrangement(
    category: "boots", storefront: "de_DE", arrangement: $arrangement, seen: 0) { problems { messageKey } } }`
  await ask(query, { arrangement: arranged(buried) })
}

const promotionNamed = (key: string, rate: number) => ({
  key,
  names: ['en', 'nl', 'de', 'fr'].map((language) => ({ language, text: 'Percents' })),
  code: key.toUpperCase(),
  kind: 'PERCENTAGE',
  rate,
  amounts: [],
  storefronts: [],
  categories: [],
  brands: [],
  fullPriceOnly: false,
  minimum: [],
  isExclusive: false,
  priority: 0,
})

/** A promotion that runs, and the version of it that is seen. */
async function keptPromotion({ ask, key }: AuditOffice) {
  const name = `p${key().slice(0, 8)}`
  const query =
    'mutation ($promotion: PromotionInput!) { savePromotion(promotion: $promotion) { problems { messageKey } } }'
  await ask(query, { promotion: promotionNamed(name, 1000) })
  const found = 'query ($key: String!) { promotion(key: $key) { version } }'
  const { version } = await ask<{ version: string }>(found, { key: name })
  return { key: name, version }
}

async function saidSynonym({ ask, key }: AuditOffice) {
  const term = `w${key().slice(0, 8)}`
  const query = `mutation ($term: String!) {
    saveSearchSynonym(language: "nl", term: $term, means: ["boot"], bothWays: false) { id } }`
  const { id } = await ask<{ id: string }>(query, { term })
  return { term, id }
}

async function saidRedirect({ ask, key }: AuditOffice) {
  const term = `w${key().slice(0, 8)}`
  const query = `mutation ($term: String!) {
    saveSearchRedirect(storefront: "nl_NL", term: $term, address: "/dames/") { id } }`
  const { id } = await ask<{ id: string }>(query, { term })
  return { term, id }
}

const rule = { type: expect.any(String), id: expect.any(String), name: expect.any(String) }

/** How goods are ordered, found and reduced. */
export const merchandisingAuditCases: AuditCases = {
  publishArrangement: {
    action: 'list.arrange',
    prepare: async (office) => {
      await arrange(office, '10001.001')
      const input = { category: 'boots', storefront: 'de_DE', arrangement: arranged('10002.001'), seen: 1 }
      const object = { type: 'list', id: 'boots de_DE' }
      return { input, object, before: arranged('10001.001'), after: arranged('10002.001') }
    },
  },
  savePromotion: {
    action: 'promotion.change',
    prepare: async (office) => {
      const { key, version } = await keptPromotion(office)
      const input = { promotion: promotionNamed(key, 2000), seen: version }
      const object = { type: 'promotion', id: key, name: expect.any(String) }
      const at = (rate: number) => ({ benefit: { kind: 'percentage', rate } })
      return { input, object, before: at(1000), after: at(2000) }
    },
  },
  endPromotion: {
    action: 'promotion.end',
    prepare: async (office) => {
      const { key, version } = await keptPromotion(office)
      const object = { type: 'promotion', id: key, name: expect.any(String) }
      return { input: { key, seen: version }, object, before: { to: null }, after: { to: 'now' } }
    },
  },
  saveSearchSynonym: {
    action: 'search.synonym',
    prepare: async (office) => {
      const { term } = await saidSynonym(office)
      const input = { language: 'nl', term, means: ['sale'], bothWays: false }
      return { input, object: rule, before: { means: ['boot'] }, after: { means: ['sale'] } }
    },
  },
  removeSearchSynonym: {
    action: 'search.synonym-remove',
    prepare: async (office) => {
      const { term, id } = await saidSynonym(office)
      return { input: { id }, object: rule, before: { term, means: ['boot'] } }
    },
  },
  saveSearchRedirect: {
    action: 'search.redirect',
    prepare: async (office) => {
      const { term } = await saidRedirect(office)
      const input = { storefront: 'nl_NL', term, address: '/heren/' }
      return { input, object: rule, before: { address: '/dames/' }, after: { address: '/heren/' } }
    },
  },
  removeSearchRedirect: {
    action: 'search.redirect-remove',
    prepare: async (office) => {
      const { term, id } = await saidRedirect(office)
      return { input: { id }, object: rule, before: { term, address: '/dames/' } }
    },
  },
}
