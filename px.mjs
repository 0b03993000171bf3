import { chromium } from 'playwright-core'
import sharp from 'sharp'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const list = '/nl/dames/schoenen/'
const product = '/nl/sneaker-court-wit/'
const pages = ['/nl/', list, product, '/nl/heren/', '/fr/', '/de/', '/en-gb/', '/be-fr/', '/nl/winkels/', '/nl/over-ons/', '/nl/zoeken/?q=laarzen', '/nl/cart/', '/nl/account/', '/nl/account/create/', '/nl/veelgestelde-vragen/', '/nl/merken/', '/nl/lookbook/', '/nl/het-vak/', '/nl/wishlist/', '/nl/niet-hier/', '/fr/femme/chaussures/', '/de/damen/schuhe/']
let worst = 0
for (const width of [360, 1280]) {
  const shots = {}
  for (const port of [4181, 4182]) {
    const c = await b.newContext({ viewport: { width, height: width < 500 ? 800 : 900 }, reducedMotion: 'reduce', extraHTTPHeaders: { 'x-forwarded-for': '10.1.2.' + (port % 200) } })
    await c.addCookies([{ name: 'xsa_cookie_message', value: 'hide', url: `http://localhost:${port}` }, { name: 'xsa_cookie_settings', value: 'disabled', url: `http://localhost:${port}` }])
    await c.clock.install({ time: new Date('2026-11-23T09:00:00Z') }).catch(() => {})
    for (const p of pages) {
      const page = await c.newPage()
      const r = await page.goto(`http://localhost:${port}${p}`, { waitUntil: 'networkidle' }).catch((e) => console.log(String(e).slice(0, 100)))
      await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise((d) => requestAnimationFrame(d)) } scrollTo(0, 0) }).catch(() => {})
      await page.waitForLoadState('networkidle')
      ;(shots[p] ??= []).push([await page.screenshot({ fullPage: true, animations: 'disabled' }), r?.status()])
      await page.close()
    }
    await c.close()
  }
  for (const p of pages) {
    const [[a, sa], [z, sz]] = shots[p]
    const A = await sharp(a).raw().toBuffer({ resolveWithObject: true }), Z = await sharp(z).raw().toBuffer({ resolveWithObject: true })
    let diff = 0, minY = 1e9, maxY = 0
    if (A.info.width === Z.info.width && A.info.height === Z.info.height) { for (let i = 0; i < A.data.length; i += A.info.channels) { if (Math.abs(A.data[i] - Z.data[i]) + Math.abs(A.data[i + 1] - Z.data[i + 1]) + Math.abs(A.data[i + 2] - Z.data[i + 2]) > 24) { diff++; const y = Math.floor(i / A.info.channels / A.info.width); minY = Math.min(minY, y); maxY = Math.max(maxY, y) } } } else diff = -1
    console.log(width, sa, sz, p, diff === -1 ? `SIZE ${A.info.height} ${Z.info.height}` : diff === 0 ? 'same' : `${diff} px, y ${minY}–${maxY}`)
    if (diff !== 0) { await sharp(a).toFile(`/tmp/px/${width}${p.replace(/\W/g, '_')}a.png`); await sharp(z).toFile(`/tmp/px/${width}${p.replace(/\W/g, '_')}b.png`) }
  }
}
await b.close()
