import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, framedPolicy, inlineScriptHashes, withoutNonce } from './content-security.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('the policy of a page', () => {
  test('trusts the inline scripts that the page has, and no data blocks', () => {
    const html = `<script>start()</script><script type="module" async="">import "/a.js"</script>
<script src="/b.js"></script><script type="application/ld+json">{"@type":"Product"}</script><script>start()</script>`
    expect(inlineScriptHashes(html)).toEqual([hash('start()'), hash('import "/a.js"')])
  })

  test('trusts marked scripts only, when the page marks its own', () => {
    const html = `<script nonce="n1">own()</script><script>injected()</script>`
    expect(inlineScriptHashes(html, 'n1')).toEqual([hash('own()')])
    expect(withoutNonce(html, 'n1')).toBe('<script>own()</script><script>injected()</script>')
  })

  test('lets nobody frame the page, nor plug-ins and foreign scripts in', () => {
    const policy = contentSecurityPolicy([hash('a')], { development: false })
    expect(policy).toContain(`script-src 'self' ${hash('a')};`)
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toMatch(/script-src [^;]*unsafe/)
  })

  test('lets the tag manager in where a shop has one, and nobody else', () => {
    const thirdParties = { tagManagerId: 'GTM-TEST', scripts: [] }
    const policy = contentSecurityPolicy([], { development: false, thirdParties })
    expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;")
    expect(policy).toMatch(/connect-src 'self' [^;]*google-analytics/)
    expect(contentSecurityPolicy([], { development: false })).not.toContain('google')
  })

  test('lets Google Pay in where it is set up: its script, its frame and how browsers open it', () => {
    const policy = contentSecurityPolicy([], { development: false, googlePay: true })
    expect(policy).toContain("script-src 'self' https://pay.google.com;")
    expect(policy).toContain(
      "connect-src 'self' https://pay.google.com https://google.com/pay https://www.google.com/pay;",
    )
    expect(policy).toMatch(/frame-src [^;]* https:\/\/pay\.google\.com;/)
    expect(policy).not.toMatch(/script-src [^;]*unsafe|style-src 'self' 'unsafe/)
    expect(contentSecurityPolicy([], { development: false })).not.toContain('pay.google')
  })

  test('lets the pictures of a map in where a shop has one', () => {
    const policy = contentSecurityPolicy([], { development: false, tiles: 'https://tiles.example' })
    expect(policy).toContain("img-src 'self' data: https://tiles.example;")
    expect(policy).toContain("connect-src 'self';")
  })

  test('lets in what the vendors ask for that the settings name, and none of the others', () => {
    const scripts: string[] = []
    const trustedShops = { id: 'X', url: 'https://widgets.trustedshops.com', buyerEmail: false }
    const squeezely = { account: 'S', url: 'https://squeezely.tech' }
    const flockler = { site: 'a', url: 'https://plugins.flockler.com' }
    const policyOf = (parties: object) =>
      contentSecurityPolicy([], { development: false, thirdParties: { scripts, ...parties } })
    const vendors = /trustedshops|etrusted|squeezely|flockler|style-src 'self' 'unsafe/
    expect(policyOf({})).not.toMatch(vendors)
    expect(policyOf({ trustedShops })).toContain("script-src 'self' https://*.trustedshops.com;")
    expect(policyOf({ trustedShops })).toContain(
      "connect-src 'self' https://*.trustedshops.com https://*.etrusted.com;",
    )
    expect(policyOf({ trustedShops })).not.toMatch(/squeezely|flockler/)
    const all = 'https://squeezely.tech https://*.squeezely.tech'
    expect(policyOf({ squeezely })).toContain(`script-src 'self' ${all};`)
    expect(policyOf({ squeezely })).toContain(`connect-src 'self' ${all};`)
    expect(policyOf({ squeezely })).not.toMatch(/trustedshops|flockler|script-src [^;]*unsafe/)
    expect(policyOf({ flockler })).toMatch(/frame-src [^;]*https:\/\/plugins\.flockler\.com/)
    expect(policyOf({ squeezely: { account: 'S', url: 'http://localhost:3000/sandbox/squeezely' } })).toContain(
      "script-src 'self' http://localhost:3000;",
    )
  })

  test('lets other third parties in by their origin, each once', () => {
    const scripts = ['https://reviews.example/a.js', 'https://reviews.example/b.js', 'https://wall.example/c.js']
    const policy = contentSecurityPolicy([], { development: false, thirdParties: { tagManagerId: undefined, scripts } })
    expect(policy).toContain("script-src 'self' https://reviews.example https://wall.example;")
    expect(policy).not.toContain('google')
  })
})

test('a page in a frame of the back office runs nothing, and nobody else frames it', () => {
  const policy = framedPolicy(contentSecurityPolicy([hash('a')], { development: false }), 'https://office.example/x')
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["script-src 'none'", "connect-src 'none'", "form-action 'none'"]),
  )
  expect(policy).toContain('frame-ancestors https://office.example; sandbox allow-same-origin')
  expect(policy).not.toContain(hash('a'))
  expect(policy.match(/frame-ancestors|script-src /g)).toHaveLength(2)
  expect(policy).toContain("img-src 'self'")
})
