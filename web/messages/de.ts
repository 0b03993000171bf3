import * as parts from './de-parts.ts'
import type { WordKey } from './en.ts'
import { joined } from './joined.ts'

export const de: Readonly<Record<WordKey, string>> = joined(parts)
