import { setTimeout as pause } from 'node:timers/promises'
import { second } from '#kernel/clock.ts'
import type { ChaosNode } from './node.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Nobody got through for as long as they were ready to try. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp'
}

type Answered<T> = {
  readonly data?: Record<string, T> | null
  readonly errors?: readonly { readonly message: string }[]
}

export type PatientAsker = {
  /** One field of an operation, from whichever node answers; asked again where none does. @throws GaveUp */
  ask<T>(query: string, variables?: object): Promise<T>
}

type Browser = {
  readonly nodes: readonly ChaosNode[]
  readonly random: SeededRandom
}

/**
 * A browser of its own, which has a session. Without one all would be alike to the shop, and together ask more often than one browser may.
 */
export async function browserAsker({ nodes, random }: Browser): Promise<PatientAsker & { readonly token: string }> {
  const as = (headers: Readonly<Record<string, string>>) =>
    patientAsker({ nodes, originOf: ({ origin }) => origin, headers: { 'x-store-key': 'nl_NL', ...headers }, random })
  const { token } = await as({}).ask<{ token: string }>('mutation { createContext { token } }')
  return { token, ask: as({ cookie: `contextToken=${token}` }).ask }
}

/** Longer than the longest failure. */
const patienceMs = 120 * second
/** As long as a person looks at a page that doesn't come. */
const oneTryMs = 12 * second

/**
 * Asks like a person with a browser: by one node or the other, pressing again when nothing comes. So each request may arrive several
 * times, on two nodes, with the first one in hand still.
 * @param originOf where a node answers such requests
 */
export function patientAsker(options: {
  readonly nodes: readonly ChaosNode[]
  readonly originOf: (node: ChaosNode) => string
  readonly headers: Readonly<Record<string, string>>
  readonly random: SeededRandom
}): PatientAsker {
  const { nodes, originOf, headers, random } = options

  async function once<T>(body: string): Promise<T> {
    const response = await fetch(`${originOf(random.oneOf(nodes))}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(oneTryMs),
    })
    const { data, errors } = (await response.json()) as Answered<T>
    const [answer] = Object.values(data ?? {})
    if (errors?.[0] || answer === undefined) throw new Error(`${response.status} ${errors?.[0]?.message ?? ''}`)
    return answer
  }

  return {
    ask: async <T>(query: string, variables: object = {}) => {
      const until = performance.now() + patienceMs
      const body = JSON.stringify({ query, variables })
      for (;;) {
        try {
          return await once<T>(body)
        } catch (error) {
          if (performance.now() > until) throw new GaveUp(`${String(error)} to ${query}`)
          await pause(random.between(100, 1500))
        }
      }
    },
  }
}
