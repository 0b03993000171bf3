import { storefronts } from '#kernel/storefront.ts'
import { createPrismicContent, type PrismicContentOptions } from './prismic-content.ts'
import { createContentApi } from './repository/content-api.ts'
import type { RepositorySource } from './repository/source.ts'

type EmbeddedOptions = Pick<PrismicContentOptions, 'routes' | 'fetchLinks' | 'report' | 'version'>

const repository = 'cordwainer'
/** Nobody else can reach it: the wire is a function call. */
const origin = 'https://cordwainer.invalid'

/** The embedded repository at the end of a short wire: the same client and the same format as with a real one. */
export function createEmbeddedContent(source: RepositorySource, options: EmbeddedOptions) {
  const api = createContentApi({
    source,
    languages: storefronts.map(({ contentLang, iso, name }) => ({ id: contentLang, name: `${iso} - ${name}` })),
  })
  return createPrismicContent({
    ...options,
    repository,
    endpoint: `${origin}/api/v2`,
    previews: `${origin}/previews/`,
    fetch: async (input, init) => api(new Request(input, init)),
  })
}
