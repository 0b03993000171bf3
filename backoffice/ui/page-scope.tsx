import { createContext, useContext } from 'react'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { Words } from '../messages/staff-language-messages.ts'

/** What every part of a page may need. */
export type PageScope = {
  readonly words: Words
  readonly language: StaffLanguage
  /** By whose clock times are told that belong to no storefront. */
  readonly timeZone: string
  readonly shopName: string
  readonly storefrontUrl: string
  /** The address of what enhances pages. */
  readonly script: string
}

const Context = createContext<PageScope | undefined>(undefined)

export const ScopeProvider = Context.Provider

export function useScope(): PageScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('A page is rendered within its scope')
  return scope
}

export function useWords(): Words {
  return useScope().words
}
