import type { z } from 'zod'

/** What can be wrong with a setting, as a sentence about it; blanks are filled in their order. Screens have their own words for each. */
export const settingsSentences = {
  'no-json': 'is no JSON',
  missing: 'is missing',
  'unknown-names': 'has names that no setting has: {names}',
  'whole-number': 'must be a whole number',
  number: 'must be a number',
  text: 'must be a text',
  'yes-no': 'must be true or false',
  list: 'must be a list',
  object: 'must be an object',
  empty: 'must not be empty',
  'too-long': 'must not be longer than {most} characters',
  negative: 'must not be negative',
  'at-least': 'must be at least {least}',
  'at-most': 'must be at most {most}',
  'too-few': 'must have at least {least}',
  'too-many': 'must have at most {most}',
  'one-of': 'must be one of these: {names}',
  cents: 'must be a whole number of cents, such as 495',
  'basis-points': 'must be a whole number of hundredths of a percent, such as 2100',
  id: 'must be of lower-case letters, digits and hyphens, such as dhl-evening',
  'time-zone': 'must be a time zone such as Europe/Amsterdam',
  time: 'must be a time such as 17:30',
  day: 'must be a day such as 2026-12-25',
  moment: 'must be a day such as 2026-12-01 or a moment with its offset',
  'until-before-from': 'must be later than from',
  'first-period': 'must hold always: the first period has neither from nor until',
  'closes-before-opens': 'must be later than opens',
  overlapping: 'must stand in the order of the day and not overlap',
  'no-hours': 'must have a day with hours',
  'day-twice': 'must name no day twice',
  transit: 'must be the fewest days and then the most',
  'pickup-places': 'must be there for a method of type pickup, and for no other',
  'no-method': 'must have one method at least',
  twice: 'is there twice: {name}',
  'order-prefix': 'must be up to four capital letters, with a hyphen behind them or without, such as AB-',
  'series-prefix': 'must be a capital letter and up to seven letters or digits, such as EU',
  'six-digits': 'must have at least six digits',
  'prefix-of-invoices': 'must not be a prefix of invoices: both would be counted as one',
  'same-prefix': 'must differ between EU and GB',
  host: 'must be a host such as push.example.com or *.example.com',
  'payment-method': 'must be a name of small letters, digits and hyphens, such as paypal',
  unmeant: 'can’t be meant here',
} as const

export type SettingsProblem = keyof typeof settingsSentences

export const settingsProblems = Object.keys(settingsSentences) as readonly SettingsProblem[]

/** What is wrong with settings, and where: `delivery.methods.nl_NL.0.price`. */
export type SettingsError = {
  readonly path: string
  readonly problem: SettingsProblem
  /** What fills the blanks of its sentence, in their order. */
  readonly values: readonly (string | number)[]
  /** The sentence in English. */
  readonly message: string
}

export function settingsError(
  path: string,
  problem: SettingsProblem,
  ...values: readonly (string | number)[]
): SettingsError {
  let blank = 0
  const message = settingsSentences[problem].replaceAll(/\{\w+\}/g, () => String(values[blank++] ?? ''))
  return { path, problem, values, message }
}

/** What a check of the schema says; `settingsErrorsOf` finds the problem by it. */
export const saysThat = (problem: SettingsProblem): string => settingsSentences[problem]

const problemOf = new Map<string, SettingsProblem>(settingsProblems.map((problem) => [saysThat(problem), problem]))

/** Of a value that may be dated, what is wrong with the form that was meant says more than that neither form fits. */
export function settingsErrorsOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): SettingsError[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const meant = issue.errors.find((issues) => issues.some((one) => one.path.length > 0)) ?? issue.errors[0] ?? []
    return meant.flatMap((one) => settingsErrorsOf(one, path))
  }
  const [problem, ...values] = whatIsWrong(issue)
  return [settingsError(path.join('.') || 'the file', problem, ...values)]
}

type Wrong = readonly [SettingsProblem, ...(string | number)[]]

function whatIsWrong(issue: z.core.$ZodIssue): Wrong {
  if (issue.code === 'unrecognized_keys') return ['unknown-names', issue.keys.join(', ')]
  if (issue.code === 'invalid_type' && issue.input === undefined) return ['missing']
  const known = problemOf.get(issue.message)
  if (known) return known === 'too-long' && issue.code === 'too_big' ? [known, Number(issue.maximum)] : [known]
  if (issue.code === 'invalid_type') return [problemOfKind[issue.expected] ?? 'unmeant']
  if (issue.code === 'too_small') return [issue.origin === 'array' ? 'too-few' : 'at-least', Number(issue.minimum)]
  if (issue.code === 'too_big') return [problemOfSize[issue.origin] ?? 'at-most', Number(issue.maximum)]
  if (issue.code === 'invalid_value') return ['one-of', issue.values.map(String).join(', ')]
  if (issue.code === 'custom' && typeof issue.params?.twice === 'string') return ['twice', issue.params.twice]
  return ['unmeant']
}

const problemOfKind: Readonly<Record<string, SettingsProblem>> = {
  int: 'whole-number',
  number: 'number',
  string: 'text',
  boolean: 'yes-no',
  array: 'list',
  object: 'object',
}

const problemOfSize: Readonly<Record<string, SettingsProblem>> = { array: 'too-many', string: 'too-long' }
