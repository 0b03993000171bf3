import type { EditedContent } from '../../routes/content-query.ts'
import { ownMomentText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'

/** Every state that somebody saved, the newest first, and the way back to each. */
export function VersionTable({ content, mayWrite }: { readonly content: EditedContent; readonly mayWrite: boolean }) {
  const reader = useScope()
  const { words } = reader
  const said = words.content
  const { versions, head, published, revision } = content
  if (versions.length === 0) return null
  return (
    <details className="card field" id="versions">
      <summary>
        <strong>{said.history}</strong>
      </summary>
      <DataTable
        caption={said.history}
        rows={versions}
        keyOf={({ id }) => String(id)}
        columns={[
          { label: said.version, cell: ({ savedAt }) => ownMomentText(savedAt, reader) },
          { label: said.name, cell: ({ name }) => name },
          { label: said.versionBy, cell: ({ savedBy }) => savedBy ?? said.withShop },
          {
            label: said.versionSeen,
            cell: ({ id, publishedAt }) => (
              <>
                {publishedAt ? ownMomentText(publishedAt, reader) : said.neverSeen}
                {id === published ? <span className="soft small"> {said.versionLive}</span> : null}
              </>
            ),
          },
          {
            label: said.restore,
            cell: ({ id, savedAt }) =>
              id === head ? (
                <span className="soft">{said.versionNow}</span>
              ) : mayWrite ? (
                <form method="post">
                  <input type="hidden" name="do" value="restore" />
                  <input type="hidden" name="revision" value={revision} />
                  <input type="hidden" name="version" value={id} />
                  <button type="submit" className="plain">
                    {said.restore} <span className="hidden">({ownMomentText(savedAt, reader)})</span>
                  </button>
                </form>
              ) : (
                '–'
              ),
          },
        ]}
      />
    </details>
  )
}
