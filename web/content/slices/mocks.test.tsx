import { readdirSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import fc from 'fast-check'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pathOf } from '#kernel/routes.ts'
import { type StorefrontCode, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { cardFixture } from '#web/catalog/catalog.fixture.tsx'
import type { LoaderScope } from '#web/loaders.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import { type CompiledMessages, createTranslator } from '#web/messages/translator.ts'
import { ShopProvider } from '#web/shop-context.tsx'
import { slicesOf } from '../../prose/document.ts'
import { loadSlices, sliceReaders } from './load-slices.ts'
import { loadSliceCode } from './slice-code.ts'

type Mock = { readonly slice_type: string; readonly variation: string }

const here = new URL('.', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, here), 'utf8'))
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const mocks = folders.flatMap((folder) => read(`${folder}/mocks.json`) as readonly Mock[])

const compiled = new Map<string, CompiledMessages>(
  storefronts.map(({ contentLang }) => [
    contentLang,
    Object.fromEntries(
      Object.entries(catalogueOf(contentLang)).map(([key, text]) => [key, compileMessageOrThrow(text)]),
    ),
  ]),
)

/** A loader's scope in a shop that has every product that it is asked for. */
function scopeOf(code: StorefrontCode): LoaderScope {
  const storefront = storefrontOf(code)
  const products = [cardFixture(code), cardFixture(code, { sku: '10110.002' })]
  return {
    storefront,
    t: createTranslator(storefront.iso, compiled.get(storefront.contentLang) ?? {}),
    to: (name: Parameters<typeof pathOf>[1]) => pathOf(storefront.language, name),
    now: () => new Date('2026-11-22T12:00:00Z'),
    development: true,
    api: async () => ({ productsBySku: products, search: { productData: { products } } }),
  } as unknown as LoaderScope
}

const load = (scope: LoaderScope, slices: unknown) =>
  loadSlices(scope, { id: 'page-home', data: JSON.stringify({ slices }) })

/** What a production process shows of slices, and what it tells the log. */
async function inProduction(slices: unknown) {
  const told: Error[] = []
  const report = (error: unknown) => void told.push(error as Error)
  const shown = await load({ ...scopeOf('nl_NL'), development: false, report }, slices)
  return {
    shown: shown.map(({ type }) => type),
    told: told.map(({ message }) => message),
  }
}

/** `spoiled` slices may lack what they need. */
async function htmlOf(code: StorefrontCode, slices: unknown, { spoiled = false } = {}): Promise<string> {
  const scope = scopeOf(code)
  const loaded = await load(scope, slices)
  const parts = await Promise.all(
    loaded.map(async ({ id, type, content }) => {
      if (type === 'error') {
        if (spoiled && content.error.endsWith('is empty')) return null
        throw new Error(`${content.name}: ${content.error}`)
      }
      const Component = await loadSliceCode(type)
      return <Component key={id} content={content} first={false} />
    }),
  )
  const { basePath } = scope.storefront
  const router = createMemoryRouter([{ path: '*', element: <main>{parts}</main> }], {
    basename: basePath || '/',
    initialEntries: [`${basePath}/`],
  })
  const { prelude } = await prerender(
    <ShopProvider storefront={scope.storefront} t={scope.t}>
      <RouterProvider router={router} />
    </ShopProvider>,
  )
  return new Response(prelude).text()
}

test('every slice has an example of each of its variations', () => {
  for (const folder of folders) {
    const model = read(`${folder}/model.json`) as { id: string; variations: { id: string }[] }
    const examples = (read(`${folder}/mocks.json`) as readonly Mock[]).map(
      (mock) => `${mock.slice_type} ${mock.variation}`,
    )
    expect(examples.toSorted()).toEqual(model.variations.map(({ id }) => `${model.id} ${id}`).toSorted())
  }
  expect(folders.toSorted()).toEqual(Object.keys(sliceReaders).toSorted())
})

describe.each(storefronts.map(({ code }) => code))('in %s', (code) => {
  // The contact block reads the frame of the page, which stands around it there.
  const shown = mocks.filter(
    ({ slice_type }) => slice_type !== 'customer_service_contact' && slice_type !== 'cookie_settings',
  )
  test.each(shown.map((mock) => [`${mock.slice_type} (${mock.variation})`, mock] as const))(
    '%s is shown',
    async (_, mock) => {
      const html = await htmlOf(code, [mock])
      expect(html.replaceAll(/<[^>]+>/g, '').trim().length).toBeGreaterThan(3)
      // Pictures say what they show, or that they are decoration; their place is kept.
      for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
        expect(image).toMatch(/\balt="/)
        expect(image).toMatch(/\bwidth="\d+" height="\d+"/)
      }
      // Every link and button has a name.
      for (const [whole, , attributes = '', inside = ''] of html.matchAll(/<(a|button)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
        const name =
          /aria-label="[^"]+"/.test(attributes) ||
          inside.replaceAll(/<[^>]+>/g, '').trim() !== '' ||
          /alt="[^"]+"/.test(inside)
        expect(name, whole).toBe(true)
      }
      // The page has the first heading; frames of others come when somebody asks.
      expect(html).not.toMatch(/<h1|<iframe|<script|\{[a-z]+\}/)
    },
  )
})

