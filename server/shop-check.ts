import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { placesToFillIn } from '#shop/company/places-to-fill-in.ts'
import { openBrand } from './brand.ts'
import { openCompany } from './company.ts'
import { ConfigError } from './config/environment.ts'
import type { Config } from './config.ts'
import { checkFolder } from './content-check.ts'
import { type ContentMedia, isServedFile } from './content-media.ts'
import type { CommandOutput } from './order-commands.ts'
import { openSearchWords } from './search-words.ts'
import { readSettingsFile, settingsFileOf, settingsIn } from './settings.ts'
import { brandOf, documentsOf, picturesOf } from './shop-folder.ts'

/** `npm run shop -- check`: everything that is wrong with the folder of the shop, and what is still to be filled in. */
export function checkShop({
  shopFolder,
  companyFile,
  searchWordsFolder,
}: Pick<Config, 'shopFolder' | 'companyFile' | 'searchWordsFolder'>): CommandOutput {
  const problems: string[] = []
  const tried = <Found>(work: () => Found): Found | undefined => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(...error.message.split('\n'))
      return undefined
    }
  }
  tried(() => settingsIn(readSettingsFile(settingsFileOf(shopFolder)), settingsFileOf(shopFolder)))
  tried(() => openSearchWords(searchWordsFolder))
  tried(() => openBrand(shopFolder))
  const company = tried(() => openCompany(companyFile))
  const places = placesToFillIn(company).map((place) => `${companyFile}: ${place} is still to be filled in.`)
  problems.push(...contentProblems(shopFolder))
  if (problems.length > 0) return { problems: [...problems, ...places] }
  return { lines: [...places, `Nothing${places.length > 0 ? ' else' : ''} is wrong with ${shopFolder}.`] }
}

/** `npm run shop -- brand check`: whether the shop's look can be read by everybody, and all of its files are there. */
export function checkBrand({ shopFolder }: Pick<Config, 'shopFolder'>): CommandOutput {
  try {
    openBrand(shopFolder)
    return { lines: [`Nothing is wrong with ${brandOf(shopFolder)}.`] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { problems: error.message.split('\n') }
  }
}

function contentProblems(folder: string): readonly string[] {
  try {
    return checkFolder({ documents: documentsOf(folder), ...mediaByName(folder) }).errors
  } catch (error) {
    return [`${documentsOf(folder)} can’t be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Which pictures and films lie in the folder, without measuring them. */
function mediaByName(folder: string): ContentMedia {
  const names = new Set(namesIn(picturesOf(folder)))
  const isThere = (name: string) => names.has(name)
  return { isPicture: isThere, isFilm: isThere, isFile: isServedFile }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      join(file)
        .replaceAll('\\', '/')
        .replace(/\.[a-z0-9]+$/i, ''),
    )
  } catch {
    return []
  }
}
