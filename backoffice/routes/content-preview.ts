import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { type ContentData, carriedData, typedData } from './content-form.ts'
import { contentFormOf, editedContentQuery } from './content-query.ts'

const previewContent = graphql(`
  mutation PreviewContent($id: ID!, $data: JSON!) {
    previewContent(id: $id, data: $data) {
      path
      framePath
    }
  }
`)

/** Where a document is seen as it is written; nothing where it can't be. */
export async function previewOf({ ask }: Pick<Scope, 'ask'>, id: string, data: ContentData) {
  const { path, framePath } = (await ask(previewContent, { id, data })).previewContent
  return path && framePath ? { path, framePath } : undefined
}

/** What the script of the preview asks while somebody types. */
export async function action({ context, params, request }: RouteArgs<'id'>) {
  const scope = scopeOf(context)
  const form = await request.formData()
  const { content } = await scope.ask(editedContentQuery, { id: params.id })
  const carried = carriedData(form.get('data'))
  const preview =
    content && carried ? await previewOf(scope, params.id, typedData(carried, contentFormOf(content), form)) : undefined
  return preview ? Response.json(preview) : Response.json(null, { status: 404 })
}
