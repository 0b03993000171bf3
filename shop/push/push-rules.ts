import { createPublicKey } from 'node:crypto'
import type { BrowserSubscription } from './push-port.ts'

/** As long as the longest that a push service gives out, and then some. */
const longestEndpoint = 1000

/** A point that is not compressed, and sixteen bytes, as base64url. */
const keyForm = /^B[\w-]{86}$/
const authForm = /^[\w-]{22}$/

/**
 * Whether a browser can be told anything by what it says of itself. Anybody may say anything: an address has to be one of a known
 * push service, and the key one by which a message can be written.
 *
 * @param hosts names of push services; `*.example.com` is any host below it
 * @param sandbox where one on this machine is, with a slash at its end
 */
export function isSubscription(
  { endpoint, p256dh, auth }: BrowserSubscription,
  hosts: readonly string[],
  sandbox?: string | undefined,
): boolean {
  return isPushEndpoint(endpoint, hosts, sandbox) && keyForm.test(p256dh) && authForm.test(auth) && isPoint(p256dh)
}

export function isPushEndpoint(endpoint: string, hosts: readonly string[], sandbox?: string | undefined): boolean {
  if (endpoint.length > longestEndpoint) return false
  const url = URL.parse(endpoint)
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return false
  if (sandbox !== undefined && url.href.startsWith(sandbox)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host))
}

function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  const x = bytes.subarray(1, 33).toString('base64url')
  const y = bytes.subarray(33).toString('base64url')
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    return true
  } catch {
    return false
  }
}
