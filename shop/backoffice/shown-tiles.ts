import type { Storefront } from '#kernel/storefront.ts'
import { type ContentReadingService, quoted } from '../content/content-service.ts'

/** What stands between the products of a list, as staff look at it. */
export type ShownTile = {
  readonly id: string
  readonly title: string
  readonly place: number | undefined
  readonly image: string | undefined
}

/** As many as a page of products has room for. */
const mostTiles = 5

/** The tiles that shoppers of a storefront see in a category; none while the content can't be had. */
export async function shownTiles(
  content: Pick<ContentReadingService, 'list'>,
  { contentLang: lang }: Storefront,
  category: string,
): Promise<readonly ShownTile[]> {
  const found = await content
    .list({
      type: 'editorial_tile',
      lang,
      predicates: [`[at(my.editorial_tile.category, ${quoted(category)})]`],
      orderings: '[my.editorial_tile.place, document.first_publication_date]',
      pageSize: mostTiles,
    })
    .catch(() => undefined)
  if (!found || 'unreadable' in found) return []
  return found.documents.map(({ id, uid, data }) => {
    const { title, place, image } = data
    return {
      id,
      title: typeof title === 'string' && title !== '' ? title : uid,
      place: typeof place === 'number' && place >= 1 ? Math.floor(place) : undefined,
      image: addressOf(image),
    }
  })
}

function addressOf(image: unknown): string | undefined {
  if (typeof image !== 'object' || image === null || !('url' in image)) return undefined
  return typeof image.url === 'string' ? image.url : undefined
}
