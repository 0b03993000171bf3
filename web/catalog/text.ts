import { trimmedEnd } from '#kernel/trim.ts'

/** A text that is shown in two parts: the first sentence, and the rest behind 'Read more'. */
export type Preview = { readonly first: string; readonly rest: string }

/**
 * Cuts a description after its first full stop (specification §9). Markup is taken out first. A full stop counts when a space
 * or the end follows it, so that '3.5 cm' stays whole; a text without one is all preview.
 */
export function previewOfText(text: string): Preview {
  const plain = plainText(text)
  const stop = /\.(?=\s|$)/.exec(plain)
  if (!stop) return { first: plain, rest: '' }
  const end = stop.index + 1
  return { first: plain.slice(0, end), rest: plain.slice(end).trim() }
}

/** A description without its tags, in one line. */
export function plainText(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** At most so many characters, cut between words; for the head of a page. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${trimmedEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)), ' ,.;:')}…`
}
