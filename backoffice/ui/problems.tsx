import type { Words } from '../messages/staff-language-messages.ts'
import { useWords } from './page-scope.tsx'

/** Why something was not done, as the API says it. */
export type Problem = {
  readonly messageKey: string
  readonly field?: string | null
  readonly name?: string | null
}

/** What is wrong with a row of a file that was made of a form. Its `name` says that whole, in the language of who asks. */
export const isOfRow = ({ messageKey }: Problem): boolean => messageKey === 'import-row-refused'

/** The sentence of a key; one that a later release knows is said in general. */
export function problemText({ problems }: Words, problem: Problem): string {
  const { messageKey, name } = problem
  if (isOfRow(problem) && name) return name
  if (!Object.hasOwn(problems, messageKey)) return problems.other
  const sentence = problems[messageKey as keyof typeof problems]
  return typeof sentence === 'function' ? sentence(name ?? '') : sentence
}

/** What is to be filled in, where nothing else of a sentence above a form says which field it is about. */
function summaryText(words: Words, problem: Problem): string {
  const text = problemText(words, problem)
  const { approvals, session, staff } = words
  const labels: Readonly<Record<string, string>> = {
    ...words.productEditing.columns,
    name: staff.name,
    email: session.logIn.email,
    password: session.logIn.password,
    code: session.logIn.code,
    reason: approvals.reason,
  }
  const label = problem.messageKey === 'field-required' ? labels[problem.field ?? ''] : undefined
  return label === undefined ? text : words.session.labelled(label, text)
}

/** What is wrong with a field. */
export function useProblem(problems: readonly Problem[], field: string): string | undefined {
  const words = useWords()
  const problem = problems.find((one) => one.field === field)
  return problem && problemText(words, problem)
}

/** What is wrong, all of it, above a form: each leads to its field. */
export function ProblemSummary({
  problems,
  scope = '',
}: {
  readonly problems: readonly Problem[] | undefined
  readonly scope?: string | undefined
}) {
  const words = useWords()
  if (!problems || problems.length === 0) return null
  return (
    <div className="notice bad" role="alert" data-enhance="told">
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.messageKey} ${problem.field}`}>
            {problem.field ? (
              <a href={`#${scope}${problem.field}`}>{summaryText(words, problem)}</a>
            ) : (
              problemText(words, problem)
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What was done. */
export function DoneNotice({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="notice" role="status" data-enhance="told">
      {text}
    </p>
  )
}
