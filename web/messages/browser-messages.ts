import { reloadOnce } from '#web/reload-once.ts'
import type { CompiledMessages, WordValues } from './translator.ts'

/** The words that this browser has fetched; the translator reads them at each call. */
export const browserMessages: CompiledMessages = {}

async function fetchMessages(url: string): Promise<void> {
  const { default: messages } = (await import(/* @vite-ignore */ url)) as { default: CompiledMessages }
  Object.assign(browserMessages, messages)
}

/** What any message may name, as the document says it. */
export function messageFactsOfPage(): WordValues {
  const facts = document.querySelector<HTMLMetaElement>('meta[name="message-facts"]')?.content
  return facts === undefined ? {} : (JSON.parse(facts) as WordValues)
}

/** Fetches what the page was rendered with: its document names the files. */
export async function loadPageMessages(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-words]')
  await Promise.all([...links].map(({ href }) => fetchMessages(href)))
}

let personal: Promise<void> | undefined

/** Fetches the words of what is about one person, once. */
export async function loadPersonalMessages(): Promise<void> {
  const url = document.querySelector<HTMLMetaElement>('meta[name="personal-words"]')?.content
  if (!url) return
  personal ??= fetchMessages(url).catch(reloadOnce)
  await personal
}

/** `clientMiddleware` of the layouts whose pages say more than the shop does: nothing of them is shown before its words are here. */
export async function withPersonalMessages(_: unknown, next: () => Promise<unknown>): Promise<void> {
  await loadPersonalMessages()
  await next()
}
