import { storefronts } from '#kernel/storefront.ts'
import { createPrismicContent, type PrismicContentOptions } from './prismic-content.ts'
import { createContentApi } from './repository/content-api.ts'
import type { RepositorySource } from './repository/source.ts'

type EmbeddedOptions = Pick<PrismicContentOptions, 'routes' | 'fetchLinks' | 'report' | 'version'> & {
  /** Where the repository is reached: `https://www.example.com/sandbox/prismic`. */
  readonly url: string
}

export const embeddedRepository = 'cordwainer'

/** The embedded repository as a server, and the shop's reader at the end of a short wire to it. */
export function createEmbeddedContent(source: RepositorySource, { url, ...options }: EmbeddedOptions) {
  const api = createContentApi({
    source,
    languages: storefronts.map(({ contentLang, iso, name }) => ({ id: contentLang, name: `${iso} - ${name}` })),
  })
  const content = createPrismicContent({
    ...options,
    repository: embeddedRepository,
    endpoint: `${url}/api/v2`,
    previews: `${url}/previews/`,
    fetch: async (input, init) => api(new Request(input, init)),
  })
  return { api, content }
}
