import { text } from 'node:stream/consumers'

/** What could end a script, as JavaScript writes it inside a text. */
const inScript: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
const unsafeInScript = /[&><\u2028\u2029]/g

/**
 * Writes what the page was made of to its end, for the router in the browser. The router's own component does the same while it
 * renders, for which React has to wait and begin again; here nothing arrives late, since a page leaves when it is whole. A page
 * without scripts stays so.
 */
export async function handOver(page: string, data: ReadableStream<Uint8Array> | undefined, nonce: string) {
  if (!data || !page.includes('window.__reactRouterContext')) return page
  const written = JSON.stringify(await text(data)).replace(unsafeInScript, (character) => inScript[character] ?? '')
  const end = page.lastIndexOf('</body>')
  const controller = 'window.__reactRouterContext.streamController'
  return `${page.slice(0, end)}<script nonce="${nonce}">${controller}.enqueue(${written});${controller}.close();</script>${page.slice(end)}`
}
