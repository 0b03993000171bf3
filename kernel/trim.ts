/**
 * A text without any of some characters at its ends. Written out, because the expression that says the same (`/x+$/`) looks
 * at a long row of them once for each that it begins with.
 * @param marks every character that goes
 */
export function trimMarks(text: string, marks: string): string {
  let start = 0
  while (start < text.length && marks.includes(text.charAt(start))) start++
  return trimmedEnd(text.slice(start), marks)
}

/** The same at the end alone. */
export function trimmedEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