test('picks of any name are shown, under their own if they have no title', async () => {
  const html = await htmlOf('nl_NL', [
    { slice_type: 'rotating_winter_coats_picks', primary: {}, items: [{ sku: '10110.001' }] },
  ])
  expect(html).toContain('Winter coats')
})

const text = { slice_type: 'richtext', primary: { text: 'Hallo' } }

test('a slice that is unknown is left out, named to whoever builds the shop, and told to the log with its place', async () => {
  const slices = [text, { slice_type: 'toString' }, { slice_type: 'rotating__picks' }, { slice_type: 'no_such' }]
  const inDevelopment = await load(scopeOf('nl_NL'), slices)
  expect(inDevelopment.map(({ type }) => type)).toEqual(['richtext', 'error', 'error', 'error'])
  expect(await inProduction(slices)).toEqual({
    shown: ['richtext'],
    told: [
      'Slice 2, "toString", of document page-home is not shown: No such slice',
      'Slice 3, "rotating__picks", of document page-home is not shown: No such slice',
      'Slice 4, "no_such", of document page-home is not shown: No such slice',
    ],
  })
})

test('a slice without the field that it needs is left out and told to the log; one that sells nothing today is only left out', async () => {
  const slices = [{ slice_type: 'hero', primary: { title: 'No picture' } }, { slice_type: 'button' }, text]
  expect(await inProduction(slices)).toEqual({
    shown: ['richtext'],
    told: [
      'Slice 1, "hero", of document page-home is not shown: A field that it can’t do without is empty',
      'Slice 2, "button", of document page-home is not shown: A field that it can’t do without is empty',
    ],
  })
  expect(await inProduction([{ slice_type: 'products', primary: { list: 'skus' } }])).toEqual({ shown: [], told: [] })
})

test('a link to a page that was deleted leads nowhere: what it stood on is left out, or stays without it', async () => {
  const broken = { link_type: 'Document', id: 'gone', type: 'broken_type', isBroken: true }
  const html = await htmlOf('nl_NL', [
    {
      slice_type: 'richtext',
      primary: {
        text: [
          {
            type: 'paragraph',
            text: 'Lees verder',
            spans: [{ start: 0, end: 4, type: 'hyperlink', data: broken }],
          },
        ],
      },
    },
  ])
  expect(html).toContain('Lees verder')
  expect(html).not.toContain('<a')
  const button = { slice_type: 'button', primary: { link: broken, label: 'Lees verder' } }
  expect((await inProduction([button, text])).shown).toEqual(['richtext'])
})

test('a script in a text is text, and a link to one leads home', async () => {
  const html = await htmlOf('en_GB', [
    {
      slice_type: 'attention_block',
      primary: {
        title: '<script>alert(1)</script>',
        text: [
          {
            type: 'paragraph',
            text: 'x',
            spans: [{ start: 0, end: 1, type: 'hyperlink', data: { url: 'javascript:alert(1)' } }],
          },
        ],
        link: { url: 'JavaScript:alert(2)' },
        link_label: 'Go',
      },
    },
  ])
  expect(html).not.toMatch(/<script|href="javascript/i)
})

/** Values of the wrong kind in the places where fields are. */
const odd = fc.oneof(
  fc.constantFrom(null, '', 0, -1, Number.NaN, true, [], {}, 'https://', 'x'.repeat(300)),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
  fc.record({
    url: fc.string(),
    dimensions: fc.record({ width: fc.integer(), height: fc.integer() }),
    alt: fc.anything(),
  }),
  fc.record({ embed_url: fc.webUrl() }),
  fc.array(fc.record({ type: fc.string(), text: fc.string(), spans: fc.jsonValue() }), { maxLength: 3 }),
)

test.each(mocks.map((mock) => [`${mock.slice_type} (${mock.variation})`, mock] as const))(
  '%s reads whatever stands in its fields, and what it reads can be shown',
  async (_, mock) => {
    const [slice] = slicesOf(JSON.stringify({ slices: [mock] }))
    if (!slice) throw new Error('The example is no slice')
    const spoiled = (fields: Readonly<Record<string, unknown>>) =>
      fc.record(
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fc.oneof(fc.constant(value), odd)])),
      )
    const items = fc.tuple(...slice.items.map(spoiled))
    await fc.assert(
      fc.asyncProperty(spoiled(slice.primary), items, async (primary, some) => {
        const slices = [{ ...slice, primary, items: some }]
        if (/contact|cookie/.test(slice.slice_type))
          expect(await load(scopeOf('de_DE'), slices)).not.toContainEqual(expect.objectContaining({ type: 'error' }))
        else await htmlOf('de_DE', slices, { spoiled: true })
      }),
      { numRuns: 40 },
    )
  },
)
