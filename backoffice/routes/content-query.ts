import { isRecord } from '#kernel/is-record.ts'
import { storefronts } from '#kernel/storefront.ts'
import { graphql } from '../graphql/gql.ts'
import type { EditedContentQuery } from '../graphql/graphql.ts'
import type { ContentData, ContentForm } from './content-form.ts'
import { pictureName } from './content-values.ts'

/** A document as somebody edits it, with all that its page shows. */
export const editedContentQuery = graphql(`
  query EditedContent($id: ID!) {
    me {
      permissions
      storefronts
    }
    contentRepository {
      kind
      address
    }
    content(id: $id) {
      revision
      data
      head
      published
      scheduledBy
      isMovable
      listed {
        ...ListedDocument
        uid
      }
      translations {
        id
        lang
        state
      }
      versions {
        id
        name
        savedAt
        savedBy
        publishedAt
      }
      model {
        id
        tabs
        slices
      }
    }
  }
`)

export const namedPicturesQuery = graphql(`
  query NamedPictures($names: [String!]) {
    contentPictures(names: $names) {
      name
      url
    }
  }
`)

export const linkedDocumentsQuery = graphql(`
  query LinkedDocuments($lang: String!, $type: String) {
    contents(lang: $lang, type: $type) {
      id
      type
      name
    }
  }
`)

export type EditedContent = NonNullable<EditedContentQuery['content']>

/** What its model lets a document hold, typed by the clock of its storefront. */
export function contentFormOf({ model, listed }: Pick<EditedContent, 'model' | 'listed'>): ContentForm {
  const timeZone = storefronts.find(({ contentLang }) => contentLang === listed.lang)?.timeZone ?? 'UTC'
  // The API sends the models as they were read by their schema.
  return {
    tabs: (model?.tabs ?? {}) as ContentForm['tabs'],
    slices: (model?.slices ?? []) as ContentForm['slices'],
    timeZone,
  }
}

/** Names of all pictures in a document. */
export function picturesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  const own = 'dimensions' in value ? [pictureName(value)] : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}

/** Whether documents of a model lead to others by their ids. */
export function leadsToDocuments(data: ContentForm): boolean {
  return JSON.stringify(data.tabs).includes('"select":"document"')
}

/** The data of a document: what the API sends is a record. */
export const dataOf = ({ data }: Pick<EditedContent, 'data'>): ContentData => (isRecord(data) ? data : {})
