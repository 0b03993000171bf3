import type { CacheTag } from '#kernel/cache-tags.ts'
import { type Clock, day } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { Transact } from '../transact.ts'
import { isSameContent } from './content-edit.ts'
import type { PublicationPort } from './publication-port.ts'
import { type Publication, publishDocuments } from './publish.ts'
import { refOf, withReplaced } from './publish-documents.ts'

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
    /**
     * Makes documents of the embedded repository what everybody sees; pages made of what changed are made anew. What staff published
     * or took off stays as they decided.
     * @param over whether these documents take the place of what staff decided
     * @returns ids of what stayed as staff decided, though the documents say something else
     */
    publishContent: (publication: Publication, { over = false } = {}): Promise<readonly string[]> =>
      transact(['contentEdits', 'invalidate', 'publications'], async (repositories) => {
        const { contentEdits } = repositories
        await contentEdits.hold()
        if (over) await contentEdits.letFolderDecide()
        const decided = await contentEdits.decided()
        const before = await repositories.publications.latestDocuments()
        const deps = { publications: repositories.publications, clock }
        // Under its own ref the folder is known to have been published, whatever staff decided since.
        const tags = await publishDocuments(deps, publication, before)
        if (decided.size === 0) {
          await repositories.invalidate(tags)
          return []
        }
        const documents = withReplaced(
          publication.documents,
          [...decided].map(([id, document]) => ({ id, document })),
        )
        await repositories.invalidate(await publishDocuments(deps, { ref: refOf(documents), documents }, before))
        return publication.documents.flatMap((one) => {
          const own = decided.get(one.id)
          return own === undefined || (own && isSameContent(own, one)) ? [] : [one.id]
        })
      }),
    /** Lets whoever is given the answered token see a draft, for a week. */
    previewContent: async (draft: string, { ref, documents }: Publication) => {
      const token = newToken()
      const expiresAt = new Date(clock.now().getTime() + previewLifetime)
      await transact(['publications'], (repositories) =>
        repositories.publications.preview({ draft, token, ref, expiresAt, isOverlay: false }, documents, clock.now()),
      )
      return token
    },
    /** Content was published in a repository that is not ours; pages that bear the tags are made anew. */
    invalidateContent: (tags: readonly CacheTag[]) =>
      transact(['invalidate'], (repositories) => repositories.invalidate(tags)),
  }
}
