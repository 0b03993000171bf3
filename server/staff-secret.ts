import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newToken } from '#kernel/ids.ts'
import type { Config } from './config.ts'

/**
 * What seals secrets of authenticator apps, of webhooks and push, and codes of gift cards: a setting, or a file beside the data that only its owner can read, so that a copy
 * of the database alone opens none of them. Nodes that share a database need the setting.
 */
export async function staffSecretOf({
  dataDir,
  staffSecret,
}: Pick<Config, 'dataDir' | 'staffSecret'>): Promise<string> {
  if (staffSecret !== undefined) return staffSecret
  const path = join(dataDir, 'staff-secret')
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known !== undefined && known.trim() !== '') return known.trim()
  await mkdir(dataDir, { recursive: true })
  // Two that begin at once keep the one that was written first.
  await writeFile(path, newToken(), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return (await readFile(path, 'utf8')).trim()
}
