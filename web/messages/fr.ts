import type { WordKey } from './en.ts'
import * as parts from './fr-parts.ts'
import { joined } from './joined.ts'

export const fr: Readonly<Record<WordKey, string>> = joined(parts)
