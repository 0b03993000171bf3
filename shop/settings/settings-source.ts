import { type SettingsDocument, type ShopSettings, settingsAt } from './settings.ts'

/** Where use-cases learn what the retailer decided. One use-case asks once, so that an order is priced by one version. */
export type SettingsSource = { at(now: Date): ShopSettings }

/** The present settings of this process, until others take their place. */
export function settingsSource(first: SettingsDocument): SettingsSource & { replace(next: SettingsDocument): void } {
  let document = first
  let kept: { readonly from: number; readonly until: number; readonly value: ShopSettings } | undefined
  return {
    at: (now) => {
      const time = now.getTime()
      if (!kept || time < kept.from || time >= kept.until) {
        const { value, until } = settingsAt(document, now)
        kept = { from: time, until: until?.getTime() ?? Number.POSITIVE_INFINITY, value }
      }
      return kept.value
    },
    replace: (next) => {
      document = next
      kept = undefined
    },
  }
}
