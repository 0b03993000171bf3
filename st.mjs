import sharp from 'sharp'
const [a, b, out, top = '0', h = '1100'] = process.argv.slice(2)
const A = sharp(a), B = sharp(b)
const ma = await A.metadata(), mb = await B.metadata()
const H = Math.min(+h, ma.height - +top, mb.height - +top)
const l = await sharp(a).extract({ left: 0, top: +top, width: ma.width, height: H }).png().toBuffer()
const r = await sharp(b).extract({ left: 0, top: +top, width: mb.width, height: H }).png().toBuffer()
await sharp({ create: { width: ma.width + mb.width + 20, height: H, channels: 3, background: '#f0f' } }).composite([{ input: l, left: 0, top: 0 }, { input: r, left: ma.width + 20, top: 0 }]).png().toFile(out)
