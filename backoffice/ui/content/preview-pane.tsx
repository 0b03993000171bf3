import { useScope } from '../page-scope.tsx'

/** The page of the shop as it would be, beside the form; a script shows it anew while somebody types. */
export function PreviewPane({
  id,
  preview,
}: {
  readonly id: string
  /** Where it is seen, in a frame and in a window of its own; nothing before somebody asked for it. */
  readonly preview: { readonly framePath: string; readonly path: string } | undefined
}) {
  const { words, storefrontUrl } = useScope()
  const said = words.content
  return (
    <aside
      className="preview"
      aria-label={said.preview}
      data-enhance="content-preview"
      data-form="document"
      data-ask={`/content/${encodeURIComponent(id)}/preview`}
      data-storefront={storefrontUrl}
    >
      <div className="row between">
        <fieldset className="widths">
          <legend className="hidden">{said.previewWidth}</legend>
          <label>
            <input type="radio" name="width" id="preview-phone" defaultChecked /> <span>{said.phone}</span>
          </label>
          <label>
            <input type="radio" name="width" id="preview-wide" /> <span>{said.wide}</span>
          </label>
        </fieldset>
        <a
          href={preview && `${storefrontUrl}${preview.path}`}
          target="_blank"
          rel="noreferrer"
          data-open
          hidden={preview === undefined}
          title={said.previewLasts}
        >
          {said.previewOpen}
        </a>
      </div>
      <p className="soft" data-about hidden={preview !== undefined}>
        {said.previewAbout}
      </p>
      <div className="screen" data-screen hidden={preview === undefined}>
        <iframe
          title={said.previewFrame}
          src={preview && `${storefrontUrl}${preview.framePath}`}
          sandbox="allow-same-origin"
          referrerPolicy="no-referrer"
        />
      </div>
    </aside>
  )
}
