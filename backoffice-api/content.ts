import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ContentSliceModel, ContentTypeModel } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import { slugOf } from '#kernel/slug.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import { isAddressFixed } from '#shop/content/address-changes.ts'
import { type ContentVersion, contentStates, nameOf } from '#shop/content/content-edit.ts'
import type { ListedContent, OpenedContent } from '#shop/content/content-editing-service.ts'
import type { ContentRefused } from '#shop/content/content-refusal.ts'
import { contentRefused } from '#shop/content/content-refusal.ts'
import type { ContentChanged, ContentStep } from '#shop/content/edit-content.ts'
import { backofficeBuilder, badValue, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { type ApiProblem, type ChangeOutcome, OutcomeType, outcomeOf, ProblemType, problemsOf } from './outcome.ts'
import { actorOf } from './session.ts'

const ContentStateType = backofficeBuilder.enumType('ContentState', {
  description: 'CHANGED: everybody sees it, and somebody saved another version. DRAFT: nobody ever saw it.',
  values: enumValues(contentStates),
})

const ListedContentType = backofficeBuilder.objectRef<ListedContent>('ListedContent').implement({
  description: 'A document of the shop’s pages, in one language.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.exposeString('type'),
    lang: t.exposeString('lang', { description: '`nl-nl`' }),
    uid: t.exposeString('uid', { nullable: true }),
    name: t.exposeString('name'),
    path: t.string({
      nullable: true,
      description: 'Where it is read, with the storefront’s prefix; null for what has no page of its own.',
      resolve: (content) => pathOf(content),
    }),
    state: t.field({ type: ContentStateType, resolve: ({ state }) => state }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ publishedAt }) => (publishedAt === undefined ? null : new Date(publishedAt)),
    }),
    savedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ savedAt }) => savedAt ?? null }),
    savedBy: t.string({ nullable: true, resolve: ({ savedBy }) => savedBy || null }),
    publishAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ publishAt }) => publishAt }),
    takeOffAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ takeOffAt }) => takeOffAt }),
  }),
})

function pathOf({ path, lang }: Pick<ListedContent, 'path' | 'lang'>): string | null {
  return path === undefined ? null : `${storefrontOfLang(lang)?.basePath ?? ''}${path}`
}

const storefrontOfLang = (lang: string): Storefront | undefined =>
  storefronts.find(({ contentLang }) => contentLang === lang)

const ContentVersionType = backofficeBuilder.objectRef<ContentVersion>('ContentVersion').implement({
  description: 'A state of a document that somebody saved.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.string({ resolve: ({ document }) => nameOf(document) }),
    savedAt: t.field({ type: 'DateTime', resolve: ({ savedAt }) => savedAt }),
    savedBy: t.string({
      nullable: true,
      description: 'Null for what came with the folder of the shop.',
      resolve: ({ savedBy }) => savedBy || null,
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When everybody first saw it.',
      resolve: ({ publishedAt }) => publishedAt,
    }),
  }),
})

type Model = { readonly type: ContentTypeModel; readonly slices: readonly ContentSliceModel[] }

const ContentModelType = backofficeBuilder.objectRef<Model>('ContentModel').implement({
  description: 'What documents of a type hold, as Slice Machine describes it.',
  fields: (t) => ({
    id: t.string({ resolve: ({ type }) => type.id }),
    tabs: t.field({ type: 'JSON', resolve: ({ type }) => type.json }),
    slices: t.field({
      type: 'JSON',
      description: 'The models of the slices that its zones have room for.',
      resolve: ({ slices }) => slices,
    }),
  }),
})

