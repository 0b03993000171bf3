import type { Repositories } from '../transact.ts'
import type { ImportRun, PressForImport } from './import.ts'

type Books = Pick<Repositories, 'staffAudit'>

/** An import is over or waits for somebody: whoever pressed for it has that in the books with the same transaction. */
export async function settleImport(
  { imports, staffAudit }: Pick<Repositories, 'imports'> & Books,
  run: ImportRun,
  to: Partial<ImportRun>,
  at: Date,
): Promise<ImportRun> {
  const settled = await imports.advance(run, { ...to, pressed: null })
  if (run.pressed) await appendResult({ staffAudit }, run.pressed, resultOf(settled), at)
  return settled
}

/** The row behind the one that says that it began. */
export async function appendResult(
  { staffAudit }: Books,
  press: PressForImport,
  result: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  await staffAudit.append({ ...press, at, before: { status: 'begun' }, after: result })
}

/** What came of an import: how far it is, and how many rows did what. */
export function resultOf({ id, status, counts, reasons }: ImportRun): Readonly<Record<string, unknown>> {
  const { rows, created, changed, unchanged, withdrawn, refused, left } = counts
  const told = { rows, created, changed, unchanged, withdrawn, refused, left }
  const some = Object.fromEntries(Object.entries(told).filter(([, count]) => count > 0))
  return {
    status,
    import: id,
    ...some,
    ...(reasons.length > 0 && { reasons: reasons.map(({ sentence }) => sentence) }),
  }
}
