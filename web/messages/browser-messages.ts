import { reloadOnce } from '#web/ui/reload-once.ts'
import type { CompiledWords } from './translator.ts'

/** The words that this browser has fetched; the translator reads them at each call. */
export const browserWords: CompiledWords = {}

async function fetchWords(url: string): Promise<void> {
  const { default: words } = (await import(/* @vite-ignore */ url)) as { default: CompiledWords }
  Object.assign(browserWords, words)
}

/** Fetches what the page was rendered with: its document names the files. */
export async function loadPageWords(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-words]')
  await Promise.all([...links].map(({ href }) => fetchWords(href)))
}

let personal: Promise<void> | undefined

/** Fetches the words of what is about one person, once. */
export async function loadPersonalWords(): Promise<void> {
  const url = document.querySelector<HTMLMetaElement>('meta[name="personal-words"]')?.content
  if (!url) return
  personal ??= fetchWords(url).catch(reloadOnce)
  await personal
}

/** `clientMiddleware` of the layouts whose pages say more than the shop does: nothing of them is shown before its words are here. */
export async function withPersonalWords(_: unknown, next: () => Promise<unknown>): Promise<void> {
  await loadPersonalWords()
  await next()
}
