import type { Cells } from './import.ts'
import { type ImportMessage, importMessage, importSentence, type ToldMessage } from './messages.ts'

/** A row of a file, and why it can't be taken where that is known already. */
export type FileRow = {
  readonly line: number
  /** Where it is taken, for a row that was put beside others; at its line when absent. */
  readonly position?: number
  readonly cells: Cells
  readonly problem?: ImportMessage
}

/** A row that can't be taken, and why. */
export const faultyRow = (line: number, cells: Cells, ...problem: ToldMessage): FileRow => ({
  line,
  cells,
  problem: importMessage(...problem),
})

/** A file that was looked at once from end to end: what it is called, what it is, and what its columns are. */
export type ImportFile = {
  readonly name: string
  readonly path: string
  readonly sha256: string
  readonly modifiedAt: Date
  /** How it was read, for whoever wonders about its characters: `windows-1252, separated by ;`. */
  readonly format: string
  /** In small letters, with `_` for spaces, in the order of the file. */
  readonly columns: readonly string[]
  /** Reads it again from the beginning, row by row; what was not asked for is not held. */
  rows(): AsyncIterable<FileRow>
}

export type ImportFilePort = {
  /** @throws UnreadableFile with what to say to whoever sent it */
  open(path: string): Promise<ImportFile>
}

/** For a shop that was given no place to read files from. */
export const noImportFiles: ImportFilePort = {
  open: async (path) => {
    throw new UnreadableFile('files-not-read', { path })
  },
}

/** A file of which no row can be taken, with what to do about it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problem: ImportMessage

  constructor(...problem: ToldMessage) {
    const message = importMessage(...problem)
    super(importSentence(message))
    this.problem = message
  }
}
