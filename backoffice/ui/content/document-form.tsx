import type { ContentFields } from '#kernel/content-model.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { ContentData } from '../../routes/content-form.ts'
import type { EditedContent } from '../../routes/content-query.ts'
import { TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import { RecordFields } from './fields.tsx'
import { ContentFormProvider, type ContentFormScope, useIsOpen } from './form-scope.tsx'
import { tabLabel } from './model-labels.ts'

/** A document as a form: its fields by the tabs of its model, what is done with it, and what is planned of it. */
export function DocumentForm({
  content,
  data,
  revision,
  moments,
  uid,
  scope,
  mayWrite,
}: {
  readonly content: EditedContent
  readonly data: ContentData
  readonly revision: string
  readonly moments: { readonly publishAt: string; readonly takeOffAt: string }
  /** The last part of its address; null for what has none. */
  readonly uid: string | null
  readonly scope: ContentFormScope
  readonly mayWrite: boolean
}) {
  const { words } = useScope()
  const said = words.content
  return (
    <form
      method="post"
      action={`/content/${encodeURIComponent(content.listed.id)}`}
      id="document"
      className="stack wide"
      noValidate
    >
      {/* Enter in a field saves, whatever button comes first. */}
      <button
        type="submit"
        name="do"
        value="keep"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        disabled={!mayWrite}
      >
        {said.keep}
      </button>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="open" value="" />
      <input type="hidden" name="data" value={JSON.stringify(data)} />
      <ContentFormProvider value={scope}>
        {Object.entries(scope.model.tabs).map(([tab, fields]) => (
          <section key={tab} className="card" aria-labelledby={`tab-${tab}`}>
            <h2 id={`tab-${tab}`}>{tabLabel(words.contentModel, tab)}</h2>
            <TabFields data={data} fields={fields} />
          </section>
        ))}
      </ContentFormProvider>
      <p className="soft small">{said.placeholders}</p>
      {mayWrite && content.isMovable && uid !== null ? (
        <AddressField listed={content.listed} uid={uid} scope={scope} />
      ) : null}
      {mayWrite ? <ScheduleFields content={content} moments={moments} scope={scope} /> : null}
      <div className="bottom-bar row">
        {mayWrite ? (
          <>
            <button type="submit" name="do" value="publish">
              {said.publish}
            </button>
            <button type="submit" name="do" value="keep" className="plain">
              {said.keep}
            </button>
            <button type="submit" name="do" value="preview" className="plain">
              {said.preview}
            </button>
          </>
        ) : null}
      </div>
    </form>
  )
}

/** What ties a document to others is decided once, and stands out of the way of what is written. */
const settled: ReadonlySet<string> = new Set(['alternate_id', 'url_key', 'brand_key', 'parents', 'parent_page'])

function TabFields({ data, fields }: { readonly data: ContentData; readonly fields: ContentFields }) {
  const said = useScope().words.content
  const isOpen = [useIsOpen('parents'), useIsOpen('alternate_id'), useIsOpen('url_key'), useIsOpen('parent_page')]
  const named = Object.entries(fields)
  const further = named.filter(([name]) => settled.has(name))
  return (
    <>
      <RecordFields record={data} fields={Object.fromEntries(named.filter(([name]) => !settled.has(name)))} />
      {further.length === 0 ? null : (
        <details open={isOpen.includes(true)} data-path="parents" className="do">
          <summary>{said.further}</summary>
          <div className="stack wide">
            <RecordFields record={data} fields={Object.fromEntries(further)} />
          </div>
        </details>
      )}
    </>
  )
}

/** Where it is read: rarely changed, and never in passing. */
function AddressField({
  listed,
  uid,
  scope: { problems },
}: {
  readonly listed: EditedContent['listed']
  readonly uid: string
  readonly scope: ContentFormScope
}) {
  const said = useScope().words.content
  const isOpen = uid !== listed.uid || problems.some(({ field }) => field === 'uid')
  return (
    <details className="card field" open={isOpen}>
      <summary>
        <strong>{said.move}</strong>
      </summary>
      <TextField name="uid" label={said.addUid} hint={said.moveHint} value={uid} maxLength={80} problems={problems} />
    </details>
  )
}

function ScheduleFields({
  content: { listed, scheduledBy },
  moments,
  scope: { problems },
}: {
  readonly content: EditedContent
  readonly moments: { readonly publishAt: string; readonly takeOffAt: string }
  readonly scope: ContentFormScope
}) {
  const said = useScope().words.content
  const storefront = storefronts.find(({ contentLang }) => contentLang === listed.lang)
  const isOpen = moments.publishAt !== '' || moments.takeOffAt !== ''
  return (
    <details className="card field" open={isOpen}>
      <summary>
        <strong>{said.schedule}</strong>
      </summary>
      <div className="stack">
        <p className="soft">{said.scheduleAbout(storefront?.name ?? listed.lang)}</p>
        {scheduledBy ? <p>{said.scheduleNow(scheduledBy)}</p> : null}
        <TextField
          name="publishAt"
          type="datetime-local"
          label={said.optional(said.publishAt)}
          value={moments.publishAt}
          problems={problems}
        />
        <TextField
          name="takeOffAt"
          type="datetime-local"
          label={said.optional(said.takeOffAt)}
          value={moments.takeOffAt}
          problems={problems}
        />
        <button type="submit" name="do" value="plan" className="plain">
          {said.scheduleSubmit}
        </button>
      </div>
    </details>
  )
}
