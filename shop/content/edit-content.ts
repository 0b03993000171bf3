import type { Clock } from '#kernel/clock.ts'
import type { Repositories, Transact } from '../transact.ts'
import { isAddressFixed } from './address-changes.ts'
import {
  changedFields,
  type EditedContent,
  isNeeded,
  isPageWithoutParts,
  isSameContent,
  publishedAs,
  revisionOf,
  workingCopy,
} from './content-edit.ts'
import type { ContentModelPort, ContentRepository } from './content-model-port.ts'
import { type ContentRefused, contentRefused } from './content-refusal.ts'
import type { StoredDocument } from './publication-port.ts'
import { publishReplaced, withReplaced } from './publish-documents.ts'

export type ContentEditDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly models: ContentModelPort
  readonly repository: ContentRepository
}

type Held = Pick<Repositories, 'contentEdits' | 'publications' | 'catalogImport' | 'invalidate' | 'jobs'>
/** Everything that is seen, and the one document that it is about. */
type Opened = EditedContent & { readonly documents: readonly StoredDocument[] }

type Moments = { readonly publishAt: Date | null; readonly takeOffAt: Date | null }

/** What becomes of a document once it is saved. */
export type ContentStep = { readonly kind: 'keep' | 'publish' | 'take-off' } | ({ readonly kind: 'plan' } & Moments)

export type ContentChange = {
  readonly id: string
  /** What the editor saw when they began. */
  readonly revision: string
  /** What they made of it; absent where they changed nothing. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  /** The last part of its address, where that is to be another one once it is published. */
  readonly uid?: string | undefined
  readonly step: ContentStep
  /** Who it is. */
  readonly by: string
}

export type ContentChanged = { readonly version: number; readonly fields: readonly string[] }

/** Keeps what an editor made of a document, and makes everybody see it, now or later, where they say so. */
export function editContent(deps: ContentEditDeps, change: ContentChange): Promise<ContentChanged | ContentRefused> {
  return changeDocument(deps, change, async (held, opened) => {
    const working = workingCopy(opened)
    if (!working) return contentRefused('content-not-found')
    const { data = working.data, uid = working.uid, step } = change
    const next = { ...working, data, uid }
    const wrong = await whatIsWrongWithUid(held, opened, working, uid)
    if (wrong) return wrong
    const isChanged = !isSameContent(working, next)
    if (step.kind === 'keep' && !isChanged) return contentRefused('content-unchanged')
    const version = await saveVersion(deps, held, opened, next, change.by)
    const refused = await takeStep(deps, held, opened, { version, document: next, change })
    return refused ?? { version, fields: changedFields(opened.live, next) }
  })
}

/** Makes an earlier version what editors go on with; what everybody sees stays until somebody publishes it. */
export function restoreContent(
  deps: ContentEditDeps,
  { version: wanted, ...change }: Omit<ContentChange, 'step' | 'data'> & { readonly version: number },
): Promise<ContentChanged | ContentRefused> {
  return changeDocument(deps, { ...change, step: { kind: 'keep' } }, async (held, opened) => {
    const found = await held.contentEdits.version(change.id, wanted)
    const working = workingCopy(opened)
    if (!found || !working) return contentRefused('content-not-found')
    const wrong = await whatIsWrongWithUid(held, opened, working, found.document.uid)
    if (wrong) return wrong
    const version = await saveVersion(deps, held, opened, found.document, change.by)
    return { version, fields: changedFields(opened.live, found.document) }
  })
}

export type NewContent = {
  readonly document: StoredDocument
  readonly by: string
}

