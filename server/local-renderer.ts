import type { WebHandler } from '#web/services.ts'
import type { ContentSecurity } from './content-security.ts'
import type { PageBrand } from './page-brand.ts'
import { renderPage } from './render-page.ts'
import type { RenderedBytes, RenderTask } from './render-protocol.ts'
import type { Renderer } from './renderer.ts'

/** Renders on the same thread, with a handler that is asked for anew each time: development, where it changes under way. */
export class LocalRenderer implements Renderer {
  readonly alive = true
  readonly waiting = 0
  readonly #web: () => Promise<WebHandler>
  readonly #look: { readonly security: ContentSecurity; readonly brand: PageBrand }

  constructor(web: () => Promise<WebHandler>, look: { readonly security: ContentSecurity; readonly brand: PageBrand }) {
    this.#web = web
    this.#look = look
  }

  async render(task: RenderTask): Promise<RenderedBytes> {
    return renderPage(await this.#web(), task, this.#look)
  }

  /** The shop of this thread heard of it already. */
  invalidate(): void {}

  async stop(): Promise<void> {}
}
