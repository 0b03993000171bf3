import { createContext } from 'react-router'
import type { Segment } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Translate } from './messages/translator.ts'
import type { WebServices } from './services.ts'

/** What is known while one page is made. Only `web/handler.ts` creates one. */
export type Page = {
  readonly services: WebServices
  readonly storefront: Storefront
  readonly segment: Segment
  readonly cookieBar: boolean
  /** The code of the store whose tablet asks. */
  readonly store?: string | undefined
  readonly t: Translate
  /** Absent on pages that are the same for everybody. */
  readonly visitor?: Visitor
  /** Whether it answers something that was posted. */
  readonly isPosted?: boolean
  /** The token of a preview: content is shown as its drafts have it. */
  readonly preview?: string | undefined
  /** Whether a frame of the back office shows it, which says by itself that it is a draft. */
  readonly framed?: boolean | undefined
  readonly tags: Set<string>
  readonly setCookies: string[]
  readonly nonce: string
  /** The document, once it is rendered: a response would only take it apart into bytes, which have to be read again. */
  document?: { readonly html: string; readonly parts: readonly Uint8Array[] } | undefined
}

export type Visitor = {
  /** Changes when the API begins another context; the handler stores the last one. */
  contextToken: string | undefined
  /** Changes when somebody logs in or out. */
  customerToken: string | undefined
  /** The visit to a store, at a tablet. */
  readonly visit: string | undefined
  /** The session of the tablet that asks, as its cookie has it. */
  readonly storeSession: string | undefined
  readonly clientAddress: string | undefined
  /** What browser it is, in words. */
  readonly device: string | undefined
  /** What the form that was posted answered to its captcha. */
  captchaToken: string | undefined
}

export const pageContext = createContext<Page>()
