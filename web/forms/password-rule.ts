import type { MessageKey } from '#kernel/message-key.ts'
import { passwordError } from '#kernel/password.ts'

/** What the browser can say about a new password; whether everybody tries it first, the shop knows. */
export function newPasswordRule(typed: string): MessageKey | undefined {
  return passwordError(typed)
}

export function passwordRule(typed: string): MessageKey | undefined {
  return typed === '' ? 'password-required' : undefined
}
