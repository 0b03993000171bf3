import { LongTextField, SelectField } from './field.tsx'
import { useScope } from './page-scope.tsx'
import type { Problem } from './problems.tsx'

const reasons = ['INSULT', 'PERSONAL', 'ADVERTISING', 'OFF_TOPIC', 'UNLAWFUL'] as const

/** What was not taken, as it was typed, and of which review or photograph. */
export type TypedDecision = {
  readonly review?: string | undefined
  readonly reason?: string | undefined
  readonly explanation?: string | undefined
  readonly problems: readonly Problem[]
}

type Props = {
  readonly id: string
  /** What is kept back. */
  readonly name: 'review' | 'photograph'
  readonly typed: TypedDecision | undefined
  /** Whether anybody is told of it, who reads an explanation. */
  readonly isTold: boolean
  /** Who is told what, beside the button. */
  readonly told: string
}

/** Keeps a review or a photograph of one back, and says beside the button what whoever wrote it is told. */
export function DeclineForm({ id, name, typed, isTold, told }: Props) {
  const said = useScope().words.reviews
  return (
    <form method="post" className="stack">
      <input type="hidden" name={name} value={id} />
      <SelectField
        name="reason"
        scope={`${id}-`}
        label={said.reason}
        value={typed?.reason}
        options={reasons.map((value) => ({ value, label: said.reasons[value] }))}
      />
      {isTold ? (
        <LongTextField
          name="explanation"
          scope={`${id}-`}
          label={name === 'review' ? said.explanation : said.photographExplanation}
          hint={said.explanationHint}
          value={typed?.explanation}
          problems={typed?.problems}
          maxLength={500}
        />
      ) : null}
      <button
        type="submit"
        name="do"
        value={name === 'review' ? 'decline' : 'decline-photograph'}
        className="plain"
        aria-describedby={`${id}-told`}
      >
        {name === 'review' ? said.decline : said.declinePhotograph}
      </button>
      <p className="soft small" id={`${id}-told`}>
        {told}
      </p>
    </form>
  )
}
