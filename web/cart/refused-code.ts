import type { CartNews } from './cart-messages.ts'

/** What can be wrong with a code; nothing else is taken from an address. */
const faults = /^(promotion|voucher)-[a-z-]{1,40}$/
const names = /^[\p{L}\p{N} .,€£_-]{1,40}$/u

/** A query that carries a declined code and why, from a form without JavaScript back to the page where it stands. */
export function declinedCode(code: string, news: readonly CartNews[]): string {
  const fault = news.find(({ level, messageKey }) => (level ?? 'error') === 'error' && faults.test(messageKey))
  if (!fault) return ''
  const about = names.test(fault.name ?? '') ? { about: fault.name ?? '' } : {}
  return `?${new URLSearchParams({ code: code.slice(0, 40), declined: fault.messageKey, ...about })}#code`
}

/** Reads it again; nothing from an address that somebody made up. */
export function readDeclinedCode(query: URLSearchParams): {
  readonly code: string
  readonly news: readonly CartNews[]
} {
  const messageKey = query.get('declined') ?? ''
  const code = query.get('code') ?? ''
  if (!faults.test(messageKey) || !names.test(code)) return { code: '', news: [] }
  const name = query.get('about') ?? ''
  return { code, news: [{ messageKey, name: names.test(name) ? name : code, message: '', level: 'error' }] }
}
