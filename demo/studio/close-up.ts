import sharp, { type Sharp } from 'sharp'

const width = 996
const height = 1410

/** Share of the picture's width that a close-up shows. */
const zoom = 0.58

/** Where a close-up looks, as fractions of width and height: the one part of the style that sells it. */
const focus: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ankle: [0.5, 0.45],
  ballet: [0.62, 0.42],
  belt: [0.66, 0.5],
  blazer: [0.5, 0.45],
  block: [0.36, 0.5],
  book: [0.5, 0.4],
  chain: [0.5, 0.72],
  chelsea: [0.34, 0.42],
  coat: [0.52, 0.33],
  derby: [0.55, 0.56],
  dress: [0.5, 0.3],
  flap: [0.45, 0.55],
  heeled: [0.38, 0.42],
  horsebrush: [0.42, 0.5],
  kneeboot: [0.52, 0.74],
  knit: [0.46, 0.4],
  leatherbalm: [0.46, 0.36],
  loafer: [0.58, 0.58],
  pump: [0.4, 0.48],
  runner: [0.4, 0.54],
  shoecream: [0.5, 0.6],
  shoetree: [0.58, 0.56],
  slide: [0.52, 0.56],
  sneaker: [0.42, 0.5],
  suede: [0.52, 0.46],
  suedebrush: [0.42, 0.56],
  tee: [0.46, 0.32],
  tote: [0.5, 0.42],
  waterproofer: [0.5, 0.32],
}

/** The part of a packshot that shows how the thing is made, at a packshot's size. */
export async function closeUp(original: string, style: string): Promise<Sharp> {
  const [x, y] = focus[style] ?? [0.5, 0.5]
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
