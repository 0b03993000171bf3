import { createContext, type ReactNode, useContext } from 'react'
import type { ContentForm } from '../../routes/content-form.ts'
import type { Problem } from '../problems.tsx'

/** What every field of a document's form may need. */
export type ContentFormScope = {
  readonly model: ContentForm
  readonly problems: readonly Problem[]
  /** Paths of the parts that are shown open. */
  readonly open: readonly string[]
  /** Where the pictures are that it shows, by their names. */
  readonly pictures: ReadonlyMap<string, string>
  /** What a link to another document may lead to, by type. */
  readonly documents: readonly { readonly id: string; readonly type: string; readonly name: string }[]
}

const Context = createContext<ContentFormScope | undefined>(undefined)

export function ContentFormProvider({
  value,
  children,
}: {
  readonly value: ContentFormScope
  readonly children: ReactNode
}) {
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useContentForm(): ContentFormScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('A field of a document is rendered within its form')
  return scope
}

/** Whether a part is open: it was, a step led to it, or something in it is wrong. */
export function useIsOpen(path: string): boolean {
  const { open, problems } = useContentForm()
  const isWithin = (inner: string) => inner === path || inner.startsWith(`${path}.`)
  return open.some(isWithin) || problems.some(({ field }) => field && isWithin(field))
}