const ContentDocumentType = backofficeBuilder.objectRef<OpenedContent>('ContentDocument').implement({
  description: 'A document as somebody edits it.',
  fields: (t) => ({
    listed: t.field({ type: ListedContentType, resolve: (content) => content }),
    revision: t.exposeString('revision', {
      description: 'Named by who changes it: what somebody saved since isn’t written over.',
    }),
    data: t.field({
      type: 'JSON',
      description: 'What was saved last; its fields are those of its model.',
      resolve: ({ document }) => document.data,
    }),
    isMovable: t.boolean({
      description: 'Whether it can have another address: not where the shop leads to it by itself.',
      resolve: ({ document }) => !isAddressFixed(document),
    }),
    head: t.int({
      nullable: true,
      description: 'The version that it is.',
      resolve: ({ edit }) => edit?.head.id ?? null,
    }),
    published: t.int({
      nullable: true,
      description: 'The version that everybody sees, where staff published one.',
      resolve: ({ edit }) => edit?.published ?? null,
    }),
    scheduledBy: t.string({ nullable: true, resolve: ({ edit }) => edit?.scheduledBy ?? null }),
    translations: t.field({
      type: [ListedContentType],
      description: 'The same page in other languages.',
      resolve: ({ translations }) => [...translations],
    }),
    versions: t.field({
      type: [ContentVersionType],
      description: 'The newest first, at most 50.',
      resolve: async ({ id }, _, { shop }) => [...(await shop.contentEditing.versions(id))],
    }),
    model: t.field({
      type: ContentModelType,
      nullable: true,
      resolve: ({ type }, _, { shop }) => modelOf(shop.contentEditing.models, type),
    }),
  }),
})

function modelOf({ types, slices }: BackofficeContext['shop']['contentEditing']['models'], id: string): Model | null {
  const type = types().get(id)
  if (!type) return null
  const fields = Object.values(type.json).flatMap((tab) => Object.values(tab))
  const choices = fields.flatMap(({ config }) => Object.keys(config.choices ?? {}))
  return { type, slices: [...new Set(choices)].flatMap((choice) => slices().get(choice) ?? []) }
}

type Place = { readonly kind: string; readonly address: string | null }

const ContentRepositoryType = backofficeBuilder.objectRef<Place>('ContentRepository').implement({
  description:
    'Where the documents lie: `embedded` in the database, `folder` while a shop is developed, or at `prismic`.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    address: t.exposeString('address', { nullable: true, description: 'Where editors work at Prismic.' }),
  }),
})

type Picture = { readonly name: string; readonly url: string; readonly width: number; readonly height: number }

const ContentPictureType = backofficeBuilder.objectRef<Picture>('ContentPicture').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    url: t.exposeString('url', { description: 'On the storefront, without the host.' }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
})

type Preview = { readonly token: string | null; readonly path: string | null; readonly problems: readonly ApiProblem[] }

const ContentPreviewType = backofficeBuilder.objectRef<Preview>('ContentPreview').implement({
  description: 'A document as the storefront would show it, for an hour and for whoever has its path.',
  fields: (t) => ({
    path: t.exposeString('path', { nullable: true, description: 'On the storefront; it opens the preview.' }),
    framePath: t.string({
      nullable: true,
      description: 'The page alone, without scripts, for a frame of the back office.',
      resolve: ({ path }) => (path === null ? null : `${path}&frame=1`),
    }),
    problems: t.field({
      type: [ProblemType],
      description: 'What would keep it from being published.',
      resolve: ({ problems }) => [...problems],
    }),
  }),
})

/** The spellings of languages whose storefronts somebody sees. */
function seenLangs({ actor }: BackofficeContext): readonly string[] {
  const seen = actor?.member.storefronts ?? []
  return storefronts.filter(({ code }) => seen === 'all' || seen.includes(code)).map(({ contentLang }) => contentLang)
}

async function openedFor(context: BackofficeContext, id: string): Promise<OpenedContent | undefined> {
  const found = await context.shop.contentEditing.find(id)
  return found && seenLangs(context).includes(found.lang) ? found : undefined
}

backofficeBuilder.queryFields((t) => ({
  contentRepository: t.field({
    type: ContentRepositoryType,
    resolve: (_, _args, { shop }) => {
      const { repository } = shop.contentEditing
      return { kind: repository.kind, address: repository.kind === 'prismic' ? repository.address : null }
    },
  }),
  contentTypes: t.stringList({
    description: 'Types that documents can be made of.',
    resolve: (_, _args, { shop }) => [...shop.contentEditing.models.types().keys()],
  }),
  contents: t.field({
    type: [ListedContentType],
    description: 'Documents by type and name.',
    args: {
      type: t.arg.string({ required: false }),
      lang: t.arg.string({ required: false }),
      state: t.arg({ type: ContentStateType, required: false }),
      text: t.arg.string({ required: false, description: 'A part of the name or the address.' }),
    },
    resolve: async (_, { type, lang, state, text }, context) => {
      const langs = seenLangs(context)
      const filter = { type: type ?? undefined, lang: lang ?? undefined, state: state ?? undefined, text: text ?? '' }
      return (await context.shop.contentEditing.list(filter)).filter((one) => langs.includes(one.lang))
    },
  }),
  content: t.field({
    type: ContentDocumentType,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => (await openedFor(context, id)) ?? null,
  }),
  contentPictures: t.field({
    type: [ContentPictureType],
    description: 'What documents may show, by name: all pictures, or those of these names.',
    args: { names: t.arg.stringList({ required: false }) },
    resolve: (_, { names }, { shop }) =>
      (names ?? shop.pictureNames()).flatMap((name) => {
        const found = shop.pictures.find(name)
        return found ? [{ name, ...found }] : []
      }),
  }),
}))

