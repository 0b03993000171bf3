import type { WordKey } from './en.ts'
import { joined } from './joined.ts'
import * as parts from './nl-parts.ts'

export const nl: Readonly<Record<WordKey, string>> = joined(parts)
