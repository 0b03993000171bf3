import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { isPlainObject } from '#web/prose/document.ts'
import {
  type ContentImage,
  type RichTextBlock,
  readImage,
  readLink,
  readNumber,
  readRichText,
  readText,
} from '#web/prose/fields.ts'

const editorialTilesDocument = graphql(`
  query EditorialTiles($category: String!, $lang: String!) {
    editorialTiles(category: $category, lang: $lang) { documents { id data } }
  }
`)

/** A picture with a few words that stands among the products of a list. */
export type LoadedTile = {
  readonly id: string
  /** From 1, products and tiles counted alike; without one it is every 9th. */
  readonly place: number | undefined
  readonly image: ContentImage
  readonly title: string
  readonly text: readonly RichTextBlock[]
  readonly link: string
  readonly linkLabel: string
}

/** The tiles of a category; none when the content can't be had: the list goes on without them. */
export async function loadEditorialTiles(scope: LoaderScope, category: string): Promise<LoadedTile[]> {
  try {
    const { editorialTiles } = await scope.api(editorialTilesDocument, { category, lang: scope.storefront.contentLang })
    return editorialTiles.documents.flatMap((document) => readTile(document) ?? [])
  } catch (error) {
    scope.report(error)
    return []
  }
}

/** A tile out of its document; nothing when it lacks its picture, its title or the way on. */
export function readTile({ id, data }: { readonly id: string; readonly data: string }): LoadedTile | undefined {
  const parsed: unknown = JSON.parse(data)
  const fields = isPlainObject(parsed) ? parsed : {}
  const image = readImage(fields.image)
  const title = readText(fields.title)
  const link = readLink(fields.link)
  const linkLabel = readText(fields.link_label)
  if (!image || !title || !link || !linkLabel) return undefined
  const place = readNumber(fields.place)
  return {
    id,
    place: place !== undefined && place >= 1 ? Math.floor(place) : undefined,
    image,
    title,
    text: readRichText(fields.text),
    link,
    linkLabel,
  }
}
