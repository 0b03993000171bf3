import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { chromiumPath } from '#server/commands/system-packages.ts'

export type Weight = { readonly name: string; readonly script: number; readonly style: number; readonly shift: number }

/** What a browser loads of a page, in brotli bytes by kind, and how far its layout shifts while it does. */
export async function weighPages(shop: string, pages: readonly { name: string; path: string }[]): Promise<Weight[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  const weights: Weight[] = []
  for (const { name, path } of pages) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const loaded = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1]
      if (kind)
        loaded.set(
          response.url(),
          response.body().catch(() => Buffer.alloc(0)),
        )
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number')
            Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + entry.value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(shop + path, { waitUntil: 'networkidle' })
    let script = 0
    let style = 0
    for (const [url, body] of loaded) {
      const bytes = brotliCompressSync(await body).byteLength
      if (url.includes('.css')) style += bytes
      else script += bytes
    }
    const shift: unknown = await page.evaluate(() => Reflect.get(globalThis, 'shift'))
    weights.push({ name, script, style, shift: typeof shift === 'number' ? shift : 0 })
    await page.close()
  }
  await browser.close()
  return weights
}
