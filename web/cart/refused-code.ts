import type { CartNotice } from '../messages/api-messages.ts'

/** What can be wrong with a code; nothing else is taken from an address. */
const errors = /^((promotion|voucher)-[a-z-]{1,40}|code-required)$/
const names = /^[\p{L}\p{N} .,€£_-]{1,40}$/u

/** A query that carries a refused code and why, from a form without JavaScript back to the page where it stands. */
export function refusedCode(code: string, news: readonly CartNotice[]): string {
  const error = news.find(({ level, messageKey }) => (level ?? 'error') === 'error' && errors.test(messageKey))
  if (!error) return ''
  const about = names.test(error.name ?? '') ? { about: error.name ?? '' } : {}
  // What can't be a code is not carried back; that it is none is said all the same.
  const typed = names.test(code.slice(0, 40)) ? { code: code.slice(0, 40) } : {}
  return `?${new URLSearchParams({ ...typed, declined: error.messageKey, ...about })}#code`
}

/** Reads it again; nothing from an address that somebody made up. */
export function readRefusedCode(query: URLSearchParams): {
  readonly code: string
  readonly news: readonly CartNotice[]
} {
  const messageKey = query.get('declined') ?? ''
  const code = query.get('code') ?? ''
  if (!errors.test(messageKey) || (code !== '' && !names.test(code))) return { code: '', news: [] }
  const name = query.get('about') ?? ''
  return { code, news: [{ messageKey, name: names.test(name) ? name : code, message: '', level: 'error' }] }
}
