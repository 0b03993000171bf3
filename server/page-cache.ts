import { isProductPage } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { type CachePolicy, cacheControl, cachePolicyOf, staleAfterChange } from './cache-policy.ts'
import { isCompressible } from './compression.ts'
import { EncodedBody } from './encoded-body.ts'
import { type HeaderList, headerOf, pageHeaders } from './headers.ts'
import { PageStore } from './page-store.ts'

/** A page as the renderer hands it over. */
export type PageToStore = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Uint8Array
  readonly tags: readonly string[]
  readonly policy: string
}

/** A page ready to be sent. */
export type CachedPage = {
  readonly status: number
  /** Everything but what depends on the encoding. */
  readonly headers: HeaderList
  readonly body: EncodedBody
  readonly tags: readonly string[]
  readonly size: number
  /** Whether it is the page of a product. */
  readonly isOfProduct: boolean
}

export type PageCacheOptions = {
  readonly limit: number
  readonly clock: Clock
  /** The security headers of a page with this policy. */
  readonly securityHeaders: (policy: string) => readonly string[]
}

class Entry implements CachedPage {
  freshUntil: number
  staleUntil: number
  readonly status: number
  readonly headers: HeaderList
  readonly body: EncodedBody
  readonly tags: readonly string[]
  readonly isOfProduct: boolean

  constructor(page: Omit<CachedPage, 'size' | 'isOfProduct'>, now: number, cachePolicy: CachePolicy) {
    this.status = page.status
    this.headers = page.headers
    this.body = page.body
    this.tags = page.tags
    this.isOfProduct = page.status === 200 && isProductPage(page.tags)
    this.freshUntil = now + cachePolicy.fresh * 1000
    this.staleUntil = this.freshUntil + cachePolicy.stale * 1000
  }

  get size(): number {
    return this.body.size + 1500
  }

  /** From now on the page may be served only while its successor is rendered, and not for long. */
  expire(now: number): void {
    this.freshUntil = Math.min(this.freshUntil, now)
    this.staleUntil = Math.min(this.staleUntil, now + staleAfterChange * 1000)
  }
}

/** How many changes are kept for renders that began before them. */
const changesKept = 1000

/**
 * Rendered pages, ready to send. One render per page at a time, whoever waits; a page that a change reached while it was
 * being rendered is never stored as fresh.
 */
export class PageCache {
  readonly counts = { hit: 0, stale: 0, miss: 0 }
  readonly #pages: PageStore<Entry>
  /** What is not there has a small store of its own: unknown paths come without end. */
  readonly #missing: PageStore<Entry>
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #options: PageCacheOptions
  #changes: { at: number; tags: ReadonlySet<string> }[] = []
  #changeCount = 0
  #allChangedAt = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#pages = new PageStore(Math.floor(options.limit * 0.95))
    this.#missing = new PageStore(Math.ceil(options.limit * 0.05))
  }

  get bytes(): number {
    return this.#pages.bytes + this.#missing.bytes
  }

  get size(): number {
    return this.#pages.size + this.#missing.size
  }

  /** A page that can be sent at once, or nothing. A stale one sets its successor in motion. */
  find(key: string, render: () => Promise<PageToStore>, isSearch: boolean): CachedPage | undefined {
    const entry = this.#pages.get(key) ?? this.#missing.get(key)
    if (!entry) return undefined
    const now = this.#now()
    if (now < entry.freshUntil) {
      this.counts.hit++
      return entry
    }
    if (now >= entry.staleUntil) return undefined
    this.counts.stale++
    // A failed render leaves the stale page for the seconds it has; the next request tries again.
    this.#render(key, render, isSearch).catch(() => undefined)
    return entry
  }

  /** The page, rendered when it is not there. Rejects with what `render` rejects with. */
  async fill(key: string, render: () => Promise<PageToStore>, isSearch: boolean): Promise<CachedPage> {
    this.counts.miss++
    return this.#render(key, render, isSearch)
  }

  /** Resolves when no page is being rendered. */
  async idle(): Promise<void> {
    await Promise.allSettled([...this.#rendering.values()])
  }

  /** Pages that bear one of the tags have to be made anew; without tags all, since notifications were missed. */
  invalidate(tags: readonly string[] | undefined): void {
    const now = this.#now()
    if (!tags) {
      this.#invalidateAll(now)
      return
    }
    this.#changes.push({ at: ++this.#changeCount, tags: new Set(tags) })
    if (this.#changes.length > changesKept) this.#changes = this.#changes.slice(-changesKept / 2)
    for (const entry of [...this.#pages.tagged(tags), ...this.#missing.tagged(tags)]) entry.expire(now)
  }

  #invalidateAll(now: number): void {
    this.#allChangedAt = ++this.#changeCount
    this.#changes = []
    for (const entry of [...this.#pages.values(), ...this.#missing.values()]) entry.expire(now)
  }

  #render(key: string, render: () => Promise<PageToStore>, isSearch: boolean): Promise<CachedPage> {
    const running = this.#rendering.get(key)
    if (running) return running
    const started = this.#renderAndStore(key, render, isSearch).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, started)
    return started
  }

  async #renderAndStore(key: string, render: () => Promise<PageToStore>, isSearch: boolean): Promise<CachedPage> {
    const before = this.#changeCount
    const page = await render()
    const forbidden = headerOf(page.headers, 'cache-control')?.includes('no-store') === true
    const cachePolicy = forbidden ? undefined : cachePolicyOf(page.status, isSearch)
    const store = page.status === 200 ? this.#pages : this.#missing
    let entry: Entry | undefined
    const body = await EncodedBody.of(page.body, isCompressible(headerOf(page.headers, 'content-type') ?? ''), {
      onGrowth: () => {
        if (entry) store.resized(key, entry)
      },
    })
    const made = new Entry(
      {
        status: page.status,
        headers: [
          ...pageHeaders(page.headers),
          'Cache-Control',
          cachePolicy ? cacheControl(cachePolicy) : 'private, no-store',
          // The variants differ by three cookies; a shared cache can only be told 'by cookies'.
          'Vary',
          'Accept-Encoding, Cookie',
          ...this.#options.securityHeaders(page.policy),
        ],
        body,
        tags: page.tags,
      },
      this.#now(),
      cachePolicy ?? { fresh: 0, stale: 0, shared: 0 },
    )
    // A page that can't be made just now leaves what is stored alone.
    if (page.status >= 500) return made
    // The other store may hold what the page was before: gone, or back again.
    const other = store === this.#pages ? this.#missing : this.#pages
    other.delete(key)
    if (!cachePolicy) store.delete(key)
    else {
      if (this.#changedSince(before, page.tags)) made.expire(this.#now())
      entry = made
      store.set(key, made)
    }
    return made
  }

  #changedSince(before: number, tags: readonly string[]): boolean {
    if (this.#changeCount === before) return false
    if (this.#allChangedAt > before) return true
    const oldest = this.#changes[0]
    if (oldest && oldest.at > before + 1) return true
    return this.#changes.some((change) => change.at > before && tags.some((tag) => change.tags.has(tag)))
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }
}
