import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Company, readCompany } from '#shop/company/company.ts'
import { placesToFillIn } from '#shop/company/places-to-fill-in.ts'
import { ConfigError } from './config/environment.ts'
import { type Config, isLocal } from './config.ts'

/**
 * Who sells, as the operator's file says it. A relative path begins at the project.
 *
 * @throws ConfigError with a sentence for each thing that is wrong with the file
 */
export function openCompany(file: string): Company {
  const path = resolve(import.meta.dirname, '..', file)
  const company = readCompany(jsonOf(path))
  if ('errors' in company)
    throw new ConfigError(company.errors.map((error) => `COMPANY_FILE ${path}: ${error}.`).join('\n'))
  return company
}

/**
 * Says where the company's file is still to be filled in. On one's own machine a shop opens with such a file; the public would read
 * the marks.
 *
 * @throws ConfigError on an address that the public can reach
 */
export function openedToFillIn(
  { companyFile, publicUrl }: Pick<Config, 'companyFile' | 'publicUrl'>,
  company: Company,
): string | undefined {
  const places = placesToFillIn(company)
  if (places.length === 0) return undefined
  const sentence = `${companyFile} is still to be filled in: ${[...new Set(places)].join(', ')}`
  if (isLocal(publicUrl)) return sentence
  throw new ConfigError(`${sentence}. A shop that the public can reach says who sells.`)
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ConfigError(
      `COMPANY_FILE ${path} can’t be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
