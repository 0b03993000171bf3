import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { calendarDayText, longDayText, weekdayText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { ExceptionsForm } from '../ui/store/exceptions-form.tsx'
import type { ShownHours } from '../ui/store/shown-hours.ts'
import { StoreTabs } from '../ui/store/store-tabs.tsx'
import { WeekForm } from '../ui/store/week-form.tsx'
import { typedExceptions, typedWeek } from './store-hours-form.ts'

const storeHoursQuery = graphql(`
  query StoreHours($location: String!) {
    me {
      permissions
    }
    storeHours(location: $location) {
      code
      name
      version
      timeZone
      week {
        day
        periods {
          opens
          closes
        }
      }
      planned {
        from
        week {
          day
          periods {
            opens
            closes
          }
        }
      }
      exceptions {
        date
        periods {
          opens
          closes
        }
      }
    }
  }
`)

const changeStoreHours = graphql(`
  mutation ChangeStoreHours($location: String!, $version: String!, $week: [DayHoursInput!]!, $from: String) {
    changeStoreHours(location: $location, version: $version, week: $week, from: $from) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const changeStoreExceptions = graphql(`
  mutation ChangeStoreExceptions($location: String!, $version: String!, $exceptions: [DateHoursInput!]!) {
    changeStoreExceptions(location: $location, version: $version, exceptions: $exceptions) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const dropPlannedHours = graphql(`
  mutation DropPlannedHours($location: String!, $version: String!, $from: String!) {
    dropPlannedHours(location: $location, version: $version, from: $from) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'code'>) {
  const { me, storeHours } = await scopeOf(context).ask(storeHoursQuery, { location: params.code })
  if (!storeHours) throw data(null, { status: 404 })
  return {
    hours: storeHours,
    permissions: me?.permissions ?? [],
    done: new URL(request.url).searchParams.get('done'),
  }
}

type Typed = Readonly<Record<string, string>>

export async function action({ context, params, request }: RouteArgs<'code'>) {
  const form = await request.formData()
  const typed: Typed = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
  const { do: did = '' } = typed
  const problems = await changed(scopeOf(context), params.code, did, typed)
  if (problems.length > 0) return { did, problems, typed }
  throw redirect(`/store/${params.code}/hours?done=${did}`)
}

async function changed({ ask }: Scope, location: string, did: string, typed: Typed): Promise<readonly Problem[]> {
  const { version = '', from = '' } = typed
  switch (did) {
    case 'exceptions': {
      const rows = typedExceptions(typed)
      const exceptions = rows.map(({ date, periods }) => ({ date, periods }))
      const { problems } = (await ask(changeStoreExceptions, { location, version, exceptions })).changeStoreExceptions
      // The API counts what was sent, and the form its rows.
      return problems.map(({ field, ...problem }) => ({
        ...problem,
        field: field?.replace(/\d+$/, (index) => String(rows[Number(index)]?.row ?? index)) ?? null,
      }))
    }
    case 'drop':
      return (await ask(dropPlannedHours, { location, version, from })).dropPlannedHours.problems
    default: {
      const given = { location, version, week: typedWeek(typed), from: from || null }
      return (await ask(changeStoreHours, given)).changeStoreHours.problems
    }
  }
}

export default function StoreHoursPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.store
  const { hours, permissions, done } = loaderData
  const mayChange = permissions.includes('STORES_WRITE')
  const doneTexts: Readonly<Record<string, string>> = {
    week: said.weekSaved,
    exceptions: said.exceptionsSaved,
    drop: said.dropped,
  }
  return (
    <>
      <title>{`${said.pages.hours} · ${hours.name} · ${shopName}`}</title>
      <h1>{said.counter(hours.name)}</h1>
      <StoreTabs store={hours} current="hours" permissions={permissions} />
      <DoneNotice text={done && !actionData ? doneTexts[done] : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      <p className="soft">{hours.timeZone ? said.clock(hours.timeZone) : said.unknownHours}</p>
      {mayChange ? (
        <>
          {hours.planned.length === 0 ? null : <PlannedWeeks hours={hours} mayChange />}
          <WeekForm hours={hours} result={actionData} />
          <ExceptionsForm hours={hours} result={actionData} />
        </>
      ) : (
        <>
          <section className="card" aria-label={said.week}>
            <h2>{said.week}</h2>
            <WeekLines week={hours.week} />
          </section>
          <PlannedWeeks hours={hours} mayChange={false} />
          <ExceptionLines hours={hours} />
        </>
      )}
    </>
  )
}

function WeekLines({ week }: { readonly week: ShownHours['week'] }) {
  const { words, language } = useScope()
  return (
    <dl className="facts">
      {week.map(({ day, periods }) => (
        <div key={day}>
          <dt>{weekdayText(day.toLowerCase(), language)}</dt>
          <dd>{periods.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || words.store.closed}</dd>
        </div>
      ))}
    </dl>
  )
}

function ExceptionLines({ hours }: { readonly hours: ShownHours }) {
  const { words, language } = useScope()
  const said = words.store
  return (
    <section className="card" aria-label={said.exceptions}>
      <h2>{said.exceptions}</h2>
      {hours.exceptions.length === 0 ? <p className="soft">{said.nothing}</p> : null}
      <dl className="facts">
        {hours.exceptions.map(({ date, periods }) => (
          <div key={date}>
            <dt>{calendarDayText(date, language)}</dt>
            <dd>{periods.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || said.closed}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function PlannedWeeks({ hours, mayChange }: { readonly hours: ShownHours; readonly mayChange: boolean }) {
  const { words, language } = useScope()
  const said = words.store
  return (
    <section className="card" aria-label={said.planned}>
      <h2>{said.planned}</h2>
      {hours.planned.length === 0 ? <p className="soft">{said.nothingPlanned}</p> : null}
      {hours.planned.map(({ from, week }) => (
        <div className="stack" key={from}>
          <h3>{said.holdsFrom(longDayText(from, language))}</h3>
          <WeekLines week={week} />
          {mayChange ? (
            <form method="post">
              <input type="hidden" name="version" value={hours.version} />
              <input type="hidden" name="from" value={from} />
              <button type="submit" name="do" value="drop" className="plain">
                {said.drop}
              </button>
            </form>
          ) : null}
        </div>
      ))}
    </section>
  )
}
