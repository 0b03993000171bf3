import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LintContext, type LintedFile, migrationProblems } from './migration-lint.ts'

/** Released, or on databases of before the rules: these never change any more, whatever they do. */
const lastOfBefore = 230

const files = readdirSync('database/migrations')
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name): LintedFile => ({ name, sql: readFileSync(`database/migrations/${name}`, 'utf8') }))
const releases = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d\S*)\]/gm)].map(
  ([, version = '']) => version,
)

test('no migration keeps shoppers waiting or breaks the release before', () => {
  const problems = files.flatMap((file, at) =>
    Number(file.name.slice(0, 3)) <= lastOfBefore
      ? []
      : migrationProblems(file, { earlier: files.slice(0, at), releases }).map((problem) => `${file.name}: ${problem}`),
  )
  expect(files.length).toBeGreaterThan(70)
  expect(problems).toEqual([])
})

const context: LintContext = { earlier: [], releases: ['0.1.0'] }
const problemsOf = (sql: string, given: LintContext = context) => migrationProblems({ name: '999-x', sql }, given)
const outside = '-- outside a transaction\n'

describe('is refused', () => {
  test.each([
    ['an index on a table that is there', 'create index orders_email on orders (email);', 'concurrently'],
    ['a unique one, in another spelling', 'CREATE UNIQUE INDEX ON "orders"\n (email)', 'concurrently'],
    [
      'concurrently, where there is a transaction',
      'create index concurrently a on orders (b);',
      'outside a transaction',
    ],
    ['a default by row', 'alter table orders add column token uuid default gen_random_uuid();', 'differs by row'],
    [
      'a clock that runs',
      'alter table orders add column at timestamptz not null default clock_timestamp()',
      'differs by row',
    ],
    ['a number for each row', 'alter table orders add column number bigserial', 'for each row'],
    ['what is computed', 'alter table orders add column sum int generated always as (a + b) stored', 'for each row'],
    ['a column that nobody fills', 'alter table orders add column note text not null', 'have no value'],
    ['a check on a new column', "alter table orders add column kind text check (kind in ('a', 'b'))", 'not valid'],
    ['a unique column', 'alter table orders add column press text unique', 'made under a lock'],
    ['another type', 'alter table orders alter column total type bigint', 'written anew'],
    ['another type, said at length', 'alter table orders alter total set data type bigint', 'written anew'],
    ['what has to be there', 'alter table orders alter column email set not null', 'read under a lock'],
    ['a check that is valid at once', 'alter table orders add constraint positive check (total >= 0)', 'not valid'],
    ['a foreign key', 'alter table orders add foreign key (store_id) references stores', 'not valid'],
    ['one of many actions', 'alter table orders add column a int, add constraint b unique (a, b)', 'using index'],
    ['a column that goes', 'alter table orders drop column email', 'contract'],
    ['a table that goes', 'drop table orders', 'contract'],
    ['a release that is none', '-- contract: 9.9.9\ndrop table orders', 'was not released'],
    ['another name', 'alter table orders rename column email to mail', 'running nodes'],
    ['another name of a table', 'alter table orders rename to purchases', 'running nodes'],
    ['a block', 'do $$ begin alter table orders drop column email; end $$', 'hides'],
    ['a lock', 'lock table orders', 'locks a table'],
    [
      'a reading under a lock',
      'alter table orders add constraint a check (b > 0) not valid; alter table orders validate constraint a',
      'file of its own',
    ],
    ['a table outside a transaction', `${outside}create table a (b int)`, 'outside a transaction'],
    [
      'an index that can’t be made twice',
      `${outside}create index concurrently a on orders (b)`,
      'drop index concurrently if exists a',
    ],
  ])('%s', (_, sql, said) => {
    const problems = problemsOf(sql)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(said)
  })
})

describe('is let through', () => {
  test.each([
    [
      'a new table with its index',
      'create table wishes (id int primary key, note text not null); create index wishes_note on wishes (note);',
    ],
    [
      'what becomes of a new table',
      'create table wishes (id int); alter table wishes alter column id set not null, add check (id > 0);',
    ],
    ['a column that may be empty', 'alter table orders add column note text;'],
    [
      'a column with one value for all',
      "alter table orders add column kind text not null default 'web', add column at timestamptz default now();",
    ],
    [
      'a column that points elsewhere',
      'alter table orders add column store_id uuid references stores on delete set null;',
    ],
    ['a check for what comes', 'alter table orders add constraint positive check (total >= 0) not valid;'],
    ['its reading, in a file of its own', 'alter table orders validate constraint positive;'],
    ['a constraint of an index that is there', 'alter table orders add constraint one unique using index orders_one;'],
    [
      'an index made concurrently',
      `${outside}drop index concurrently if exists a;\ncreate unique index concurrently a on orders (b) where c > 0;\n`,
    ],
    ['a default for rows that come', 'alter table orders alter column id set default gen_random_uuid();'],
    ['a column of which the last release knew nothing', '-- contract: 0.1.0\nalter table orders drop column email;'],
    ['a constraint that goes', 'alter table orders drop constraint positive;'],
    [
      'what only looks like it',
      "comment on table orders is 'drop table orders; create index a on orders (b)'; -- rename column",
    ],
    [
      'what a function does when it is called',
      'create function f() returns void language sql as $$ drop table orders; $$;',
    ],
  ])('%s', (_, sql) => expect(problemsOf(sql)).toEqual([]))

  test('what has to be there, once a check was validated', () => {
    const check = { name: '1', sql: 'alter table orders add constraint has_email check (email is not null) not valid' }
    const validated = { name: '2', sql: 'alter table orders validate constraint has_email' }
    const sql = 'alter table orders alter column email set not null'
    expect(problemsOf(sql, { ...context, earlier: [check] })).toHaveLength(1)
    expect(problemsOf(sql, { ...context, earlier: [check, validated] })).toEqual([])
    expect(problemsOf(`${validated.sql}; ${sql}`, { ...context, earlier: [check] })).toEqual([])
  })
})
