import { type Refusal, refusalOf } from './message-key.ts'

/** What somebody typed into a field of one line. */
export function oneLine(text: string): string {
  return readable(text).replace(/\s+/gu, ' ').trim()
}

/** What somebody typed into a field of several lines. */
export function multiLine(text: string): string {
  return readable(text.replaceAll('\r\n', '\n')).trim()
}

/** Without control characters but line breaks, and without halves of characters, which the database can't hold. */
function readable(text: string): string {
  return text.toWellFormed().replace(/(?!\n)\p{Cc}/gu, ' ')
}

/** What is wrong with a text that has to be there. */
export function requiredError(field: string, text: string, most: number): readonly Refusal[] {
  return text === '' ? [refusalOf('field-required', { field })] : lengthError(field, text, most)
}

/** @param most characters */
export function lengthError(field: string, text: string, most: number): readonly Refusal[] {
  return text.length > most ? [refusalOf('field-too-long', { field, name: String(most) })] : []
}
