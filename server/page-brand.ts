import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { usualColors } from '#shop/brand/brand-colors.ts'
import { brandCss } from '#shop/brand/brand-css.ts'
import type { OpenBrand } from './brand.ts'
import { ConfigError } from './config/environment.ts'

/** What a brand changes of a page after it was rendered. */
export type PageBrand = {
  /** Empty where the shop looks as the house does: its pages stay byte for byte. */
  readonly css: string
  /** Of the style, as a policy names it. */
  readonly hash: string
  /** What a browser's own bars take on. */
  readonly paper: string
}

export async function pageBrandOf(open: OpenBrand): Promise<PageBrand> {
  const css = brandCss(open.brand, await logoSizeOf(open))
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
  return { css, hash, paper: open.brand.colors.paper }
}

const usualBar = `<meta name="theme-color" content="${usualColors.paper.toUpperCase()}"/>`

/** The page in the colours and typefaces of the shop, without a request for them. */
export function brandedPage(html: string, { css, paper }: PageBrand): string {
  if (css === '') return html
  return html
    .replace(usualBar, `<meta name="theme-color" content="${paper}"/>`)
    .replace('</head>', () => `<style>${css}</style></head>`)
}

/** How wide the logo stands at the height that the brand gives it. */
async function logoSizeOf({ brand, folder }: OpenBrand) {
  if (!brand.logo) return undefined
  const { width = 0, height = 0 } = await readPicture(join(folder, brand.logo.file))
  return { width: Math.round((width / height) * brand.logo.height), height: brand.logo.height }
}

/** @throws ConfigError where the file is no picture */
async function readPicture(path: string) {
  try {
    const { width, height } = await sharp(path).metadata()
    if (width > 0 && height > 0) return { width, height }
  } catch {
    // The sentence below says it.
  }
  throw new ConfigError(`${path} is no picture that can be read.`)
}
