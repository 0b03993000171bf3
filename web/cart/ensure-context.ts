import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'

const begin = graphql(`
  mutation BeginContext {
    createContext { token }
  }
`)

/** The token of the visitor's context; begins one for a visitor without (the handler then sets the cookie). */
export async function ensureContext({ api, session }: Pick<PersonalScope, 'api' | 'session'>): Promise<string> {
  return session.contextToken ?? beginContext({ api })
}

/** Begins a context in place of one that has ended: the handler then sets its cookie. */
export async function beginContext({ api }: Pick<PersonalScope, 'api'>): Promise<string> {
  return (await api(begin)).createContext.token
}
