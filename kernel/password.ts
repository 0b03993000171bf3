/** Specification §5. No rule about kinds of characters: length is what helps. */
export const passwordMinLength = 8
export const passwordMaxLength = 256

export type PasswordError = 'password-required' | 'password-too-short' | 'password-too-long'

/** Counts characters as people see them, so that an emoji is one and never half of one. */
export function passwordError(typed: string): PasswordError | undefined {
  const length = [...typed].length
  if (length === 0) return 'password-required'
  if (length < passwordMinLength) return 'password-too-short'
  return length > passwordMaxLength ? 'password-too-long' : undefined
}
