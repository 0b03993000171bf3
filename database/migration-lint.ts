import { isOutsideTransaction, type SqlStatement, sqlStatements } from './sql-statements.ts'

/** A migration as the rules read it. */
export type LintedFile = { readonly name: string; readonly sql: string }

export type LintContext = {
  /** The files before it, for checks that an earlier one added. */
  readonly earlier: readonly LintedFile[]
  /** The versions that were released. */
  readonly releases: readonly string[]
}

type Told = LintContext & {
  readonly created: ReadonlySet<string>
  readonly outside: boolean
  readonly contract: string | undefined
  readonly before: readonly SqlStatement[]
}

/**
 * What of a migration would keep shoppers waiting, or break the nodes of the release before that run beside it: a sentence for each.
 * Rules follow https://www.postgresql.org/docs/current/sql-altertable.html#SQL-ALTERTABLE-NOTES and
 * https://www.postgresql.org/docs/current/explicit-locking.html.
 */
export function migrationProblems({ sql }: LintedFile, context: LintContext): string[] {
  const statements = sqlStatements(sql)
  const told = {
    ...context,
    created: new Set(statements.flatMap(({ shape }) => createdTable.exec(shape)?.[1] ?? [])),
    outside: isOutsideTransaction(sql),
    contract: /^-- contract: (\S+)/m.exec(sql)?.[1],
  }
  return statements.flatMap(({ shape }, at) => {
    const all = { ...told, before: statements.slice(0, at) }
    return problemsOf(shape, all).map((problem) => `${shape.slice(0, 80)}: ${problem}`)
  })
}

const createdTable = /^create (?:unlogged )?(?:temp(?:orary)? )?table (?:if not exists )?([\w.]+)/

function problemsOf(shape: string, told: Told): string[] {
  if (told.outside) return problemsOutside(shape, told)
  const index = /^create (?:unique )?index (concurrently )?.*?\bon (?:only )?([\w.]+)/.exec(shape)
  if (index) return problemsOfIndex(index[1] !== undefined, index[2] ?? '', told)
  const table = /^alter table (?:if exists )?(?:only )?([\w.]+) (.+)$/.exec(shape)
  if (table) {
    const [, name = '', actions = ''] = table
    return told.created.has(name)
      ? []
      : topLevelParts(actions).flatMap((action) => problemsOfAction(action, name, told))
  }
  const dropped = /^drop table (?:if exists )?([\w., ]+)/.exec(shape)?.[1]
  if (dropped) return dropped.split(', ').every((name) => told.created.has(name)) ? [] : problemsOfContract(told)
  return problemsOfOther(shape)
}

function problemsOfOther(shape: string): string[] {
  if (/^alter (?:view|materialized view|type|function) .*\brename\b/.test(shape)) return [renamed]
  if (/^(?:cluster|vacuum full|lock|reindex|refresh materialized view) (?!concurrently)/.test(shape))
    return ['locks a table for as long as it takes']
  if (/^do\b/.test(shape)) return ['hides statements in a block, where no rule reads them']
  return []
}

const renamed =
  'a name that running nodes ask for goes: add the new one, write both, and drop the old one a release later'

function problemsOfIndex(isConcurrent: boolean, table: string, { created }: Told): string[] {
  if (isConcurrent) return ['concurrently needs a file that begins with "-- outside a transaction"']
  return created.has(table) ? [] : [`nothing is written to ${table} while its index is made: make it concurrently`]
}

/** What runs by itself may be cut off and run again, so that it has to be able to. */
function problemsOutside(shape: string, { before }: Told): string[] {
  const made = /^create (?:unique )?index concurrently (\w+) on/.exec(shape)?.[1]
  if (made) {
    const clears = `drop index concurrently if exists ${made}`
    return before.at(-1)?.shape === clears
      ? []
      : [`one that was cut off leaves an index that is none: put "${clears};" before it`]
  }
  const isRepeatable = /^drop index concurrently if exists \w+$|^alter table [\w.]+ validate constraint \w+$/.test(
    shape,
  )
  return isRepeatable ? [] : ['only indexes made concurrently and checks of constraints stand outside a transaction']
}

