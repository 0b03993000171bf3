import { dictionary } from '@zxcvbn-ts/language-common'

/** The passwords found most often in lists that were stolen, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary.passwords)
