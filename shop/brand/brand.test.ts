import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandJsonSchema, readShopBrand, type ShopBrand, usualBrand } from './brand.ts'
import { channelsOf, contrastFaults, contrastOf, usualColors } from './brand-colors.ts'
import { brandCss } from './brand-css.ts'

const published = JSON.parse(readFileSync(new URL('brand.schema.json', import.meta.url), 'utf8'))
const tokens = readFileSync('web/styles/tokens.css', 'utf8')

const brandIn = (value: unknown): ShopBrand => {
  const brand = readShopBrand(value)
  if ('errors' in brand) throw new Error(brand.errors.join('\n'))
  return brand
}
const errorsOf = (value: unknown) => {
  const read = readShopBrand(value)
  return 'errors' in read ? read.errors : []
}

test('the schema that editors complete a brand by is the one that the shop reads it by', () => {
  expect(published).toEqual(brandJsonSchema())
})

test('the colours of the house are those of its pages, and everybody can read them', () => {
  for (const [name, color] of Object.entries(usualColors)) {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(tokens).toContain(`--${token}: ${color};`)
  }
  expect(contrastFaults(usualColors)).toEqual([])
})

describe('contrast', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

  test('is what the guidelines say of well-known pairs', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  test('is the same from either side, and never outside of 1 to 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const found = contrastOf(one, other)
        expect(found).toBe(contrastOf(other, one))
        expect(found).toBeGreaterThanOrEqual(1)
        expect(found).toBeLessThanOrEqual(21)
      }),
    )
  })

  test('refuses an ink exactly where it can’t be read on the paper', () => {
    fc.assert(
      fc.property(color, (inkSoft) => {
        const readable =
          contrastOf(inkSoft, usualColors.paper) >= 4.5 && contrastOf(inkSoft, usualColors.surface) >= 4.5
        expect(errorsOf({ colors: { inkSoft } }).length === 0).toBe(readable)
      }),
    )
  })
})

test('what can’t be read says which colours, and what they lack', () => {
  expect(errorsOf({ colors: { inkSoft: '#9a9a9a' } })).toEqual([
    'colors.inkSoft (#9a9a9a) on colors.paper (#fbfaf7) has a contrast of 2.6 to 1; text needs 4.5 to 1 (WCAG 2.2, 1.4.3)',
    'colors.inkSoft (#9a9a9a) on colors.surface (#f3f0ea) has a contrast of 2.4 to 1; text needs 4.5 to 1 (WCAG 2.2, 1.4.3)',
  ])
})

test.each([
  [{ colors: { ink: 'black' } }, 'colors.ink must be a colour such as #16130f'],
  [{ colors: { inks: '#000000' } }, 'colors has names that nothing is known by: inks'],
  [{ colour: {} }, 'the file has names that nothing is known by: colour'],
  [{ icon: '../icon.svg' }, 'icon must be the name of a file beside brand.json that ends with .svg or .png'],
  [{ logo: { file: 'logo.gif' } }, /^logo\.file must be the name of a file .* \.svg or \.png or \.webp$/],
  [
    { fonts: { text: { family: 'A";}body{', fallback: 'serif' } } },
    /^fonts\.text\.family must be the name of a typeface/,
  ],
  [[], 'the file is missing or of the wrong kind'],
])('%j is refused with a sentence', (value, sentence) => {
  expect(errorsOf(value)).toEqual([expect.stringMatching(sentence)])
})

test('a brand that leaves all as it is adds nothing to a page', () => {
  expect(brandCss(usualBrand, undefined)).toBe('')
  expect(brandCss(brandIn({ colors: usualColors }), undefined)).toBe('')
})

test('what a brand decides stands over the tokens of the house', () => {
  const brand = brandIn({
    colors: { ink: '#0B1F3A', accent: '#0a5c36', accentHover: '#084a2b' },
    fonts: {
      headings: { family: 'Source Serif', files: [{ file: 'serif.woff2', weight: '400 700' }], fallback: 'serif' },
      text: { family: 'Verdana', fallback: 'sans-serif' },
    },
    logo: { file: 'logo.svg', height: 28 },
  })
  expect(channelsOf('#0b1f3a')).toEqual([11, 31, 58])
  expect(brandCss(brand, { width: 140, height: 28 })).toBe(
    [
      '@font-face{font-family:"Source Serif";font-style:normal;font-weight:400 700;font-display:swap;',
      'src:url("/brand/serif.woff2") format("woff2")}',
      ':root{--ink:#0b1f3a;--accent:#0a5c36;--accent-hover:#084a2b;',
      '--scrim:rgb(11 31 58 / 45%);--shadow:0 12px 40px rgb(11 31 58 / 14%);',
      '--serif:"Source Serif",serif;--sans:"Verdana",sans-serif;',
      '--logo:url("/brand/logo.svg");--logo-ink:transparent;--logo-width:min(140px,40vw);--logo-height:28px}',
      '@media (forced-colors:active){:root{--logo:none;--logo-ink:inherit;--logo-width:auto}}',
    ].join(''),
  )
})
