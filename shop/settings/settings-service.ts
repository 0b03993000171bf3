import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import { applySettings, type SettingsInput } from './apply-settings.ts'
import { readSettings } from './settings.ts'
import type { settingsSource } from './settings-source.ts'
import type { SettingsReader } from './settings-store.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: ReturnType<typeof settingsSource>
  readonly versions: SettingsReader
  readonly report: (error: unknown) => void
}

/** What the retailer decides, and who decided it when. */
export function settingsService(deps: Deps) {
  const { settings, versions, report } = deps
  let readVersion = 0
  return {
    settingsVersion: () => versions.latest(),
    settingsHistory: (most: number) => versions.history(most),
    applySettings: (input: SettingsInput) => applySettings(deps, input),
    /**
     * Takes over the version that holds, if it is another one: much that has nothing to do with settings makes pages of a storefront
     * stale. One that this release can't read is told of, and the one of before goes on.
     */
    reloadSettings: async (): Promise<void> => {
      const latest = await versions.newerThan(readVersion)
      if (!latest) return
      readVersion = latest.id
      const read = readSettings(latest.document)
      if ('errors' in read) {
        const sentences = read.errors.map(({ path, message }) => `${path} ${message}`)
        report(new Error(`Version ${latest.id} of the settings can’t be read: ${sentences.join('; ')}`))
      } else settings.replace(read)
    },
  }
}
