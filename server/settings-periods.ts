import type { Clock } from '#kernel/clock.ts'
import type { SettingsSource } from '#shop/settings/settings-source.ts'

/** Soon enough for whoever waits at midnight for the first of January's prices, and nothing to the processor. */
const interval = 1000

/**
 * Calls `changed` within a second after a period of the settings begins or ends: nobody changes anything then, and what was rendered
 * before says what held before.
 * @returns what ends it
 */
export function watchSettings(settings: SettingsSource, clock: Clock, changed: () => void): () => void {
  let held = settings.at(clock.now())
  const timer = setInterval(() => {
    const now = settings.at(clock.now())
    if (now === held) return
    held = now
    changed()
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
