import type { CacheTag } from '#kernel/cache-tags.ts'
import { type Clock, day } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { Transact } from '../transact.ts'
import type { PublicationPort } from './publication-port.ts'
import { type Publication, publishDocuments } from './publish.ts'

/** How long the link to a draft works. */
const previewLifetime = 7 * day

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly publications: PublicationPort
}

/** What an editor does with the documents of the embedded repository, and what is heard of any other. */
export function publicationService({ transact, clock, publications }: Deps) {
  return {
    /** Whether a publication of the embedded repository was ever made. */
    wasPublished: async (ref: string) => (await publications.documents(ref)) !== undefined,
    /** Makes documents of the embedded repository what everybody sees; pages made of what changed are made anew. */
    publishContent: async (publication: Publication) => {
      const latest = await publications.latest()
      const before = latest === undefined ? [] : ((await publications.documents(latest)) ?? [])
      await transact(['invalidate', 'publications'], async (repositories) => {
        await repositories.invalidate(
          await publishDocuments({ publications: repositories.publications, clock }, publication, before),
        )
      })
    },
    /** Lets whoever is given the answered token see a draft, for a week. */
    previewContent: async (draft: string, { ref, documents }: Publication) => {
      const token = newToken()
      const expiresAt = new Date(clock.now().getTime() + previewLifetime)
      await transact(['publications'], (repositories) =>
        repositories.publications.preview({ draft, token, ref, expiresAt }, documents),
      )
      return token
    },
    /** Content was published in a repository that is not ours; pages that bear the tags are made anew. */
    invalidateContent: (tags: readonly CacheTag[]) =>
      transact(['invalidate'], (repositories) => repositories.invalidate(tags)),
  }
}
