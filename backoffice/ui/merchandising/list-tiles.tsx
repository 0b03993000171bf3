import { storefrontByCode } from '#kernel/storefront.ts'
import type { PreviewArrangementQuery } from '../../graphql/graphql.ts'
import { storefrontName } from '../format.ts'
import { useScope } from '../page-scope.tsx'

/** What stands between the products of the list, which is written as content: its picture, its words and its dates. */
export function ListTiles({
  tiles,
  category,
  storefront,
  mayWrite,
}: {
  readonly tiles: PreviewArrangementQuery['listTiles']
  readonly category: string
  /** Whose shoppers see them. */
  readonly storefront: string
  readonly mayWrite: boolean
}) {
  const said = useScope().words.merchandising
  const lang = storefrontByCode(storefront)?.contentLang ?? ''
  const content = new URLSearchParams({ type: 'editorial_tile', lang })
  return (
    <section className="card" aria-labelledby="tiles">
      <h2 id="tiles">{said.tiles}</h2>
      <p className="soft small">{said.tilesAbout(storefrontName(storefront), category)}</p>
      {tiles.length === 0 ? <p>{said.noTiles}</p> : null}
      <ul className="stack wide">
        {tiles.map(({ id, title, place }) => (
          <li key={id}>
            {mayWrite ? <a href={`/content/${encodeURIComponent(id)}`}>{title}</a> : title}{' '}
            <span className="soft small">{place ? said.tilePlace(place) : said.tileEvery}</span>
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <p className="row">
          <a href={`/content/new?${content}`}>{said.addTile}</a>
          <a href={`/content?${content}`}>{said.allTiles}</a>
        </p>
      ) : null}
    </section>
  )
}
