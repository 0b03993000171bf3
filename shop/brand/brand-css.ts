import type { BrandFont, ShopBrand } from './brand.ts'
import { type ColorName, channelsOf } from './brand-colors.ts'

/** Where the files of a brand are served. */
export const brandFilesPath = '/brand'

/** The size of the logo as it is drawn, in pixels. */
export type LogoSize = { readonly width: number; readonly height: number }

/** What a page says over the tokens of the house; nothing for a brand that leaves all as it is. */
export function brandCss({ own, fonts, logo }: ShopBrand, logoSize: LogoSize | undefined): string {
  const tokens = [
    ...Object.entries(own).map(([name, color]) => `--${tokenOf(name as ColorName)}:${color}`),
    ...(own.ink === undefined ? [] : inkShades(own.ink)),
    ...(fonts.headings ? [`--serif:${stackOf(fonts.headings)}`] : []),
    ...(fonts.text ? [`--sans:${stackOf(fonts.text)}`] : []),
    ...(logo && logoSize ? logoTokens(logo.file, logoSize) : []),
  ]
  const faces = [fonts.headings, fonts.text].flatMap((font) => (font ? facesOf(font) : []))
  if (tokens.length === 0) return ''
  // Where a reader chose the colours, a logo may not be seen: the name is.
  const plain = logo ? '@media (forced-colors:active){:root{--logo:none;--logo-ink:inherit;--logo-width:auto}}' : ''
  return `${[...new Set(faces)].join('')}:root{${tokens.join(';')}}${plain}`
}

const tokenOf = (name: ColorName) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Shadows, and what lies over a page while a dialog is open. */
function inkShades(ink: string): readonly string[] {
  const channels = channelsOf(ink).join(' ')
  return [`--scrim:rgb(${channels} / 45%)`, `--shadow:0 12px 40px rgb(${channels} / 14%)`]
}

const stackOf = ({ family, fallback }: BrandFont) => `"${family}",${fallback}`

function facesOf({ family, files }: BrandFont): readonly string[] {
  return files.map(
    ({ file, weight, italic }) =>
      `@font-face{font-family:"${family}";font-style:${italic ? 'italic' : 'normal'};font-weight:${weight};font-display:swap;src:url("${brandFilesPath}/${file}") format("woff2")}`,
  )
}

function logoTokens(file: string, { width, height }: LogoSize): readonly string[] {
  return [
    `--logo:url("${brandFilesPath}/${file}")`,
    '--logo-ink:transparent',
    `--logo-width:min(${width}px,40vw)`,
    `--logo-height:${height}px`,
  ]
}
