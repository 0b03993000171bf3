/** A part of a printed document. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly soft?: boolean }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Blocks of lines beside each other, each under its caption. */
  | {
      readonly kind: 'columns'
      readonly columns: readonly { readonly caption: string; readonly lines: readonly string[] }[]
    }
  /** The first column takes the room that is left and is read as the head of its row; the others are figures. */
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly { readonly cells: readonly string[]; readonly details?: readonly string[] }[]
    }
  /** Sums below a table, at its right edge. */
  | {
      readonly kind: 'sums'
      readonly rows: readonly { readonly label: string; readonly value: string; readonly strong?: boolean }[]
    }
  /** Lines to be written on by hand, each behind its label. */
  | { readonly kind: 'form'; readonly labels: readonly string[] }

/** A document on paper, before it is set. */
export type PrintableDocument = {
  /** Of its words: `nl-BE`. */
  readonly lang: string
  readonly title: string
  /** The name over the door. */
  readonly brand: string
  /** Who sends it, line by line. */
  readonly sender: readonly string[]
  readonly blocks: readonly DocumentBlock[]
  /** At the foot of each page. */
  readonly foot: string
  readonly madeAt: Date
}

/** Sets documents as PDF that a screen reader can read as well. The same document gives the same file. */
export type DocumentPrinterPort = { print(paper: PrintableDocument): Promise<Uint8Array> }
