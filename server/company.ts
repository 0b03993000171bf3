import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Company, readCompany } from '#shop/company/company.ts'
import { ConfigError } from './config.ts'

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

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ConfigError(
      `COMPANY_FILE ${path} can’t be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
