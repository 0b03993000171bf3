import type { BackofficeContext } from './context.ts'
import { saidTo } from './imports.ts'
import type { ApiProblem, ChangeOutcome } from './outcome.ts'

/** What is said of a row that is refused as a whole. */
export const changedMeanwhile: ApiProblem = { messageKey: 'product-changed-meanwhile' }

/** Why an import took none of its rows; each reason beside the column that it is about. */
export async function refusedBy(context: BackofficeContext, id: string | undefined): Promise<readonly ApiProblem[]> {
  const { imports } = context.shop
  const run = id === undefined ? undefined : await imports.find(Number(id))
  if (run?.status !== 'refused' && (run?.counts.refused ?? 0) === 0) return []
  const found: ApiProblem[] = []
  for await (const { problems } of imports.rows(Number(id), 'refused'))
    for (const problem of problems ?? [])
      found.push(
        problem.column === null
          ? changedMeanwhile
          : { messageKey: 'import-row-refused', field: problem.column, name: saidTo(context, problem) },
      )
  return found
}

/**
 * The outcome of a form that was sent as a file, where none of its rows was taken: what is wrong stands beside its fields then, each
 * reason once however many rows have it. What took some of them is told by the page of the import.
 *
 * @param fields what the form calls columns, where it is something else
 */
export async function besideFields(
  context: BackofficeContext,
  outcome: ChangeOutcome,
  fields: Readonly<Record<string, string>>,
): Promise<ChangeOutcome> {
  const run = outcome.id ? await context.shop.imports.find(Number(outcome.id)) : undefined
  if (run?.status !== 'refused') return outcome
  const refused = (await refusedBy(context, outcome.id ?? undefined)).map((problem) => ({
    ...problem,
    ...(problem.field && { field: fields[problem.field] ?? problem.field }),
  }))
  const once = new Map(refused.map((problem) => [`${problem.field} ${problem.name}`, problem]))
  return once.size > 0 ? { problems: [...once.values()] } : outcome
}
