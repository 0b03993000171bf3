import type { KeptMessage } from './messages.ts'

/**
 * A sentence with the message that was kept for it. A node of the release before writes the sentence alone, so that what stands beside it
 * may be that of an earlier one.
 */
export const keptWith = (sentence: string, messages: readonly (KeptMessage | null)[]): KeptMessage =>
  messages.find((message) => message?.sentence === sentence) ?? { sentence }
