import { isRefused, type Refusal, type Refused } from '#kernel/message-key.ts'
import type { StaffRefused } from '#shop/staff/staff-refusal.ts'
import { backofficeBuilder } from './builder.ts'

/** Why something was not done. */
export type ApiProblem = Pick<StaffRefused['refusals'][number] | Refusal, 'field' | 'name'> & {
  readonly messageKey: string
}

export const ProblemType = backofficeBuilder.objectRef<ApiProblem>('Problem').implement({
  description: 'Why something was not done. `field` names the input that it belongs beside, `name` fills the sentence.',
  fields: (t) => ({
    messageKey: t.exposeString('messageKey'),
    field: t.string({ nullable: true, resolve: ({ field }) => field ?? null }),
    name: t.string({ nullable: true, resolve: ({ name }) => name ?? null }),
  }),
})

/** What a mutation answers: nothing was changed where there are problems. */
export type ChangeOutcome = {
  readonly problems: readonly ApiProblem[]
  /** Of what was made or changed. */
  readonly id?: string | undefined
  /** Under which it waits for a second person, where one has to agree: nothing was changed yet. */
  readonly approvalId?: string | undefined
}

export const OutcomeType = backofficeBuilder.objectRef<ChangeOutcome>('Outcome').implement({
  description: 'Nothing was changed where there are problems.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    id: t.id({ nullable: true, resolve: ({ id }) => id ?? null }),
    approvalId: t.id({
      nullable: true,
      description: 'Under which it waits for a second person, where one has to agree: nothing was changed yet.',
      resolve: ({ approvalId }) => approvalId ?? null,
    }),
  }),
})

export function problemsOf(answer: unknown): readonly ApiProblem[] {
  return isRefusedAnswer(answer) ? answer.refusals : []
}

export function isRefusedAnswer<T>(answer: T | Refused | StaffRefused): answer is Refused | StaffRefused {
  return isRefused(answer)
}

export function outcomeOf(answer: unknown, id?: string): ChangeOutcome {
  const problems = problemsOf(answer)
  return problems.length > 0 ? { problems } : { problems, id }
}
