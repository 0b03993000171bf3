/**
 * Makes the shop's packshots from rendered originals: `node demo/pictures/prepare-packshots.ts <folder of JPEGs>`.
 * Every `<style>-<n>.jpg` becomes a full packshot and a close-up (`…-detail`), each as AVIF and as JPEG.
 * The results are committed; the shop itself never runs this.
 */
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const width = 996
const height = 1410
const target = join(import.meta.dirname, 'packshots')

/** Share of the picture's width that a close-up shows. */
const zoom = 0.58

/** Where a close-up looks, as fractions of width and height: the one part of the style that sells it. */
const focus: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ankle: [0.5, 0.45],
  ballet: [0.62, 0.42],
  belt: [0.66, 0.5],
  blazer: [0.5, 0.45],
  block: [0.36, 0.5],
  chain: [0.5, 0.72],
  chelsea: [0.34, 0.42],
  coat: [0.52, 0.33],
  derby: [0.55, 0.56],
  dress: [0.5, 0.3],
  flap: [0.45, 0.55],
  heeled: [0.38, 0.42],
  kneeboot: [0.52, 0.74],
  knit: [0.46, 0.4],
  loafer: [0.58, 0.58],
  pump: [0.4, 0.48],
  runner: [0.4, 0.54],
  slide: [0.52, 0.56],
  sneaker: [0.42, 0.5],
  suede: [0.52, 0.46],
  tee: [0.46, 0.32],
  tote: [0.5, 0.42],
}

async function main(source: string | undefined): Promise<void> {
  if (!source) throw new Error('Name the folder that holds the originals')
  const names = (await readdir(source)).filter((file) => file.endsWith('.jpg')).map((file) => parse(file).name)
  for (const name of names.sort()) {
    const original = join(source, `${name}.jpg`)
    await write(name, sharp(original).resize(width, height, { fit: 'cover' }))
    await write(`${name}-detail`, await closeUp(original, name))
    process.stdout.write(`${name}\n`)
  }
}

async function closeUp(original: string, name: string): Promise<Sharp> {
  const [x, y] = focus[name.replace(/-\d+$/, '')] ?? [0.5, 0.5]
  const from = await sharp(original).metadata()
  const cut = { width: Math.round(from.width * zoom), height: Math.round(from.height * zoom) }
  const left = Math.round(clamp(from.width * x - cut.width / 2, from.width - cut.width))
  const top = Math.round(clamp(from.height * y - cut.height / 2, from.height - cut.height))
  return sharp(original)
    .extract({ left, top, ...cut })
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8 })
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

async function write(name: string, picture: Sharp): Promise<void> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  await sharp(data, raw)
    .avif({ quality: 60, effort: 5 })
    .toFile(join(target, `${name}.avif`))
  await sharp(data, raw)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(target, `${name}.jpg`))
}

await main(process.argv[2])
