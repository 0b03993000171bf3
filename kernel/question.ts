import { emailError } from './email.ts'
import { type Refusal, refusalOf } from './message-key.ts'
import { multiLine, oneLine, requiredError } from './typed-text.ts'

/** What a shopper asks customer service. */
export type Question = { readonly name: string; readonly email: string; readonly text: string }

/** Longest texts, in characters. */
export const questionLimits = { name: 100, text: 2000 } as const

/** The question as it is passed on: trimmed, without characters that nobody typed. */
export function tidyQuestion({ name, email, text }: Question): Question {
  return { name: oneLine(name), email: oneLine(email), text: multiLine(text) }
}

/** What keeps a tidy question from being passed on. Asked in the browser and on arrival. */
export function questionErrors({ name, email, text }: Question): readonly Refusal[] {
  const emailProblem = emailError(email)
  return [
    ...requiredError('name', name, questionLimits.name),
    ...(emailProblem ? [refusalOf(emailProblem, { field: 'email' })] : []),
    ...requiredError('text', text, questionLimits.text),
  ]
}
