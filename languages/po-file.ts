import PO from 'pofile'

/** A text in a PO file. `msgctxt` is its key, `msgid` the English that was translated, `msgstr` the translation. */
export type PoEntry = {
  readonly key: string
  readonly english: string
  readonly text: string
  /** Marked by a translation tool as in need of another look. */
  readonly fuzzy: boolean
  /** What a translator should know, said by the code. */
  readonly note?: string | undefined
}

/** Reads a PO file; entries without a key are left out. */
export function readPo(content: string): PoEntry[] {
  return PO.parse(content)
    .items.filter(({ msgctxt, obsolete }) => msgctxt && !obsolete)
    .map(({ msgctxt = '', msgid, msgstr, flags, extractedComments }) => ({
      key: msgctxt,
      english: msgid,
      text: msgstr[0] ?? '',
      fuzzy: flags.fuzzy === true,
      note: extractedComments.join(' ') || undefined,
    }))
}

/** Writes entries in the order that they are given in, with the same bytes for the same entries. */
export function writePo(language: string, entries: readonly PoEntry[]): string {
  const file = new PO()
  file.headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Message-Format': 'ICU',
  }
  for (const { key, english, text, fuzzy, note } of entries) {
    const item = new PO.Item()
    item.msgctxt = key
    item.msgid = english
    item.msgstr = [text]
    item.flags = fuzzy ? { fuzzy: true } : {}
    item.extractedComments = note ? [note] : []
    file.items.push(item)
  }
  return `${file.toString().trimEnd()}\n`
}
