import type { ReactNode } from 'react'
import { useScope } from '../page-scope.tsx'

/** A part of the page of a product that is sent by itself, with the version that was seen. */
export function EditForm({
  form,
  title,
  about,
  version,
  submit,
  isOpen,
  takesFiles = false,
  children,
}: {
  readonly form: string
  readonly title: string
  readonly about?: string
  readonly version: string
  readonly submit?: string
  readonly isOpen: boolean
  readonly takesFiles?: boolean
  readonly children: ReactNode
}) {
  const said = useScope().words.productEditing
  return (
    <details className="card field" open={isOpen}>
      <summary>
        <strong>{title}</strong>
      </summary>
      <form method="post" className="stack wide" noValidate encType={takesFiles ? 'multipart/form-data' : undefined}>
        <input type="hidden" name="do" value={form} />
        <input type="hidden" name="version" value={version} />
        {about === undefined ? null : <p className="soft">{about}</p>}
        {children}
        <div>
          <button type="submit">{submit ?? said.save}</button>
        </div>
      </form>
    </details>
  )
}
