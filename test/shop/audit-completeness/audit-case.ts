import type { AuditOffice } from './audit-office.ts'

/** Who presses; nobody has a session who is about to log in. */
export type AuditedPerson = {
  readonly token: string | undefined
  readonly member: { readonly id: string; readonly name: string }
}

/** What a mutation is sent with, and by whom; the owner where nobody is named. */
type AuditedPress = { readonly input: Readonly<Record<string, unknown>>; readonly by?: AuditedPerson }

/** A mutation that is about to succeed, and what its row has to say; a value may be one of `expect`'s matchers. */
export type ExpectedRow = AuditedPress & {
  readonly object: { readonly type: string; readonly id: unknown; readonly name?: unknown }
  readonly before?: object | null
  readonly after?: object | null
}

/** A mutation that stands in the books with one row, or with a second one about what came of it. */
export type WrittenCase = {
  /** What the books call it. */
  readonly action: string
  /** What came of it, where its first row says that it began: what is done by a file takes many transactions. */
  readonly result?: object
  /** Rows of what is done on the same press, by its own use-case. */
  readonly alongside?: readonly string[]
  /** Why its row says neither what was before nor what came of it. */
  readonly silent?: string
  /** Makes the state that it begins in. */
  readonly prepare: (office: AuditOffice) => Promise<ExpectedRow>
}

/** A mutation that stands in no books. */
export type UnwrittenCase = {
  /** Why not. */
  readonly unwritten: string
  readonly prepare: (office: AuditOffice) => Promise<AuditedPress>
}

/** By the name of the mutation. */
export type AuditCases = Readonly<Record<string, WrittenCase | UnwrittenCase>>
