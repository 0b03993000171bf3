/** A plausible address: one @, no spaces, a domain with a dot. Whether it exists only a mail can tell. */
const shape =
  /^[^\s\p{Cc}\p{Cs}@<>()[\],;:\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

export type EmailError = 'email-required' | 'email-invalid'

/** The error of an e-mail field as typed, or nothing. Used on blur and again on arrival. */
export function emailError(typed: string): EmailError | undefined {
  const email = typed.trim()
  if (email === '') return 'email-required'
  if (email.length > 254 || !shape.test(email) || email.includes('..')) return 'email-invalid'
  return undefined
}

/** The form in which addresses are stored and compared: trimmed, domain and mailbox in lower case. */
export function normalizedEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
