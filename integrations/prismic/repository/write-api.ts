import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { isRecord } from '#kernel/is-record.ts'
import { createContentApi } from './content-api.ts'
import { type StoredDocument, snapshotOf } from './document.ts'

type Model = Readonly<Record<string, unknown>>
type Asset = {
  readonly id: string
  readonly url: string
  readonly filename: string
  readonly alt: string | null
  readonly width: number
  readonly height: number
}
/** A document in the migration release: not yet seen by anybody. */
type Written = StoredDocument & { readonly title: string; readonly master: string | undefined }

export type WriteApiOptions = {
  readonly repository: string
  readonly writeToken: string
  readonly languages: readonly { readonly id: string; readonly name: string }[]
}

/**
 * A repository that can be written to, in memory: the sandbox of Prismic's Custom Types, Asset and Migration APIs, with the
 * Content API over what was published of it. Below `/models`, `/asset`, `/migration` and `/api/v2`.
 */
export function createWriteApi({ repository, writeToken, languages }: WriteApiOptions) {
  const models = { customtypes: new Map<string, Model>(), slices: new Map<string, Model>() }
  const assets = new Map<string, Asset>()
  const release = new Map<string, Written>()
  let master = snapshotOf('empty', [])

  const app = new Hono()
  const content = createContentApi({
    source: { master: async () => master, find: async (ref) => (ref === master.ref ? master : 'unknown') },
    languages,
  })
  app.get('/api/v2/*', (context) => content(context.req.raw))
  app.get('/api/v2', (context) => content(context.req.raw))
  app.use('*', async (context, next) => {
    if (
      context.req.header('authorization') !== `Bearer ${writeToken}` ||
      context.req.header('repository') !== repository
    ) {
      return context.json({ message: 'Unauthorized' }, 401)
    }
    return next()
  })

  for (const kind of ['customtypes', 'slices'] as const) {
    app.get(`/models/${kind}`, (context) => context.json([...models[kind].values()]))
    app.post(`/models/${kind}/:verb`, async (context) => {
      const model: unknown = await context.req.json()
      if (!isRecord(model) || typeof model.id !== 'string') return context.text('the model has no id', 400)
      const isThere = models[kind].has(model.id)
      if (context.req.param('verb') === 'insert' && isThere) return context.text('already exists', 409)
      if (context.req.param('verb') === 'update' && !isThere) return context.text('does not exist', 422)
      const unknown = slicesNamed(model).find((id) => !models.slices.has(id))
      if (unknown !== undefined) return context.text(`unknown slice ${unknown}`, 400)
      models[kind].set(model.id, model)
      return context.body(null, isThere ? 204 : 201)
    })
  }

  app.post('/asset/assets', async (context) => {
    const { file, alt } = await context.req.parseBody()
    if (!(file instanceof File) || file.size === 0) return context.json({ error: 'the file is missing' }, 400)
    const id = randomUUID()
    const url = `https://images.prismic.io/${repository}/${id}_${file.name}`
    const asset = { id, url, filename: file.name, alt: typeof alt === 'string' ? alt : null, width: 1920, height: 1080 }
    assets.set(id, asset)
    return context.json(asset)
  })

  app.post('/migration/documents', async (context) => {
    const body: unknown = await context.req.json()
    const error = errorOf(body)
    if (error !== undefined || !isRecord(body)) return context.json({ message: error ?? 'no document' }, 400)
    const { type, lang, uid } = body
    if (
      uid !== undefined &&
      [...release.values()].some((one) => one.type === type && one.uid === uid && one.lang === lang)
    ) {
      return context.json({ message: `A document with the uid ${String(uid)} already exists` }, 409)
    }
    const id = randomUUID()
    release.set(id, written(id, body))
    return context.json({ id, title: body.title, type, lang, uid }, 201)
  })
  app.put('/migration/documents/:id', async (context) => {
    const id = context.req.param('id')
    const before = release.get(id)
    const body: unknown = await context.req.json()
    if (!before || !isRecord(body)) return context.json({ message: 'Document not found' }, 404)
    const { type, lang } = before
    release.set(id, { ...written(id, { ...body, type, lang }), master: before.master })
    return context.json({ id, title: body.title, type, lang })
  })
  app.post('/migration/migration-release/publish', (context) => {
    const documents = [...release.values()].map(({ title, master, ...document }) => ({
      ...document,
      // What belongs together is known here by the document in the master language.
      data: { alternate_id: master ?? document.id, ...document.data },
    }))
    master = snapshotOf(`published-${documents.length}`, documents)
    return context.json({ totalItems: documents.length }, 202)
  })

  return {
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    models,
    assets,
    release,
  }

  function errorOf(body: unknown): string | undefined {
    if (!isRecord(body)) return 'the body is no document'
    if (typeof body.title !== 'string' || body.title === '') return 'the title is missing'
    if (!models.customtypes.has(String(body.type))) return `unknown custom type ${String(body.type)}`
    if (!languages.some(({ id }) => id === body.lang)) return `unknown language ${String(body.lang)}`
    const { alternate_language_id: alternate } = body
    return alternate !== undefined && !release.has(String(alternate)) ? 'unknown alternate_language_id' : undefined
  }
}

function written(id: string, body: Readonly<Record<string, unknown>>): Written {
  const now = new Date().toISOString().replace(/\.\d+Z$/, '+0000')
  return {
    id,
    title: String(body.title ?? ''),
    uid: typeof body.uid === 'string' ? body.uid : null,
    type: String(body.type),
    lang: String(body.lang),
    tags: Array.isArray(body.tags) ? body.tags.map(String) : [],
    first_publication_date: now,
    last_publication_date: now,
    data: isRecord(body.data) ? body.data : {},
    master: typeof body.alternate_language_id === 'string' ? body.alternate_language_id : undefined,
  }
}

/** Shared slices that the zones of a type name. */
function slicesNamed(model: Model): string[] {
  if (!isRecord(model.json)) return []
  return Object.values(model.json).flatMap((tab) =>
    isRecord(tab)
      ? Object.values(tab).flatMap((field) =>
          isRecord(field) && isRecord(field.config) && isRecord(field.config.choices)
            ? Object.keys(field.config.choices)
            : [],
        )
      : [],
  )
}
