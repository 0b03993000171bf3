import { describe, expect, test } from 'vitest'
import { isClosing, type PromoBanner, sameBanners, shownBanners, timeLeft, visibleBanners } from './visible-banners.ts'

const now = new Date('2026-11-21T12:00:00Z')
const banner = (text: string, over: Partial<PromoBanner> = {}): PromoBanner => ({
  text,
  action_from: null,
  action_to: null,
  color: '#fff',
  background_color: '#000',
  link: null,
  guests_only: false,
  ...over,
})
const texts = (banners: readonly PromoBanner[]) => visibleBanners(banners, now).map(({ text }) => text)

describe('promo banners', () => {
  test('are four at most', () => {
    expect(texts(['1', '2', '3', '4', '5', '6'].map((text) => banner(text)))).toEqual(['1', '2', '3', '4'])
  })

  test('behind the fourth never move up for one that is over', () => {
    const over = banner('1', { action_to: '2026-11-20T00:00:00Z' })
    expect(texts([over, ...['2', '3', '4', '5', '6'].map((text) => banner(text))])).toEqual(['2', '3', '4'])
  })

  test('need a text', () => {
    expect(texts([banner(''), banner('  '), banner('News')])).toEqual(['News'])
  })

  test('that are for guests are kept from whoever is logged in', () => {
    const banners = [banner('Join', { guests_only: true }), banner('Sale')]
    expect(texts(banners)).toEqual(['Join', 'Sale'])
    expect(visibleBanners(banners, now, true).map(({ text }) => text)).toEqual(['Sale'])
  })

  test('show inside their window, bounds included', () => {
    expect(texts([banner('from', { action_from: now.toISOString() })])).toEqual(['from'])
    expect(texts([banner('to', { action_to: now.toISOString() })])).toEqual(['to'])
    expect(texts([banner('later', { action_from: '2026-11-21T12:00:01Z' })])).toEqual([])
    expect(texts([banner('over', { action_to: '2026-11-21T11:59:59Z' })])).toEqual([])
  })
})

test('two looks are the same while none of them came, went or began to count', () => {
  const [one, other] = [banner('1'), banner('2', { action_to: '2026-11-24T12:00:00Z' })]
  const seen = (...banners: PromoBanner[]) => shownBanners(banners, now)
  expect(sameBanners(seen(one, other), seen(one, other))).toBe(true)
  expect(sameBanners(seen(one, other), seen(other, one))).toBe(false)
  expect(sameBanners(seen(one, other), seen(one))).toBe(false)
  expect(sameBanners(seen(one), seen(one, other))).toBe(false)
  expect(sameBanners(seen(other), shownBanners([other], new Date('2026-11-21T11:59:59Z')))).toBe(false)
})

describe('the countdown', () => {
  test('begins 72 hours before the end, and never without one', () => {
    expect(isClosing(banner('1', { action_to: '2026-11-24T12:00:00Z' }), now)).toBe(true)
    expect(isClosing(banner('1', { action_to: '2026-11-24T12:00:01Z' }), now)).toBe(false)
    expect(isClosing(banner('1'), now)).toBe(false)
  })

  test('counts whole days, hours, minutes and seconds', () => {
    expect(timeLeft(new Date('2026-11-23T14:03:04Z'), now)).toEqual({ days: 2, hours: 2, minutes: 3, seconds: 4 })
    expect(timeLeft(now, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })

  test('is over afterwards', () => {
    expect(timeLeft(new Date('2026-11-21T11:59:59Z'), now)).toBeUndefined()
  })
})
