import { describe, expect, test } from 'vitest'
import { needsConsent } from './consent-need.ts'

const nothing = {
  thirdParties: { scripts: [] },
  mapTiles: undefined,
  captcha: { recaptcha: undefined },
}

describe('consent is needed', () => {
  test('by nothing where nothing of others is set up, walls that ask where they stand aside', () => {
    expect(needsConsent(nothing)).toBe(false)
    const wall = { site: '0123abcd', url: 'https://wall.example' }
    expect(needsConsent({ ...nothing, thirdParties: { scripts: [], flockler: wall } })).toBe(false)
  })

  test.each([
    { tagManagerId: 'GTM-ABC123' },
    { measurementId: 'G-ABC123DEF4' },
    { toldToMeta: true },
    { scripts: ['https://tags.example/a.js'] },
    { trustedShops: { id: 'X0', url: 'https://badge.example', buyerEmail: false } },
    { squeezely: { account: 'SQZLY-1', url: 'https://squeezely.example' } },
  ])('by those who measure and show badges: %j', (parties) => {
    expect(needsConsent({ ...nothing, thirdParties: { scripts: [], ...parties } })).toBe(true)
  })

  test('by streets of somebody else, and by a captcha that watches', () => {
    const mapTiles = { template: 'https://tiles.example/{z}/{x}/{y}.png', credit: 'Tiles' }
    expect(needsConsent({ ...nothing, mapTiles })).toBe(true)
    const recaptcha = { siteKey: 'site', secretKey: 'secret', base: 'https://captcha.example' }
    expect(needsConsent({ ...nothing, captcha: { recaptcha } })).toBe(true)
  })
})
