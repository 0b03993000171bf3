import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'

const begin = graphql(`
  mutation BeginContext {
    createContext { token }
  }
`)

/** The token of the visitor's context; begins one for a visitor without (the handler then sets the cookie). */
export async function ensureContext({ api, session }: Pick<PersonalScope, 'api' | 'session'>): Promise<string> {
  return session.contextToken ?? (await api(begin)).createContext.token
}
