import * as parts from './en-parts.ts'
import { joined } from './joined.ts'

export const en = joined(parts)

/** Every sentence of the storefront has a key; English decides which ones exist. */
export type WordKey = keyof typeof en
