import { graphql } from '../../graphql/gql.ts'
import type { ContentState, ListedDocumentFragment } from '../../graphql/graphql.ts'
import { Badge } from '../badge.tsx'
import { momentText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'
import { documentName, langName, typeName } from './content-names.ts'

/** What a list says of a document. */
export const listedDocument = graphql(`
  fragment ListedDocument on ListedContent {
    id
    type
    lang
    name
    path
    state
    publishedAt
    savedAt
    savedBy
    publishAt
    takeOffAt
  }
`)

export function ContentTable({ contents }: { readonly contents: readonly ListedDocumentFragment[] }) {
  const { words, storefrontUrl } = useScope()
  const said = words.content
  return (
    <DataTable
      caption={said.title}
      rows={contents}
      keyOf={({ id }) => id}
      columns={[
        {
          label: said.name,
          cell: ({ id, name, type }) => (
            <>
              <a href={`/content/${encodeURIComponent(id)}`}>{documentName(words, { name, type })}</a>{' '}
              <span className="soft small">{typeName(words, type)}</span>
            </>
          ),
        },
        { label: said.language, cell: ({ lang }) => langName(lang) },
        {
          label: said.address,
          cell: ({ path, state }) =>
            path === null ? (
              <span className="soft">{said.noAddress}</span>
            ) : state === 'DRAFT' || state === 'TAKEN_OFF' ? (
              <span className="break">{path}</span>
            ) : (
              <a className="break" href={`${storefrontUrl}${path}`}>
                {path}
              </a>
            ),
        },
        { label: said.state, cell: (content) => <ContentBadges content={content} /> },
        { label: said.saved, cell: (content) => <LastSaved content={content} /> },
      ]}
    />
  )
}

const tones: Readonly<Record<ContentState, 'good' | 'warn' | 'calm' | 'bad'>> = {
  PUBLISHED: 'good',
  CHANGED: 'warn',
  DRAFT: 'calm',
  TAKEN_OFF: 'bad',
}

/** How a document stands, and what is planned of it. */
export function ContentBadges({
  content: { state, publishAt, takeOffAt, lang },
}: {
  readonly content: Pick<ListedDocumentFragment, 'state' | 'publishAt' | 'takeOffAt' | 'lang'>
}) {
  const { words, language } = useScope()
  const said = words.content
  const at = (moment: string) => momentText(moment, language, storefrontOf(lang))
  return (
    <>
      <Badge text={said.states[state]} tone={tones[state]} />
      {publishAt ? <span className="small soft"> {said.planned(at(publishAt))}</span> : null}
      {takeOffAt ? <span className="small soft"> {said.over(at(takeOffAt))}</span> : null}
    </>
  )
}

/** `nl-be` is written by the clock of nl_BE. */
function storefrontOf(lang: string): string {
  const [language = '', country = ''] = lang.split('-')
  return `${language}_${country.toUpperCase()}`
}

function LastSaved({ content: { savedAt, savedBy, publishedAt, lang } }: { readonly content: ListedDocumentFragment }) {
  const { words, language } = useScope()
  const said = words.content
  const at = savedAt ?? publishedAt
  if (!at) return '–'
  const moment = momentText(at, language, storefrontOf(lang))
  return savedBy ? said.savedBy(moment, savedBy) : moment
}
