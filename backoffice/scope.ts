import { createContext, type RouterContextProvider, redirect } from 'react-router'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { ShownForm } from './form-as-shown.ts'
import type { TypedDocumentString } from './graphql/graphql.ts'
import type { KeptForm } from './kept-form.ts'
import type { Words } from './messages/staff-language-messages.ts'
import type { BackofficeServices } from './services.ts'

/** What every loader and action of one request is given. */
export type Scope = {
  readonly services: BackofficeServices
  readonly language: StaffLanguage
  /** By whose clock times are told and typed that belong to no storefront. */
  readonly timeZone: string
  readonly words: Words
  /** What was typed into a form that wants a log-in or a proof before it is sent again; the page that asks for it passes it on. */
  readonly kept: KeptForm
  /** What a form on a page of this back office says of what somebody typed into it; nothing where that page has no such form. */
  readonly shownOn: (path: string, kept: KeptForm) => Promise<ShownForm | undefined>
  /** Asks the API; a session that is over leads to the log-in, and what is not permitted to a page that says so. */
  readonly ask: <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...variables: Variables extends Record<string, never> ? [] : [Variables]
  ) => Promise<Result>
  /** The same for what answers with a file beside its data; none where it was refused. */
  readonly askForFile: <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ) => Promise<{ readonly data: Result; readonly file: ReadableStream<Uint8Array> | undefined }>
}

export const scopeContext = createContext<Scope>()

export function scopeOf(context: Readonly<RouterContextProvider>): Scope {
  return context.get(scopeContext)
}

/** Leads to the log-in and back again. */
export function redirectToLogIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const to = request.method === 'GET' ? `${pathname}${search}` : pathname
  return redirect(to === '/' ? '/log-in' : `/log-in?to=${encodeURIComponent(to)}`)
}
