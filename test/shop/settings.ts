import document from '#demo/settings.json' with { type: 'json' }
import { readSettings, type SettingsDocument, settingsAt } from '#shop/settings/settings.ts'

export { document as demoSettingsFile }

/** What the demo shop decided, with its periods. */
export const demoSettings: SettingsDocument = settingsOf(document)

/** The same on an ordinary day. */
export const usualSettings = settingsAt(demoSettings, new Date('2026-11-21T10:00:00Z')).value

/** Settings of a test’s own. */
export function settingsOf(value: unknown): SettingsDocument {
  const read = readSettings(value)
  if ('errors' in read) throw new Error(read.errors.map(({ path, message }) => `${path} ${message}`).join('\n'))
  return read
}
