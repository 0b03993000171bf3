/** An event as the tag manager reads it. Payloads carry no personal data. */
export type AnalyticsEvent = { readonly event: string } & Readonly<Record<string, unknown>>

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[]
  }
}

/** The layer always exists, with or without consent: it is a list in memory, and nothing leaves it by itself. */
export function pushEvent(event: AnalyticsEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
