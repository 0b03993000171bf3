import { graphql } from '../graphql/gql.ts'
import type { ContentState } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { langName, typeName, writtenLangs } from '../ui/content/content-names.ts'
import { ContentTable } from '../ui/content/content-table.tsx'
import { RepositoryNotice } from '../ui/content/repository-notice.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { firstStorefront } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'

const writerQuery = graphql(`
  query ContentWriter {
    me {
      permissions
      storefronts
    }
  }
`)

const contentsQuery = graphql(`
  query Contents($type: String, $lang: String, $state: ContentState, $text: String) {
    contentRepository {
      kind
      address
    }
    contentTypes
    contents(type: $type, lang: $lang, state: $state, text: $text) {
      ...ListedDocument
    }
  }
`)

const states: readonly ContentState[] = ['PUBLISHED', 'CHANGED', 'DRAFT', 'TAKEN_OFF']
/** The value that asks for all languages; without one the first that somebody sees is shown. */
const everyLanguage = 'all'
const perPage = 100

export async function loader({ context, request }: RouteArgs) {
  const { searchParams, href } = new URL(request.url)
  const { ask, language } = scopeOf(context)
  const chosen = (name: string) => searchParams.get(name) || null
  const { me } = await ask(writerQuery)
  const langs = writtenLangs(me?.storefronts)
  const lang = chosen('lang') ?? firstStorefront(language, me?.storefronts)?.contentLang ?? everyLanguage
  const found = await ask(contentsQuery, {
    type: chosen('type'),
    lang: lang === everyLanguage ? null : lang,
    state: states.find((one) => one === chosen('state')) ?? null,
    text: chosen('text'),
  })
  return { ...found, langs, lang, mayWrite: me?.permissions.includes('CONTENT_WRITE') ?? false, href }
}

export default function Contents({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.content
  const { contentRepository, contentTypes, contents, mayWrite, langs, lang } = loaderData
  const url = new URL(loaderData.href)
  const chosen = (name: string) => url.searchParams.get(name) ?? ''
  const page = Math.max(1, Number(chosen('page')) || 1)
  const any = { value: '', label: said.any }
  const isEditable = mayWrite && contentRepository.kind === 'embedded'
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <div className="row between">
        <h1>{said.title}</h1>
        <div className="row">
          <a href="/content/pictures">{said.pictures}</a>
          {isEditable ? (
            <a className="button" href="/content/new">
              {said.add}
            </a>
          ) : null}
        </div>
      </div>
      <p className="soft">{said.about}</p>
      <RepositoryNotice repository={contentRepository} />
      <nav className="tabs" aria-label={said.type}>
        {['', ...contentTypes].map((type) => (
          <a
            key={type}
            href={withChosen(url, 'type', type)}
            aria-current={type === chosen('type') ? 'page' : undefined}
          >
            {type === '' ? said.all : typeName(words, type)}
          </a>
        ))}
      </nav>
      <search>
        <form className="card filters">
          <input type="hidden" name="type" value={chosen('type')} />
          <TextField name="text" type="search" label={said.search} value={chosen('text')} />
          <SelectField
            name="lang"
            label={said.language}
            value={lang}
            options={[
              ...langs.map((lang) => ({ value: lang, label: langName(lang) })),
              { value: everyLanguage, label: said.anyLanguage },
            ]}
          />
          <SelectField
            name="state"
            label={said.state}
            value={chosen('state')}
            options={[any, ...states.map((state) => ({ value: state, label: said.states[state] }))]}
          />
          <div className="row">
            <button type="submit">{said.show}</button>
          </div>
        </form>
      </search>
      <p className="soft" role="status">
        {said.found(contents.length)}
      </p>
      {contents.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <ContentTable contents={contents.slice((page - 1) * perPage, page * perPage)} />
      )}
      <PagesOf url={url} page={page} count={contents.length} />
    </>
  )
}

function PagesOf({ url, page, count }: { readonly url: URL; readonly page: number; readonly count: number }) {
  const said = useScope().words.content
  if (count <= perPage) return null
  return (
    <nav className="row" aria-label={said.pages}>
      {page > 1 ? (
        <a className="button plain" rel="prev" href={withChosen(url, 'page', String(page - 1))}>
          {said.previous}
        </a>
      ) : null}
      {page * perPage < count ? (
        <a className="button plain" rel="next" href={withChosen(url, 'page', String(page + 1))}>
          {said.next}
        </a>
      ) : null}
    </nav>
  )
}

/** The same list with another choice; anything but another page begins at the first. */
function withChosen(url: URL, name: string, value: string): string {
  const search = new URLSearchParams(url.searchParams)
  if (name !== 'page') search.delete('page')
  if (value === '') search.delete(name)
  else search.set(name, value)
  return `/content?${search}`
}
