import { useScope } from '../page-scope.tsx'

/** Takes a document off the shop, apart from what else is done with it. */
export function TakeOffForm({ id, revision }: { readonly id: string; readonly revision: string }) {
  const said = useScope().words.content
  return (
    <details className="card field">
      <summary>
        <strong>{said.takeOff}</strong>
      </summary>
      <form method="post" action={`/content/${encodeURIComponent(id)}`} className="stack">
        <input type="hidden" name="revision" value={revision} />
        <p>{said.takeOffAbout}</p>
        <button type="submit" name="do" value="take-off" className="danger">
          {said.takeOffSubmit}
        </button>
      </form>
    </details>
  )
}
