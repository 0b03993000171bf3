import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { folderAuthor } from '#shop/settings/apply-settings.ts'
import { readSettings, type SettingsDocument } from '#shop/settings/settings.ts'
import { settingsReader } from '#shop/settings/settings-store.ts'
import type { Shop } from '#shop/shop.ts'
import { ConfigError } from './config/environment.ts'
import { parseJsonText } from './json-text.ts'

/** The file with a shop’s settings, in its folder. */
export const settingsFileOf = (folder: string): string => resolve(import.meta.dirname, '..', folder, 'settings.json')

/**
 * The settings with which a process begins: the version that the database holds, or the file’s before the shop was opened for
 * the first time.
 *
 * @throws ConfigError with a sentence for each thing that is wrong
 */
export async function openSettings(db: Kysely<Tables>, folder: string): Promise<SettingsDocument> {
  const latest = await settingsReader(db).latest()
  if (latest) return settingsIn(latest.document, `Version ${latest.id} of the settings`)
  const file = settingsFileOf(folder)
  return settingsIn(readSettingsFile(file), file)
}

/** What a settings file holds, before anybody looks whether it is right. */
export function readSettingsFile(file: string): unknown {
  try {
    return parseJsonText(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`${file} can’t be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** @throws ConfigError with a sentence for each thing that is wrong */
export function settingsIn(document: unknown, name: string): SettingsDocument {
  const read = readSettings(document)
  if ('errors' in read)
    throw new ConfigError(read.errors.map(({ path, message }) => `${name}: ${path} ${message}.`).join('\n'))
  return read
}

/** Writes the file’s settings down as the first version, when the shop is opened for the first time. */
export async function keepSettings(
  shop: Pick<Shop, 'settingsVersion' | 'applySettings'>,
  folder: string,
): Promise<void> {
  if (await shop.settingsVersion()) return
  const document = readSettingsFile(settingsFileOf(folder))
  // Of two nodes that begin at once, one is told that the other was faster.
  await shop.applySettings({ document, author: folderAuthor, note: null, seen: undefined })
}
