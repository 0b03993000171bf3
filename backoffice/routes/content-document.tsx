import { data as dataWith, redirect } from 'react-router'
import { instantOf, localTime } from '#kernel/calendar.ts'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { ContentHeader } from '../ui/content/content-header.tsx'
import { documentName } from '../ui/content/content-names.ts'
import { DocumentForm } from '../ui/content/document-form.tsx'
import { PictureChooser } from '../ui/content/picture-chooser.tsx'
import { PreviewPane } from '../ui/content/preview-pane.tsx'
import { RepositoryNotice } from '../ui/content/repository-notice.tsx'
import { TakeOffForm } from '../ui/content/take-off-form.tsx'
import { VersionTable } from '../ui/content/version-table.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { type ContentData, type ContentForm, carriedData, typedData } from './content-form.ts'
import { besideInputs } from './content-inputs.ts'
import { previewOf } from './content-preview.ts'
import {
  contentFormOf,
  dataOf,
  type EditedContent,
  editedContentQuery,
  leadsToDocuments,
  linkedDocumentsQuery,
  namedPicturesQuery,
  picturesIn,
} from './content-query.ts'
import { listStepOf, takeListStep } from './content-steps.ts'

const saveContent = graphql(`
  mutation SaveContent(
    $id: ID!
    $revision: String!
    $data: JSON
    $uid: String
    $step: ContentStep!
    $publishAt: DateTime
    $takeOffAt: DateTime
  ) {
    saveContent(
      id: $id
      revision: $revision
      data: $data
      uid: $uid
      step: $step
      publishAt: $publishAt
      takeOffAt: $takeOffAt
    ) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const restoreContent = graphql(`
  mutation RestoreContent($id: ID!, $revision: String!, $version: Int!) {
    restoreContent(id: $id, revision: $revision, version: $version) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

/** What may be done with a document, and what is said once it was done. */
const steps = { keep: 'KEEP', publish: 'PUBLISH', plan: 'PLAN', 'take-off': 'TAKE_OFF' } as const

async function opened({ ask }: Pick<Scope, 'ask'>, id: string) {
  const { me, content, contentRepository } = await ask(editedContentQuery, { id })
  if (!content) throw dataWith(null, { status: 404 })
  const mayWrite = (me?.permissions.includes('CONTENT_WRITE') ?? false) && contentRepository.kind === 'embedded'
  return { me, content, contentRepository, mayWrite, model: contentFormOf(content) }
}

export async function loader({ context, params, request }: RouteArgs<'id'>) {
  const { me, ...found } = await opened(scopeOf(context), params.id)
  const done = new URL(request.url).searchParams.get('done')
  return {
    ...found,
    seen: me?.storefronts ?? null,
    done,
    shown: await shownWith(scopeOf(context), found.content, dataOf(found.content)),
  }
}

/** What the fields of a document show beside its data: where its pictures are, and what its links may lead to. */
async function shownWith({ ask }: Pick<Scope, 'ask'>, content: EditedContent, data: ContentData) {
  const { contentPictures } = await ask(namedPicturesQuery, { names: [...new Set(picturesIn(data))] })
  const { contents } = leadsToDocuments(contentFormOf(content))
    ? await ask(linkedDocumentsQuery, { lang: content.listed.lang, type: null })
    : { contents: [] }
  return { pictures: contentPictures, documents: contents }
}

export async function action({ context, params, request }: RouteArgs<'id'>) {
  const scope = scopeOf(context)
  const form = await request.formData()
  const what = String(form.get('do') ?? 'keep')
  const revision = String(form.get('revision') ?? '')
  const here = `/content/${encodeURIComponent(params.id)}`
  if (what === 'restore') {
    const version = Number(form.get('version')) || 0
    const { problems } = (await scope.ask(restoreContent, { id: params.id, revision, version })).restoreContent
    if (problems.length === 0) throw redirect(`${here}?done=restore`)
    return { ...untyped, problems }
  }
  const { content, model } = await opened(scope, params.id)
  const carried = carriedData(form.get('data'))
  if (what === 'take-off') return answered(scope, params.id, here, { revision, step: what, form, model })
  if (!carried) throw dataWith(null, { status: 400 })
  const data = typedData(carried, model, form)
  const open = String(form.get('open') ?? '').split(' ')
  const moments = { publishAt: String(form.get('publishAt') ?? ''), takeOffAt: String(form.get('takeOffAt') ?? '') }
  const typedUid = form.get('uid')
  const uid = typeof typedUid === 'string' ? typedUid.trim() : undefined
  const step = listStepOf(what, form)
  if (step) {
    const stepped = takeListStep(data, model, step)
    const preview = await previewOf(scope, params.id, stepped.data)
    return {
      typed: { data: stepped.data, revision, moments, uid },
      open: [...open, stepped.at],
      problems: [],
      preview,
      shown: await shownWith(scope, content, stepped.data),
    }
  }
  const typed = { data, revision, moments, uid }
  const shown = await shownWith(scope, content, data)
  if (what === 'preview') return { typed, open, problems: [], preview: await previewOf(scope, params.id, data), shown }
  const { problems } = await answered(scope, params.id, here, { revision, step: what, form, model, data, uid })
  const preview = await previewOf(scope, params.id, data)
  return { typed, open, problems: besideInputs(problems, data, model), preview, shown }
}

const untyped = { typed: undefined, open: [], problems: [] as readonly Problem[], preview: undefined, shown: undefined }

type Wanted = {
  readonly revision: string
  readonly step: string
  readonly form: FormData
  readonly model: ContentForm
  readonly data?: ContentData
  readonly uid?: string | undefined
}

/** Saves, and leads to the page that says so; what was refused is answered. */
async function answered(
  { ask }: Pick<Scope, 'ask'>,
  id: string,
  here: string,
  { revision, step, form, model, data, uid }: Wanted,
) {
  const known = step in steps ? (step as keyof typeof steps) : 'keep'
  const { problems } = (
    await ask(saveContent, {
      id,
      revision,
      data: data ?? null,
      uid: uid ?? null,
      step: steps[known],
      publishAt: momentOf(form.get('publishAt'), model),
      takeOffAt: momentOf(form.get('takeOffAt'), model),
    })
  ).saveContent
  if (problems.length === 0) throw redirect(`${here}?done=${known}`)
  return { ...untyped, problems }
}

/** A moment that was typed by the clock of the storefront. */
function momentOf(typed: unknown, { timeZone }: Pick<ContentForm, 'timeZone'>): string | null {
  if (typeof typed !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null
  const [date = '', time = ''] = typed.split('T')
  return instantOf(date, time, timeZone).toISOString()
}

function typedMoment(at: string | null | undefined, { timeZone }: Pick<ContentForm, 'timeZone'>): string {
  if (!at) return ''
  const { date, time } = localTime(new Date(at), timeZone)
  return `${date}T${time}`
}

export default function ContentDocument({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.content
  const { content, model, mayWrite, contentRepository, seen, done } = loaderData
  const { listed } = content
  const problems = actionData?.problems ?? []
  const typed = actionData?.typed
  const isChangedMeanwhile = problems.some(({ messageKey }) => messageKey === 'content-changed-meanwhile')
  const moments = typed?.moments ?? {
    publishAt: typedMoment(listed.publishAt, model),
    takeOffAt: typedMoment(listed.takeOffAt, model),
  }
  return (
    <>
      <title>{`${said.edit(documentName(words, listed))} · ${shopName}`}</title>
      <ContentHeader content={content} seen={seen} mayWrite={mayWrite} />
      <RepositoryNotice repository={contentRepository} />
      <DoneNotice text={actionData ? undefined : doneText(said.done, done)} />
      <ProblemSummary problems={problems} />
      {isChangedMeanwhile ? (
        <p>
          <a
            className="button plain"
            href={`/content/${encodeURIComponent(listed.id)}`}
            target="_blank"
            rel="noreferrer"
          >
            {said.changedMeanwhile}
          </a>
        </p>
      ) : null}
      <div className="editor">
        <DocumentForm
          content={content}
          data={typed?.data ?? dataOf(content)}
          revision={typed?.revision ?? content.revision}
          moments={moments}
          uid={typed?.uid ?? listed.uid}
          scope={{
            model,
            problems,
            open: actionData?.open ?? [],
            pictures: new Map((actionData?.shown ?? loaderData.shown).pictures.map(({ name, url }) => [name, url])),
            documents: (actionData?.shown ?? loaderData.shown).documents,
          }}
          mayWrite={mayWrite}
        />
        <PreviewPane id={listed.id} preview={actionData?.preview} />
      </div>
      {mayWrite && (listed.state === 'PUBLISHED' || listed.state === 'CHANGED') ? (
        <TakeOffForm id={listed.id} revision={content.revision} />
      ) : null}
      <VersionTable content={content} mayWrite={mayWrite} />
      <PictureChooser />
    </>
  )
}

type Done = Exclude<keyof ReturnType<typeof useScope>['words']['content']['done'], 'picture'>

function doneText(texts: Readonly<Record<Done, string>>, done: string | null): string | undefined {
  return done !== null && Object.hasOwn(texts, done) && done !== 'picture' ? texts[done as Done] : undefined
}
