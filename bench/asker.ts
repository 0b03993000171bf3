import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Does one of what is measured; the number tells one shopper from the other. */
export type Asked = (number: number) => Promise<unknown> | undefined

export type ShopClient = {
  /** Where shoppers are sent back to. */
  readonly publicOrigin: string
  /** The text of one of its storefront's documents, by how it begins: `query ProductList(`. */
  textOf(name: string): string
  /** @throws what the API says instead of answering */
  ask<T>(query: string, variables?: object, token?: string): Promise<T>
  get(path: string, token?: string): Promise<string>
}

const agent = new Agent({ keepAlive: true })

export const closeConnections = (): void => agent.destroy()

/** Asks a shop over connections that stay open, with as little of the processor's time as Node allows. */
export function shopClient(
  origin: string,
  publicOrigin = origin,
  documents: Readonly<Record<string, string>> = {},
): ShopClient {
  const send = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request(
        origin + path,
        { agent, method: body === undefined ? 'GET' : 'POST', headers },
        (response) => {
          text(response).then((said) => {
            if (response.statusCode === 200) resolve(said)
            else reject(new Error(`${path} answers ${response.statusCode}: ${said.slice(0, 300)}`))
          }, reject)
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  const cookieOf = (token: string | undefined) => (token === undefined ? {} : { cookie: `contextToken=${token}` })
  return {
    publicOrigin,
    textOf: (name) => {
      const found = Object.values(documents).find((text) => text.includes(name))
      if (found === undefined) throw new Error(`The storefront has no ${name}`)
      return found
    },
    get: (path, token) => send(path, cookieOf(token)),
    async ask<T>(query: string, variables: object = {}, token?: string) {
      const headers = { 'content-type': 'application/json', 'x-store-key': 'nl_NL', ...cookieOf(token) }
      const said = await send('/graphql', headers, JSON.stringify({ query, variables }))
      const { data, errors }: { data?: Record<string, T>; errors?: readonly { message: string }[] } = JSON.parse(said)
      const [answer] = Object.values(data ?? {})
      if (errors?.[0] || answer === undefined) throw new Error(`No answer to ${query}: ${errors?.[0]?.message ?? ''}`)
      return answer
    },
  }
}
