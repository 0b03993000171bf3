import type { EditedContent } from '../../routes/content-query.ts'
import { useScope } from '../page-scope.tsx'
import { documentName, langName, typeName, writtenLangs } from './content-names.ts'
import { ContentBadges } from './content-table.tsx'

/** What a document is called, how it stands, where it is read, and the same in other languages. */
export function ContentHeader({
  content: { listed, translations },
  seen,
  mayWrite,
}: {
  readonly content: EditedContent
  /** Codes of the storefronts that somebody sees; null for all. */
  readonly seen: readonly string[] | null
  readonly mayWrite: boolean
}) {
  const { words, storefrontUrl } = useScope()
  const said = words.content
  const isSeen = listed.state === 'PUBLISHED' || listed.state === 'CHANGED'
  const known = new Map([[listed.lang, listed.id], ...translations.map(({ lang, id }) => [lang, id] as const)])
  const mayAdd = mayWrite && listed.type !== 'layout' && listed.type !== 'error_page'
  return (
    <>
      <p>
        <a href={`/content?type=${encodeURIComponent(listed.type)}&lang=${encodeURIComponent(listed.lang)}`}>
          {said.back}
        </a>
      </p>
      <div className="row between">
        <h1>{documentName(words, listed)}</h1>
        <p>
          <ContentBadges content={listed} />
        </p>
      </div>
      <p className="soft">
        {typeName(words, listed.type)} · {said.stateAbout[listed.state]}{' '}
        {isSeen && listed.path !== null ? <a href={`${storefrontUrl}${listed.path}`}>{said.visit}</a> : null}
      </p>
      <nav className="tabs" aria-label={said.languages}>
        {writtenLangs(seen).map((lang) => {
          const id = known.get(lang)
          if (id !== undefined)
            return (
              <a
                key={lang}
                href={`/content/${encodeURIComponent(id)}`}
                aria-current={lang === listed.lang ? 'page' : undefined}
              >
                {langName(lang)}
              </a>
            )
          if (!mayAdd) return null
          const query = new URLSearchParams({ copyOf: listed.id, lang })
          return (
            <a key={lang} className="soft" href={`/content/new?${query}`}>
              {said.addIn(langName(lang))}
            </a>
          )
        })}
      </nav>
    </>
  )
}
