import type { ContentSliceModel, ContentTypeModel } from '#kernel/content-model.ts'
import type { StoredDocument } from './publication-port.ts'

/** Of what kind a mistake in a document is; each has a sentence of its own on the screen. */
export const contentProblemKinds = [
  'link',
  'picture',
  'placeholder',
  'number',
  'date',
  'color',
  'markup',
  'other',
] as const
export type ContentProblemKind = (typeof contentProblemKinds)[number]

export type ContentProblem = {
  /** `slices.2.primary.title` */
  readonly field: string
  readonly kind: ContentProblemKind
  /** In the words of the one who checks, for what has no sentence of its own. */
  readonly why: string
}

/** What documents may hold, and what is wrong with one. */
export type ContentModelPort = {
  types(): ReadonlyMap<string, ContentTypeModel>
  slices(): ReadonlyMap<string, ContentSliceModel>
  /** Where documents are read, by their ids: `/delivery/`, without the storefront's prefix. What has no page is not among them. */
  paths(documents: readonly StoredDocument[]): ReadonlyMap<string, string>
  /** @param documents all that would be seen together with it, itself among them */
  problems(document: StoredDocument, documents: readonly StoredDocument[]): Promise<readonly ContentProblem[]>
}

/** Where nobody told what documents may hold, nothing can be edited. */
export const noContentModels: ContentModelPort = {
  types: () => new Map(),
  slices: () => new Map(),
  paths: () => new Map(),
  problems: async () => [],
}

/** Where the documents lie: in the database, in the folder of a shop that is being developed, or at Prismic. */
export type ContentRepository =
  | { readonly kind: 'embedded' | 'folder' /** What tokens of its previews begin with. */; readonly previews: string }
  | { readonly kind: 'prismic'; readonly address: string }
