import { useScope } from '../page-scope.tsx'

/** Where content is written, when it isn't here. */
export function RepositoryNotice({
  repository: { kind, address },
}: {
  readonly repository: { readonly kind: string; readonly address: string | null }
}) {
  const said = useScope().words.content
  if (kind === 'prismic' && address)
    return (
      <div className="notice warn">
        <p>{said.atPrismic}</p>
        <p>
          <a href={address}>{said.openPrismic}</a>
        </p>
      </div>
    )
  return kind === 'folder' ? <p className="notice warn">{said.inFolder}</p> : null
}