/** Begins a document that nobody sees yet. */
export async function addContent(
  { transact, clock, models, repository }: ContentEditDeps,
  { document, by }: NewContent,
): Promise<{ readonly id: string } | ContentRefused> {
  if (repository.kind !== 'embedded') return contentRefused('content-read-only')
  if (!models.types().has(document.type)) return contentRefused('content-not-found')
  if (!isUid(document.uid)) return contentRefused('content-uid-invalid', { field: 'uid' })
  return transact(['contentEdits', 'publications'], async ({ contentEdits, publications }) => {
    await contentEdits.hold()
    const all = [
      ...(await publications.latestDocuments()),
      ...(await contentEdits.edits()).map(({ head }) => head.document),
    ]
    const isTaken = all.some(
      ({ type, lang, uid }) => type === document.type && lang === document.lang && uid === document.uid,
    )
    if (isTaken) return contentRefused('content-uid-taken', { field: 'uid' })
    const id = all.some((one) => one.id === document.id) ? `${document.id}-${crypto.randomUUID()}` : document.id
    const version = await contentEdits.addVersion(
      { ...document, id },
      { savedAt: clock.now(), savedBy: by, publishedAt: null },
    )
    await contentEdits.moveHead(id, version)
    return { id }
  })
}

const isUid = (uid: string | null): uid is string =>
  uid !== null && uid.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(uid)

/** What keeps a document from being read at another address. */
async function whatIsWrongWithUid(
  { contentEdits }: Held,
  { documents }: Opened,
  working: StoredDocument,
  uid: string | null,
): Promise<ContentRefused | undefined> {
  if (uid === working.uid) return undefined
  if (isAddressFixed(working)) return contentRefused('content-uid-fixed', { field: 'uid' })
  if (!isUid(uid)) return contentRefused('content-uid-invalid', { field: 'uid' })
  const all = [...documents, ...(await contentEdits.edits()).map(({ head }) => head.document)]
  const isTaken = all.some(
    (one) => one.id !== working.id && one.type === working.type && one.lang === working.lang && one.uid === uid,
  )
  return isTaken ? contentRefused('content-uid-taken', { field: 'uid' }) : undefined
}

async function changeDocument<T extends object>(
  { transact, repository }: ContentEditDeps,
  { id, revision }: Pick<ContentChange, 'id' | 'revision' | 'step'>,
  work: (held: Held, opened: Opened) => Promise<T | ContentRefused>,
): Promise<T | ContentRefused> {
  if (repository.kind !== 'embedded') return contentRefused('content-read-only')
  return transact(['contentEdits', 'publications', 'catalogImport', 'invalidate', 'jobs'], async (held) => {
    await held.contentEdits.hold()
    const documents = await held.publications.latestDocuments()
    const opened = {
      documents,
      live: documents.find((one) => one.id === id),
      edit: await held.contentEdits.edit(id),
    }
    if (!opened.live && !opened.edit) return contentRefused('content-not-found')
    if (revisionOf(opened) !== revision) return contentRefused('content-changed-meanwhile')
    return work(held, opened)
  })
}

/** The version that holds what is to be kept: the last one where it says the same. */
async function saveVersion(
  { clock }: ContentEditDeps,
  { contentEdits }: Held,
  { live, edit }: Opened,
  next: StoredDocument,
  by: string,
): Promise<number> {
  if (edit && isSameContent(edit.head.document, next)) return edit.head.id
  // What came with the folder of the shop can be gone back to as well.
  if (!edit && live) {
    const first = await contentEdits.addVersion(live, {
      savedAt: new Date(live.last_publication_date),
      savedBy: '',
      publishedAt: new Date(live.last_publication_date),
    })
    await contentEdits.moveHead(live.id, first)
    if (isSameContent(live, next)) return first
  }
  const version = await contentEdits.addVersion(next, { savedAt: clock.now(), savedBy: by, publishedAt: null })
  await contentEdits.moveHead(next.id, version)
  return version
}

type Saved = { readonly version: number; readonly document: StoredDocument; readonly change: ContentChange }

