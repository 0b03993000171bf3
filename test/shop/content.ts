import { createEmbeddedContent } from '#integrations/prismic/embedded-content.ts'
import type { StoredDocument } from '#integrations/prismic/repository/document.ts'
import { fixedSource } from '#integrations/prismic/repository/source.ts'
import { contentRoutes, linkedFields } from '#shop/content/content-routes.ts'

/** The embedded repository with these documents only. */
export function smallContent(documents: readonly StoredDocument[] = []) {
  return createEmbeddedContent(fixedSource(documents), {
    routes: contentRoutes,
    fetchLinks: linkedFields,
    url: 'http://shop.test/sandbox/prismic',
    report: (error) => {
      throw error
    },
  }).content
}

/** A document with everything that it does not matter to name. */
export function aDocument(about: Partial<StoredDocument> & Pick<StoredDocument, 'type' | 'uid'>): StoredDocument {
  const { type, uid, lang = 'nl-nl' } = about
  return {
    id: `${type}-${uid}-${lang}`,
    lang,
    tags: [],
    first_publication_date: '2026-11-01T08:00:00+0000',
    last_publication_date: '2026-11-01T08:00:00+0000',
    data: {},
    ...about,
  }
}
