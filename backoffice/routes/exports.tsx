import { addDays } from '#kernel/calendar.ts'
import { storefronts } from '#kernel/storefront.ts'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { storefrontName } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { type Problem, ProblemSummary } from '../ui/problems.tsx'

const exportsQuery = graphql(`
  query Exports {
    me {
      storefronts
    }
    exportKinds
    exportMonth {
      from
      until
    }
  }
`)

/** What a form asked for that was refused comes back in the address, so that nothing is typed again. */
export async function loader({ context, request }: RouteArgs) {
  const { me, exportKinds, exportMonth } = await scopeOf(context).ask(exportsQuery)
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const { problem, field } = asked
  return {
    kinds: exportKinds,
    month: { from: exportMonth.from, until: addDays(exportMonth.until, -1) },
    seen: storefronts.filter(({ code }) => !me?.storefronts || me.storefronts.includes(code)).map(({ code }) => code),
    seesAll: !me?.storefronts,
    asked,
    problems: problem === undefined ? [] : [{ messageKey: problem, field: field ?? null, name: null }],
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** Kinds that the first form asks for; the second one has the others. */
const booksKinds = ['JOURNAL', 'VAT']

export default function Exports({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.exports
  const { kinds, problems } = loaderData
  const books = kinds.filter((kind) => booksKinds.includes(kind))
  const others = kinds.filter((kind) => !booksKinds.includes(kind))
  const isOfBooks = booksKinds.includes(loaderData.asked.kind ?? '')
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <ProblemSummary problems={problems} scope={isOfBooks ? 'books-' : ''} />
      {books.length > 0 ? (
        <BooksForm
          loaded={loaderData}
          kinds={books}
          asked={isOfBooks ? loaderData.asked : {}}
          problems={isOfBooks ? problems : []}
        />
      ) : null}
      {others.length > 0 ? (
        <OtherForm
          loaded={loaderData}
          kinds={others}
          asked={isOfBooks ? {} : loaderData.asked}
          problems={isOfBooks ? [] : problems}
        />
      ) : null}
    </>
  )
}

type FormProps = {
  readonly loaded: Loaded
  readonly kinds: readonly string[]
  /** What this form had asked for when it was refused. */
  readonly asked: Readonly<Record<string, string | undefined>>
  readonly problems: readonly Problem[]
}

function BooksForm({ loaded: { month }, kinds, asked, problems }: FormProps) {
  const said = useScope().words.exports
  return (
    <form action="/exports/file" className="card stack slim">
      <h2>{said.month}</h2>
      <p className="soft">{said.monthAbout}</p>
      <KindField kinds={kinds} scope="books-" asked={asked.kind} />
      <DaysFields
        from={asked.from ?? month.from}
        until={asked.until ?? month.until}
        problems={problems}
        scope="books-"
      />
      <button type="submit">{said.submit}</button>
    </form>
  )
}

function OtherForm({ loaded: { seen, seesAll }, kinds, asked, problems }: FormProps) {
  const said = useScope().words.exports
  return (
    <form action="/exports/file" className="card stack slim">
      <h2>{said.other}</h2>
      <p className="soft">{said.otherAbout}</p>
      <p className="soft">{said.personal}</p>
      <KindField kinds={kinds} asked={asked.kind} />
      <SelectField
        name="storefront"
        label={said.storefront}
        hint={said.storefrontHint}
        value={asked.storefront}
        problems={problems}
        options={[
          ...(seesAll ? [{ value: '', label: said.allStorefronts }] : []),
          ...seen.map((value) => ({ value, label: storefrontName(value) })),
        ]}
      />
      <DaysFields from={asked.from} until={asked.until} problems={problems} />
      <p className="hint">{said.daysHint}</p>
      <button type="submit">{said.submit}</button>
    </form>
  )
}

function KindField({ kinds, asked, scope }: { kinds: readonly string[]; asked: string | undefined; scope?: string }) {
  const said = useScope().words.exports
  const labelOf = (kind: string) =>
    said.kinds[kind.toLowerCase().replaceAll('_', '-') as keyof typeof said.kinds] ?? kind
  return (
    <SelectField
      name="kind"
      label={said.kind}
      value={asked}
      scope={scope}
      options={kinds.map((value) => ({ value, label: labelOf(value) }))}
    />
  )
}

type DaysProps = {
  readonly from: string | undefined
  readonly until: string | undefined
  readonly problems: readonly Problem[]
  readonly scope?: string
}

function DaysFields({ from, until, problems, scope }: DaysProps) {
  const said = useScope().words.exports
  return (
    <div className="row fields">
      <TextField name="from" type="date" label={said.from} value={from} problems={problems} scope={scope} />
      <TextField name="until" type="date" label={said.until} value={until} problems={problems} scope={scope} />
    </div>
  )
}
