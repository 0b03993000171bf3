import { createHmac } from 'node:crypto'
import { hour } from '#kernel/clock.ts'
import { isSameSecret } from './same-secret.ts'

/** So long a store's screen stays open: a day in the store. */
export const screenTime = 14 * hour

/**
 * What the cookie of a store's screen holds: the store, until when, and a signature by the staff's key. With another key all
 * screens are closed.
 */
export function screenCookie(key: string, locationCode: string, now: Date): string {
  const said = `${encodeURIComponent(locationCode)}.${now.getTime() + screenTime}`
  return `${said}.${signature(key, said)}`
}

/** The store whose screen a cookie opens, if it is ours and still in time. */
export function screenOf(key: string, cookie: string | undefined, now: Date): string | undefined {
  const [, code = '', until = '', signed = ''] = /^([^.]+)\.(\d{1,15})\.([\w-]+)$/.exec(cookie ?? '') ?? []
  if (code === '' || !isSameSecret(signed, signature(key, `${code}.${until}`))) return undefined
  return Number(until) > now.getTime() ? decodeURIComponent(code) : undefined
}

const signature = (key: string, said: string) =>
  createHmac('sha256', key).update(`staff screen ${said}`).digest('base64url')