const ContentStepType = backofficeBuilder.enumType('ContentStep', {
  description: 'KEEP saves a draft. PLAN publishes or takes off at a moment; without any, what was planned is off.',
  values: enumValues(['keep', 'publish', 'take-off', 'plan'] as const),
})

type Data = Readonly<Record<string, unknown>>

/** Longest that the text of a document may be. */
const longestData = 500_000

function dataOf(value: unknown): Data | undefined {
  if (value === null || value === undefined) return undefined
  if (!isRecord(value) || JSON.stringify(value).length > longestData)
    throw badValue('data holds the fields of a document')
  return value
}

/** Changes a document in one transaction with its row in the books. */
async function change(
  context: BackofficeContext,
  action: string,
  opened: OpenedContent | undefined,
  work: (opened: OpenedContent, by: string) => Promise<ContentChanged | ContentRefused>,
  after: Data = {},
): Promise<ChangeOutcome> {
  if (!opened) return outcomeOf(contentRefused('content-not-found'))
  const actor = actorOf(context)
  const answer = await context.shop.staff.perform<number, ContentRefused>(actor, {
    permission: 'content.write',
    action,
    object: { type: 'content', id: opened.id, name: `${opened.name} (${opened.lang})` },
    work: async () => {
      const done = await work(opened, actor.member.name)
      if ('refusals' in done) return done
      const { version, fields } = done
      return {
        result: version,
        before: { state: opened.state, version: opened.edit?.head.id ?? null },
        after: { version, fields, ...after },
      }
    },
  })
  return outcomeOf(answer, opened.id)
}

backofficeBuilder.mutationFields((t) => ({
  saveContent: t.field({
    type: OutcomeType,
    description: 'Keeps what somebody wrote in a document, and publishes it, now or at a moment, or takes it off.',
    args: {
      id: t.arg.id(),
      revision: t.arg.string({ description: 'Of the document that it was made of.' }),
      data: t.arg({
        type: 'JSON',
        required: false,
        description: 'All its fields; without them it stays as it was saved.',
      }),
      uid: t.arg.string({
        required: false,
        description: 'Another last part of its address, from when it is published: the old address leads there.',
      }),
      step: t.arg({ type: ContentStepType }),
      publishAt: t.arg({ type: 'DateTime', required: false }),
      takeOffAt: t.arg({ type: 'DateTime', required: false }),
    },
    resolve: async (_, { id, revision, data, uid, step: kind, publishAt, takeOffAt }, context) => {
      const moments = { publishAt: publishAt ?? null, takeOffAt: takeOffAt ?? null }
      const step: ContentStep = kind === 'plan' ? { kind, ...moments } : { kind }
      const written = dataOf(data)
      return change(
        context,
        `content.${kind}`,
        await openedFor(context, id),
        (opened, by) =>
          context.shop.contentEditing.edit({ id: opened.id, revision, data: written, uid: uid ?? undefined, step, by }),
        kind === 'plan' ? moments : {},
      )
    },
  }),
  restoreContent: t.field({
    type: OutcomeType,
    description: 'Makes an earlier version the draft; what everybody sees stays until it is published.',
    args: { id: t.arg.id(), revision: t.arg.string(), version: t.arg.int() },
    resolve: async (_, { id, revision, version }, context) =>
      change(
        context,
        'content.restore',
        await openedFor(context, id),
        (opened, by) => context.shop.contentEditing.restore({ id: opened.id, revision, version, by }),
        { of: version },
      ),
  }),
  addContent: t.field({
    type: OutcomeType,
    description: 'Begins a document that nobody sees yet: an empty one, or the copy of one in another language.',
    args: {
      type: t.arg.string(),
      lang: t.arg.string(),
      uid: t.arg.string({ description: 'The last part of its address: small letters, digits and hyphens.' }),
      title: t.arg.string(),
      copyOf: t.arg.id({ required: false }),
    },
    resolve: (_, wanted, context) => add(context, { ...wanted, copyOf: wanted.copyOf ?? undefined }),
  }),
  previewContent: t.field({
    type: ContentPreviewType,
    description: 'Shows a document as somebody writes it, before it is saved.',
    args: { id: t.arg.id(), data: t.arg({ type: 'JSON' }) },
    resolve: async (_, { id, data }, context) => {
      const opened = await openedFor(context, id)
      const written = dataOf(data)
      if (!opened || !written)
        return { token: null, path: null, problems: problemsOf(contentRefused('content-not-found')) }
      const document = { ...opened.document, data: written }
      const token = (await context.shop.contentEditing.preview(document, actorOf(context).member.id)) ?? null
      return { token, path: token && previewPath(document, token), problems: [] }
    },
  }),
  addContentPicture: t.field({
    type: OutcomeType,
    description: 'Keeps a picture that was sent, for documents to show; answers its name.',
    args: { upload: t.arg.id() },
    resolve: (_, { upload }, context) => addPicture(context, upload),
  }),
}))