/** @returns why it isn't taken; nothing where it was */
async function takeStep(
  deps: ContentEditDeps,
  held: Held,
  opened: Opened,
  saved: Saved,
): Promise<ContentRefused | undefined> {
  const { step } = saved.change
  switch (step.kind) {
    case 'keep':
      return undefined
    case 'publish':
      return publishNow(deps, held, opened, saved)
    case 'plan':
      return plan(deps, held, opened, saved, step)
    case 'take-off':
      return takeOff(deps, held, opened)
  }
}

async function publishNow(
  deps: ContentEditDeps,
  { publications, catalogImport, contentEdits, invalidate }: Held,
  opened: Opened,
  { version, document }: Saved,
): Promise<ContentRefused | undefined> {
  const { live, documents } = opened
  if (live && isSameContent(live, document)) return contentRefused('content-unchanged')
  const wrong = await whatIsWrong(deps, opened, document)
  if (wrong) return wrong
  const now = deps.clock.now()
  const seen = publishedAs(document, live, now)
  const publishing = { publications, catalogImport, models: deps.models }
  await invalidate(await publishReplaced(publishing, documents, [{ id: document.id, document: seen }], now))
  await contentEdits.markPublished(document.id, { id: version, document: seen }, now)
  return undefined
}

async function plan(
  deps: ContentEditDeps,
  { contentEdits, jobs }: Held,
  opened: Opened,
  { version, document, change: { by } }: Saved,
  { publishAt, takeOffAt }: Moments,
): Promise<ContentRefused | undefined> {
  const wrong =
    refusedPlan(opened, document, { publishAt, takeOffAt }, deps.clock.now()) ??
    (publishAt ? await whatIsWrong(deps, opened, document) : undefined)
  if (wrong) return wrong
  await contentEdits.schedule(document.id, {
    scheduled: publishAt && version,
    publishAt,
    takeOffAt,
    scheduledBy: publishAt || takeOffAt ? by : null,
  })
  for (const at of [publishAt, takeOffAt]) if (at) await jobs.publishContent(at)
  return undefined
}

async function takeOff(
  { clock, models }: ContentEditDeps,
  { publications, catalogImport, contentEdits, invalidate }: Held,
  { live, documents }: Opened,
): Promise<ContentRefused | undefined> {
  if (!live) return contentRefused('content-not-published')
  if (isNeeded(live)) return contentRefused('content-needed')
  const publishing = { publications, catalogImport, models }
  await invalidate(await publishReplaced(publishing, documents, [{ id: live.id, document: null }], clock.now()))
  await contentEdits.markTakenOff(live.id)
  return undefined
}

function refusedPlan(
  { live }: Opened,
  document: StoredDocument,
  { publishAt, takeOffAt }: Moments,
  now: Date,
): ContentRefused | undefined {
  if (publishAt && publishAt <= now) return contentRefused('content-moment-past', { field: 'publishAt' })
  if (takeOffAt && takeOffAt <= now) return contentRefused('content-moment-past', { field: 'takeOffAt' })
  if (publishAt && takeOffAt && takeOffAt <= publishAt)
    return contentRefused('content-moments-turned', { field: 'takeOffAt' })
  if (takeOffAt && isNeeded(document)) return contentRefused('content-needed', { field: 'takeOffAt' })
  if (takeOffAt && !publishAt && !live) return contentRefused('content-not-published', { field: 'takeOffAt' })
  return undefined
}

/** What keeps a document from being seen, each beside its field. */
async function whatIsWrong(
  { models }: ContentEditDeps,
  { documents }: Opened,
  document: StoredDocument,
): Promise<ContentRefused | undefined> {
  if (isPageWithoutParts(document)) return contentRefused('content-without-parts', { field: 'slices' })
  const together = withReplaced(documents, [{ id: document.id, document }])
  const problems = await models.problems(document, together)
  if (problems.length === 0) return undefined
  return {
    refused: true,
    refusals: problems.map(({ field, kind, why }) => ({
      refused: true,
      messageKey: `content-${kind}-wrong`,
      field,
      name: why,
    })),
  }
}