function problemsOfAction(action: string, table: string, told: Told): string[] {
  if (/^rename (?!constraint)/.test(action)) return [renamed]
  if (/^drop (?!constraint|identity|expression)/.test(action)) return problemsOfContract(told)
  if (/^alter (?:column )?\w+ (?:set data )?type\b/.test(action))
    return ['the whole table is written anew: add a column, fill it, and drop the old one a release later']
  const required = /^alter (?:column )?(\w+) set not null/.exec(action)?.[1]
  if (required) return isCheckedNotNull(required, table, told) ? [] : [notNullProblem(required)]
  if (/^validate constraint/.test(action)) return problemsOfValidation(table, told)
  if (/^set (?:logged|unlogged|tablespace|access method)/.test(action)) return ['the whole table is written anew']
  const constraint = /^add (?:constraint \w+ )?(foreign key|check|unique|primary key|exclude)\b/.exec(action)?.[1]
  if (constraint) return problemsOfConstraint(constraint, action)
  return action.startsWith('add ') ? problemsOfColumn(action) : []
}

const notNullProblem = (column: string) =>
  `the whole table is read under a lock: add a check (${column} is not null) as not valid, validate it in a file of its own, then say this`

function problemsOfConstraint(kind: string, action: string): string[] {
  if (kind === 'foreign key' || kind === 'check')
    return /\bnot valid$/.test(action)
      ? []
      : ['the whole table is read under a lock: say not valid, and validate it in a file of its own']
  return /\busing index\b/.test(action)
    ? []
    : ['an index is made under a lock: make it concurrently, then add it using index']
}

function problemsOfColumn(action: string): string[] {
  const value = defaultOf(action)
  return [
    ...(value !== undefined && isVolatile(value) ? ['a default that differs by row writes the whole table anew'] : []),
    ...(/\b(?:small|big)?serial\b|\bgenerated (?:always|by default) as\b/.test(action)
      ? ['a value for each row writes the whole table anew']
      : []),
    ...(/\b(?:unique|primary key)\b/.test(action) ? ['an index is made under a lock: make it concurrently'] : []),
    ...(/\bcheck \(/.test(action) ? ['the whole table is read under a lock: add the check as not valid'] : []),
    ...(/\breferences\b/.test(action) && value !== undefined
      ? ['the whole table is read under a lock: add the foreign key as not valid']
      : []),
    ...(/\bnot null\b/.test(action) && value === undefined
      ? ['rows that are there have no value: give it a default']
      : []),
  ]
}

/** The expression behind `default`, up to what else is said of the column. */
function defaultOf(action: string): string | undefined {
  const [, value] = action.split(' default ')
  return value?.split(/ (?:not null|null|check|references|unique|constraint)\b/, 1)[0]
}

/** A call is volatile unless it is known not to be. */
const isVolatile = (value: string) =>
  [...value.matchAll(/\b(\w+) ?\(/g)].some(
    ([, name = '']) => !['now', 'varchar', 'numeric', 'char', 'interval'].includes(name),
  )

const isOfTable = (shape: string, table: string) =>
  [`alter table ${table} `, `alter table only ${table} `].some((start) => shape.startsWith(start))

/** A lock that an earlier statement took is held until the transaction ends, and the whole table is read meanwhile. */
function problemsOfValidation(table: string, { before }: Told): string[] {
  const isLocked = before.some(({ shape }) => isOfTable(shape, table) && !shape.includes(' validate constraint '))
  return isLocked ? ['the lock of the statements before it is held while the table is read: use a file of its own'] : []
}

function isCheckedNotNull(column: string, table: string, { earlier, before }: Told): boolean {
  const shapes = [...earlier.flatMap(({ sql }) => sqlStatements(sql)), ...before].map(({ shape }) => shape)
  const checks = shapes.flatMap((shape) => {
    const [, name, checked] = /\badd constraint (\w+) check \(\(?(\w+) is not null\)/.exec(shape) ?? []
    return name !== undefined && checked === column && isOfTable(shape, table) ? [name] : []
  })
  return checks.some((name) => shapes.includes(`alter table ${table} validate constraint ${name}`))
}

function problemsOfContract({ contract, releases }: Told): string[] {
  if (contract === undefined)
    return ['nodes of the release before may ask for it: say "-- contract: <the last release that used it>"']
  return releases.includes(contract) ? [] : [`${contract} was not released: what it uses may still be asked for`]
}

/** The actions of an `alter table`, which commas part where no bracket is open. */
function topLevelParts(actions: string): string[] {
  const parts = ['']
  let open = 0
  for (const sign of actions) {
    if (sign === '(') open++
    if (sign === ')') open--
    if (sign === ',' && open === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}
