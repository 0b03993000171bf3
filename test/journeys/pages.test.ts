import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { openBrowser, origin } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin()}${path}`, { redirect: 'manual', headers })

describe('every storefront', () => {
  test.each(storefronts.map((storefront) => [storefront.basePath, storefront] as const))(
    'at %s/ speaks its language and names the others',
    async (_, storefront) => {
      const response = await get(`${storefront.basePath}/`)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain(`<html lang="${storefront.iso}"`)
      expect(html).toContain(`<link rel="canonical" href="${origin()}${storefront.basePath}/"`)
      for (const other of storefronts) expect(html).toMatch(new RegExp(`<link[^>]+hreflang="${other.iso}"`, 'i'))
      expect(html).toMatch(/hreflang="x-default"/i)
    },
  )
})

describe('addresses', () => {
  test.each([
    ['/nl-nl/dames/', 301, '/nl/dames/'],
    ['/de-de/', 301, '/de/'],
    ['/nl/men-home/', 301, '/nl/heren-home/'],
    ['/de/dames/', 301, '/de/damen/'],
    ['/fr/women/', 301, '/fr/femmes/'],
    ['/nl/cookies/', 301, '/nl/cookie-settings/'],
    ['/nl/zoeken/?q=laars', 301, '/nl/search/?q=laars'],
  ])('%s answers %i to %s', async (path, status, target) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(new URL(response.headers.get('location') ?? '', origin()).href).toBe(`${origin()}${target}`)
  })

  test('a man who said so is led from home to men’s home, and back by nobody', async () => {
    const him = await get('/nl/', { cookie: 'xsa_segment=for-him' })
    expect(him.status).toBe(302)
    expect(him.headers.get('location')).toContain('/nl/heren-home/')
    expect((await get('/nl/')).status).toBe(200)
    expect((await get('/nl/', { cookie: 'xsa_segment=for-her; xsa_audience=5' })).status).toBe(200)
    expect((await get('/nl/', { cookie: 'xsa_audience=5' })).status).toBe(302)
  })

  test('an old .html link finds its product, an unknown one is missing', async () => {
    const { productData } = await askOverHttp<{ productData: { products: { sku: string; url: string }[] } }>(
      over(origin()),
      '{ search(itemsPerPage: 1) { productData { products { sku url } } } }',
    )
    const [product] = productData.products
    const old = await get(`/nl/some-old-name-${product?.sku.replace('.', 'x')}.html?utm=1`)
    expect(old.status).toBe(301)
    expect(old.headers.get('location')).toContain(`/nl/${product?.url}/`)
    expect((await get('/nl/some-old-name-99999x999.html')).status).toBe(404)
    const bySku = await get(`/nl/products/${product?.sku}/`)
    expect(bySku.status).toBe(200)
    expect(await bySku.text()).toContain(`<link rel="canonical" href="${origin()}/nl/${product?.url}/"`)
  })

  test('the form without a trailing slash is the same page with the same canonical', async () => {
    const bare = await get('/nl/dames')
    expect(bare.status).toBe(200)
    expect(await bare.text()).toContain(`<link rel="canonical" href="${origin()}/nl/dames/"`)
  })

  test('a page that does not exist is missing in its own language', async () => {
    const missing = await get('/de/gibt-es-nicht/')
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('Seite nicht gefunden')
    expect((await get('/nl/products/nonsense/')).status).toBe(404)
    expect((await get('/nl/brands/unknown/')).status).toBe(404)
  })
})

describe('what belongs to one shopper', () => {
  test('never reaches another: two shoppers read the same bytes of every open page', async () => {
    const paths = ['/nl/', '/nl/dames/', '/nl/products/?sort=newdesc']
    const owner = await openBrowser()
    const me = browserShopper(owner, storefrontOf('nl_NL'))
    const product = await somethingToBuy(storefrontOf('nl_NL'))
    await me.chooseSize(product.url, product.size)
    await owner.getByRole('dialog').waitFor()
    const cookies = (await owner.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const token = /contextToken=([^;]+)/.exec(cookies)?.[1] ?? 'none'
    expect(token).toHaveLength(43)
    for (const path of paths) {
      const [own, stranger] = await Promise.all([
        get(path, { cookie: cookies }),
        get(path, { cookie: 'xsa_cookie_message=hide' }),
      ])
      const [ownHtml, strangerHtml] = await Promise.all([own.text(), stranger.text()])
      expect(ownHtml).toBe(strangerHtml)
      expect(ownHtml).not.toContain(token)
      expect(own.headers.get('set-cookie')).toBeNull()
    }
  })

  test('is never stored: cart and checkout forbid it', async () => {
    for (const path of ['/nl/cart/', '/nl/checkout/', '/nl/checkout/payment/']) {
      expect((await get(path)).headers.get('cache-control')).toContain('no-store')
    }
  })

  test.each([
    ['/nl/cart/', '/fr/cart/'],
    ['/nl/account/', '/fr/account/'],
  ])('whoever switches storefronts on %s is led to %s', async (path, there) => {
    expect(await (await get(path)).text()).toContain(`<a href="${there}" hrefLang="fr-FR"`)
  })

  test('an order is opened by its reference alone; a forged one is missing', async () => {
    expect((await get('/nl/checkout/success/?order=forged')).status).toBe(404)
    expect(
      (await get(`/nl/checkout/success/?order=${Buffer.from('100001.aaaaaaaaaaaaaaaaaaaaaa').toString('base64url')}`))
        .status,
    ).toBe(404)
  })
})

describe('bad requests', () => {
  test('a body of 50 MB is refused without a stack trace', async () => {
    const response = await fetch(`${origin()}/nl/cart/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: origin() },
      body: `a=${'x'.repeat(50_000_000)}`,
    }).catch(() => undefined)
    if (response) {
      expect(response.status).toBe(413)
      expect(await response.text()).not.toMatch(/at .*\.(ts|js):\d+/)
    }
  })

  test('a form that another site sends is refused', async () => {
    const response = await fetch(`${origin()}/nl/cart/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: 'intent=remove',
    })
    expect(response.status).toBe(403)
  })
})

describe('headers', () => {
  test('every answer is guarded', async () => {
    for (const path of ['/nl/', '/nl/cart/', '/graphql?query={storeConfig{currency}}', '/healthz']) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).not.toBeNull()
    }
    const policy = (await get('/nl/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe')
  })

  test('a page that did not change is not sent again', async () => {
    const first = await get('/nl/dames/')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await get('/nl/dames/', { 'if-none-match': `W/${etag}, "other"` })).status).toBe(304)
  })
})

test('the styles arrive in their order: the kit of parts wins over the reset', async () => {
  const page = await openBrowser({ path: '/nl/cart/' })
  const button = page.locator('main').getByRole('link').first()
  expect(
    await button.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingInlineStart)),
  ).toBeGreaterThan(8)
})

test('a production build holds nothing that only development shows', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const telling = files.filter((name) => /debugmode|GraphQL explorer/.test(readFileSync(join('build', name), 'utf8')))
  expect(files.length).toBeGreaterThan(10)
  expect(telling).toEqual([])
})

test('every link that the open pages offer leads somewhere', async () => {
  const starts = storefronts.map((storefront) => `${storefront.basePath}/`)
  const seen = new Set<string>(starts)
  const queue = [...starts]
  const missing: string[] = []
  let read = 0
  for (let path = queue.shift(); path !== undefined && read < 700; path = queue.shift()) {
    read++
    const response = await get(path)
    if (response.status === 404 || response.status >= 500) missing.push(`${response.status} ${path}`)
    if (response.status !== 200) continue
    const html = await response.text()
    const depth = path.split('/').length
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const link = href.replaceAll('&amp;', '&')
      if (seen.has(link) || /[?&](page|sort|size|color|add)=/.test(link) || depth > 6) continue
      seen.add(link)
      queue.push(link)
    }
  }
  expect(read).toBe(700)
  expect(missing).toEqual([])
})
