import { type DocumentNode, Kind } from 'graphql'
import { type AsyncCache, createAsyncCache } from '#kernel/cache.ts'
import type { ApiAnswer } from './api.ts'

/** Operations that are answered from content documents alone: the same for everybody until a document is published. */
const contentOperations = new Set([
  'layout',
  'headerUsps',
  'storeConfig',
  'contentPage',
  'errorPage',
  'cmsPageQuery',
  'cmsPages',
  'blogListQuery',
  'lookbookDetail',
  'lookbookList',
])

/** More than all pages of all storefronts together; what goes beyond it is somebody trying names. */
const mostAnswers = 2000

/** Whether a document asks for nothing but content. */
export function asksContentOnly(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && contentOperations.has(selection.name.value),
      ),
  )
}

const megabyte = 2 ** 20

/**
 * Keeps the answers of content operations, since every page is made of the same few of them.
 * @param mostBytes of all answers together, as JSON; a long page weighs a hundred times what a promise in the header does
 */
export function createResponseCache(mostBytes = 32 * megabyte): AsyncCache<ApiAnswer> {
  return createAsyncCache({
    most: mostAnswers,
    keep: (answer) => !answer.errors?.length,
    bytes: { most: mostBytes, of: ({ data }) => Buffer.byteLength(JSON.stringify(data) ?? '') },
  })
}
