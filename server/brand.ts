import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesOfBrand, readShopBrand, type ShopBrand, usualBrand } from '#shop/brand/brand.ts'
import type { MailColors } from '#shop/mail/mail-html.ts'
import { ConfigError } from './config/environment.ts'
import { brandOf } from './shop-folder.ts'

const mostBytes = 2_000_000

/** A brand and where its files lie. */
export type OpenBrand = { readonly brand: ShopBrand; readonly folder: string }

/**
 * How the shop of a folder looks; as the house does where it has no brand.json.
 *
 * @throws ConfigError with a sentence for each thing that is wrong with it, also with a file that it names
 */
export function openBrand(shopFolder: string): OpenBrand {
  const folder = resolve(import.meta.dirname, '..', brandOf(shopFolder))
  const file = join(brandOf(shopFolder), 'brand.json')
  const value = jsonOf(join(folder, 'brand.json'), file)
  const brand = value === undefined ? usualBrand : readShopBrand(value)
  const missing = ('errors' in brand ? brand.named : filesOfBrand(brand)).flatMap((name) => {
    const fault = faultOf(join(folder, name))
    return fault === undefined ? [] : `${file}: ${name} ${fault}.`
  })
  const problems = 'errors' in brand ? [...missing, ...brand.errors.map((error) => `${file}: ${error}.`)] : missing
  if (value !== undefined && problems.length > 0) throw new ConfigError(problems.join('\n'))
  if ('errors' in brand) throw new ConfigError(brand.errors.join('\n'))
  return { brand, folder }
}

/** Which of the house's typefaces a brand replaces; nothing where it replaces none. */
export const ownFontsOf = ({ brand: { fonts } }: OpenBrand) =>
  fonts.headings || fonts.text ? { headings: fonts.headings !== undefined, text: fonts.text !== undefined } : undefined

function faultOf(path: string): string | undefined {
  try {
    const { size } = statSync(path)
    return size > mostBytes ? `has ${Math.ceil(size / 1e6)} MB, and may have 2` : undefined
  } catch {
    return 'is not there'
  }
}

function jsonOf(path: string, shown: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new ConfigError(`${shown} can’t be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConfigError(`${shown} can’t be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What a mail takes of a brand; nothing of one that has no colours of its own. */
export function mailColorsOf({ own, colors }: ShopBrand): MailColors | undefined {
  if (Object.keys(own).length === 0) return undefined
  return { ink: colors.ink, soft: colors.inkSoft, line: colors.line, paper: colors.paper }
}
