import { type BulkAction, type NotDone, type SeenOrder, writtenNotDone } from '../../routes/bulk-orders-form.ts'
import { useScope } from '../page-scope.tsx'
import { problemText } from '../problems.tsx'
import { DataTable } from '../table.tsx'

/** How far it is; what is left is done by the next press, which a script makes by itself. */
export function BulkProgress({
  action,
  rest,
  failed,
  done,
  all,
  note,
  pressKey,
}: {
  readonly action: BulkAction
  readonly rest: readonly SeenOrder[]
  readonly failed: readonly NotDone[]
  readonly done: number
  readonly all: number
  readonly note: string
  readonly pressKey: string
}) {
  const { words } = useScope()
  const said = words.bulk
  return (
    <>
      <p role="status" className={rest.length === 0 ? 'notice' : 'card'}>
        {rest.length === 0 ? said.done(done - failed.length) : said.progress(done, all)}
      </p>
      {rest.length === 0 ? null : (
        <form method="post" className="card stack" data-enhance="go-on">
          <progress value={done} max={all} aria-label={said.progress(done, all)} />
          <p className="soft">{said.goingOn}</p>
          <input type="hidden" name="do" value={action} />
          <input type="hidden" name="key" value={pressKey} />
          <input type="hidden" name="note" value={note} />
          <input type="hidden" name="done" value={done} />
          {rest.map(({ number, seen }) => (
            <input key={number} type="hidden" name="order" value={`${number} ${seen}`} />
          ))}
          {failed.map((one) => (
            <input key={one.number} type="hidden" name="failed" value={writtenNotDone(one)} />
          ))}
          <button type="submit">{said.goOn}</button>
        </form>
      )}
      {failed.length === 0 ? null : (
        <DataTable
          caption={said.failed}
          rows={failed}
          keyOf={({ number }) => number}
          columns={[
            { label: said.failed, cell: ({ number }) => <a href={`/orders/${number}`}>{number}</a> },
            { label: said.why, cell: (problem) => problemText(words, problem) },
          ]}
        />
      )}
    </>
  )
}
