import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { axeFindings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { isFullRun } from './extent.ts'

/** One page of each kind that editors make; in other languages those whose words and lengths differ most, the longest in each run. */
const magazine = [
  [
    'nl_NL',
    360,
    'lookbook lookbook/samen-gedragen blog blog/suede-in-de-regen brands brands/langstraet het-vak over-ons',
  ],
  [
    'nl_NL',
    1280,
    'lookbook lookbook/samen-gedragen blog blog/suede-in-de-regen brands brands/langstraet het-vak over-ons',
  ],
  ['nl_NL', 360, 'klantenservice algemene-voorwaarden colofon toegankelijkheid herroepingsrecht verzending'],
  ['de_DE', 360, 'lookbook blog/velours-im-regen brands/langstraet das-handwerk kundenservice impressum'],
] as const

const inOtherWords = [
  [
    'en_GB',
    360,
    'lookbook/worn-together blog/half-a-size-and-a-thumb brands/langstraet the-craft customer-service terms',
  ],
  ['fr_FR', 360, 'lookbook blog/lire-un-talon brands/langstraet le-metier service-client mentions-legales'],
] as const

const visited = isFullRun ? [...magazine, ...inOtherWords] : magazine

test.each(visited)('axe finds nothing in the magazine of %s on %i pixels: %s', async (code, width, paths) => {
  const storefront = storefrontOf(code)
  const page = await openBrowser({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of paths.split(' ')) {
    const answer = await page.goto(`${storefront.basePath}/${path}/`)
    if (answer?.status() !== 200) found.push(`${path} answers ${answer?.status()}`)
    for (const finding of await axeFindings(page)) found.push(`${path}: ${finding}`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${path} is ${over} px too wide`)
  }
  expect(found).toEqual([])
})