/** Where a preview is opened, in the storefront of the document’s language. */
function previewPath({ id, lang }: { readonly id: string; readonly lang: string }, token: string): string {
  const base = storefrontOfLang(lang)?.basePath ?? ''
  return `${base}/preview/?${new URLSearchParams({ token, documentId: id })}`
}

type WantedContent = {
  readonly type: string
  readonly lang: string
  readonly uid: string
  readonly title: string
  readonly copyOf: string | undefined
}

async function add(
  context: BackofficeContext,
  { type, lang, uid, title, copyOf }: WantedContent,
): Promise<ChangeOutcome> {
  if (title.trim() === '') return { problems: [{ messageKey: 'field-required', field: 'title' }] }
  if (!seenLangs(context).includes(lang)) return { problems: [{ messageKey: 'field-required', field: 'lang' }] }
  const original = copyOf === undefined ? undefined : await openedFor(context, copyOf)
  if (copyOf !== undefined && original?.type !== type) return outcomeOf(contentRefused('content-not-found'))
  const model = context.shop.contentEditing.models.types().get(type)
  const fields = Object.assign({}, ...Object.values(model?.json ?? {})) as Data
  const named = 'page_title' in fields ? 'page_title' : 'title' in fields ? 'title' : 'label'
  const data = { alternate_id: uid, ...original?.document.data, [named]: title.trim() }
  const actor = actorOf(context)
  let id: string | undefined
  const answer = await context.shop.staff.perform<undefined, ContentRefused>(actor, {
    permission: 'content.write',
    action: 'content.add',
    object: { type: 'content', id: `${type}-${uid}-${lang}`, name: `${title.trim()} (${lang})` },
    work: async () => {
      const document = {
        id: `${type}-${uid}-${lang}`,
        type,
        lang,
        uid,
        tags: [],
        first_publication_date: '',
        last_publication_date: '',
        data,
      }
      const added = await context.shop.contentEditing.add({ document, by: actor.member.name })
      if ('refusals' in added) return added
      id = added.id
      return { result: undefined, before: null, after: { type, lang, uid, copyOf: copyOf ?? null } }
    },
  })
  return outcomeOf(answer, id)
}

async function addPicture({ shop, machine, ...context }: BackofficeContext, upload: string): Promise<ChangeOutcome> {
  const path = await machine.uploadPath(upload)
  if (path === undefined) return { problems: [{ messageKey: 'import-file-missing', field: 'picture' }] }
  try {
    const bytes = await readFile(path)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const name = `content/${slugOf(basename(path).replace(/\.\w+$/, ''), 'en').slice(0, 60) || 'picture'}-${hash}`
    const answer = await shop.staff.perform<undefined>(actorOf({ shop, machine, ...context }), {
      permission: 'content.write',
      action: 'content.picture',
      object: { type: 'picture', id: name, name },
      work: async () => ({ result: undefined, before: null, after: { bytes: bytes.length } }),
    })
    const outcome = outcomeOf(answer, name)
    if (outcome.problems.length > 0) return outcome
    const unreadable = await shop.productPictures.add(name, bytes)
    return unreadable
      ? { problems: [{ messageKey: 'product-picture-unreadable', field: 'picture', name: unreadable.problem }] }
      : outcome
  } finally {
    await machine.removeUpload(path)
  }
}
