/** What an endpoint answered; no status where none came. */
export type WebhookAnswer = {
  readonly status: number | undefined
  /** The beginning of what it said, or why nothing came. */
  readonly text: string
}

/** Sends to addresses that staff chose, and never into the shop's own network. */
export type WebhookPort = {
  /** @returns why an address can't be one that is sent to; nothing where it can */
  problemOf(url: string): string | undefined
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookAnswer>
}

/** For a shop that tells nobody. */
export const nobodyIsTold: WebhookPort = {
  problemOf: () => 'this shop tells nobody',
  post: async () => ({ status: undefined, text: 'This shop tells nobody' }),
}
