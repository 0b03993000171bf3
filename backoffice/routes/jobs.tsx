import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { ownMomentText } from '../ui/format.ts'
import { jobText } from '../ui/job-text.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { DataTable } from '../ui/table.tsx'
import { ValueText } from '../ui/value-text.tsx'

const jobsQuery = graphql(`
  query FailedJobs {
    me {
      permissions
    }
    failedJobs {
      queue
      failedAt
      data
      reason
    }
  }
`)

const retryFailedJobs = graphql(`
  mutation RetryFailedJobs($queue: String) {
    retryFailedJobs(queue: $queue) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { me, failedJobs } = await scopeOf(context).ask(jobsQuery)
  const mayRetry = me?.permissions.includes('JOBS_WRITE') ?? false
  return { failedJobs, mayRetry, done: new URL(request.url).searchParams.has('done') }
}

export async function action({ context, request }: RouteArgs) {
  const queue = String((await request.formData()).get('queue') ?? '') || null
  const { problems } = (await scopeOf(context).ask(retryFailedJobs, { queue })).retryFailedJobs
  if (problems.length > 0) return { problems }
  throw redirect('/jobs?done=retry')
}

export default function Jobs({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.machine.jobs
  const { failedJobs, mayRetry, done } = loaderData
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <DoneNotice text={done && !actionData ? said.retried : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      {failedJobs.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <>
          {mayRetry ? (
            <form method="post">
              <button type="submit">{said.retryAll}</button>
            </form>
          ) : null}
          <DataTable
            caption={said.title}
            rows={failedJobs}
            keyOf={({ queue, failedAt, data }) => `${queue} ${failedAt} ${JSON.stringify(data)}`}
            columns={[
              { label: said.kind, cell: ({ queue }) => jobText(words, queue) },
              { label: said.since, cell: ({ failedAt }) => ownMomentText(failedAt, reader) },
              { label: said.data, cell: ({ data }) => <ValueText value={data} /> },
              { label: said.reason, cell: ({ reason }) => <span lang="en">{reason}</span> },
              {
                label: said.retry,
                cell: ({ queue }) =>
                  mayRetry ? (
                    <form method="post">
                      <input type="hidden" name="queue" value={queue} />
                      <button type="submit" className="plain">
                        {said.retry}
                      </button>
                    </form>
                  ) : (
                    '–'
                  ),
              },
            ]}
          />
        </>
      )}
    </>
  )
}
