import { useWords } from './page-scope.tsx'

/** A link that lets somebody begin, shown this one time. */
export function NewLinkNotice({ name, link }: { readonly name: string; readonly link: string }) {
  const said = useWords().staff
  return (
    <div className="notice" role="status" data-enhance="told">
      <strong>{said.linkTitle(name)}</strong>
      <p>{said.linkAbout}</p>
      <p>
        <code>{link}</code>
      </p>
    </div>
  )
}
