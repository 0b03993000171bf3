import type { RowProblem } from './import.ts'
import { type ImportMessage, keptMessage } from './messages.ts'

/** What is wrong with a row, beside the column that it is about; without one it is about the whole row. */
export const rowProblem = (column: string | null, message: ImportMessage): RowProblem => ({
  column,
  ...keptMessage(message),
})
