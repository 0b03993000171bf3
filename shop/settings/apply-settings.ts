import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import { readSettings } from './settings.ts'
import { type SettingDifference, settingsDiff } from './settings-diff.ts'
import type { SettingsError } from './settings-problems.ts'

/** Who decided the first version: the folder that the shop was opened with. */
export const folderAuthor = 'the shop’s folder'

export type SettingsInput = {
  /** A whole document, as a file holds it. */
  readonly document: unknown
  /** Who decided it. */
  readonly author: string
  readonly note: string | null
  /** The version that the author had seen; another one since then is not overwritten. */
  readonly seen: number | undefined
}

export type AppliedSettings =
  | { readonly status: 'applied'; readonly version: number; readonly changes: readonly SettingDifference[] }
  | { readonly status: 'unchanged' }
  /** Somebody else was faster. */
  | { readonly status: 'outdated'; readonly version: number; readonly author: string }
  | { readonly status: 'invalid'; readonly errors: readonly SettingsError[] }

/** Writes a new version of the settings, which holds on every node as soon as it is heard there. */
export async function applySettings(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  { document, author, note, seen }: SettingsInput,
): Promise<AppliedSettings> {
  const read = readSettings(document)
  if ('errors' in read) return { status: 'invalid', errors: read.errors }
  return transact(['settings', 'invalidate'], async ({ settings, invalidate }): Promise<AppliedSettings> => {
    await settings.lock()
    const latest = await settings.latest()
    if (latest && latest.id !== seen) return { status: 'outdated', version: latest.id, author: latest.author }
    const found = settingsDiff(latest?.document, document)
    if (found.length === 0) return { status: 'unchanged' }
    const version = await settings.add(document, author, note, clock.now())
    await invalidate(changes.settings())
    return { status: 'applied', version, changes: found }
  })
}
