import { previewToken } from '../preview-token.ts'
import type { Snapshot } from './document.ts'
import { RepositoryError } from './repository-error.ts'
import { apiVersion, license, searchRepository, usualPageSize } from './search.ts'
import type { Release, RepositorySource } from './source.ts'

export type ContentApiOptions = {
  readonly source: RepositorySource
  /** The repository's languages, the master first. */
  readonly languages: readonly { readonly id: string; readonly name: string }[]
  /** What readers have to show, where the repository is private. */
  readonly accessToken?: string
}

/** The embedded repository: Prismic's Content API v2 as a `fetch` for addresses that end in `/api/v2`. */
export function createContentApi({ source, languages, accessToken }: ContentApiOptions) {
  const masterLang = languages[0]?.id ?? 'en-gb'

  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...preflight, ...readable } })
    try {
      return Response.json(await answer(request), { headers: { 'Cache-Control': 'no-store', ...readable } })
    } catch (error) {
      if (error instanceof RepositoryError) {
        return Response.json(error.body, { status: error.status, headers: readable })
      }
      throw error
    }
  }

  async function answer(request: Request): Promise<unknown> {
    const url = new URL(request.url)
    const [endpoint, path] = divide(url)
    if (request.method !== 'GET') throw new RepositoryError(405, { message: 'Only GET is answered here' })
    if (accessToken !== undefined && url.searchParams.get('access_token') !== accessToken) {
      throw new RepositoryError(401, { message: 'Invalid access token', oauth_initiate: `${endpoint}/auth` })
    }
    switch (path) {
      case '':
        return description(await source.master(), (await source.releases?.()) ?? [], endpoint)
      case '/tags':
        return tagsOf(await source.master())
      case '/documents/search':
        return searchRepository(await snapshotFor(url.searchParams.get('ref')), url.searchParams, { masterLang, url })
      default:
        throw new RepositoryError(404, { type: 'api_notfound_error', message: 'This is no address of the Content API' })
    }
  }

  async function snapshotFor(ref: string | null): Promise<Snapshot> {
    if (ref === null) throw new RepositoryError(400, { type: 'parsing-error', message: 'The ref is missing' })
    const found = await source.find(previewToken(ref) ?? ref)
    if (typeof found === 'object') return found
    if (found === 'preview-expired') {
      throw new RepositoryError(404, { type: 'api_security_error', message: 'This preview token has expired' })
    }
    // Clients read the ref out of this sentence and ask again.
    const known = `Master ref is: ${(await source.master()).ref}`
    if (found === 'expired') {
      throw new RepositoryError(410, {
        type: 'api_validation_error',
        message: `The provided ref is no longer accessible, it has expired. ${known}`,
      })
    }
    throw new RepositoryError(404, { type: 'api_notfound_error', message: `The provided ref is invalid. ${known}` })
  }

  function description(master: Snapshot, releases: readonly Release[], endpoint: string) {
    const types = [...new Set(master.documents.map(({ type }) => type))].sort()
    return {
      refs: [
        { id: 'master', ref: master.ref, label: 'Master', isMasterRef: true },
        ...releases.map((release) => ({ ...release, isMasterRef: false })),
      ],
      integrationFieldsRef: null,
      languages: languages.map(({ id, name }, index) => ({ id, name, is_master: index === 0 })),
      types: Object.fromEntries(types.map((type) => [type, type])),
      tags: tagsOf(master),
      bookmarks: {},
      forms: {
        everything: {
          method: 'GET',
          enctype: 'application/x-www-form-urlencoded',
          action: `${endpoint}/documents/search`,
          fields: searchFields,
        },
        tags: { method: 'GET', enctype: '', action: `${endpoint}/tags`, fields: {} },
      },
      experiments: { draft: [], running: [] },
      oauth_initiate: `${endpoint}/auth`,
      oauth_token: `${endpoint}/auth/token`,
      version: apiVersion,
      license,
    }
  }
}

/** Pages of any site may read the repository, as they may at Prismic. */
const readable = { 'Access-Control-Allow-Origin': '*' }
const preflight = {
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
}

const text = { type: 'String', multiple: false }
const searchFields = {
  ref: text,
  q: { ...text, multiple: true },
  lang: text,
  page: { type: 'Integer', multiple: false, default: '1' },
  pageSize: { type: 'Integer', multiple: false, default: String(usualPageSize) },
  after: text,
  fetch: text,
  fetchLinks: text,
  orderings: text,
  referer: text,
  access_token: text,
}

const tagsOf = ({ documents }: Snapshot) => [...new Set(documents.flatMap(({ tags }) => tags))].sort()

/** The address up to `/api/v2`, and what follows. */
function divide(url: URL): [endpoint: string, path: string] {
  const at = url.pathname.indexOf('/api/v2')
  const end = at < 0 ? 0 : at + '/api/v2'.length
  return [url.origin + url.pathname.slice(0, end), url.pathname.slice(end).replace(/\/$/, '')]
}
