import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import type { Cells, ImportMode, ImportRun } from './import.ts'
import type { ImportFile } from './import-file-port.ts'
import type { ImportService, OnProgress } from './import-service.ts'
import { type ImportMessage, importMessage } from './messages.ts'
import { productsNamed } from './review-import.ts'
import type { ReviewReadReader } from './review-read-store.ts'
import type { ReviewServicePort, ServiceReview } from './review-service-port.ts'
import {
  changedSince,
  changesReadSince,
  keyOfChannels,
  type ReviewRead,
  readReviewColumns,
  referencesIn,
  rowsOfReviews,
} from './service-reviews.ts'

/** Who collects product reviews, and what it calls the shop of each storefront. */
export type ReviewServiceOfShop = {
  readonly port: ReviewServicePort
  readonly channels: ReadonlyMap<StorefrontCode, string>
}

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly imports: Pick<ImportService, 'beginRead' | 'find'>
  readonly reads: ReviewReadReader
}

export type AskedReviews = {
  /** In whose name the import stands. */
  readonly by: string
  /** Reads everything, however little may have changed. */
  readonly all?: boolean
  /** Waits for an approval whatever the plan says. */
  readonly planOnly?: boolean
}

/** What came of it; without a run there was nothing to import. */
export type ReadReviewsAnswer =
  | {
      readonly run: ImportRun | undefined
      /** Whether everything was read, or changes alone. */
      readonly isAll: boolean
      /** Reviews that were read. */
      readonly read: number
      /** Those of products that the shop doesn't have. */
      readonly unknownProducts: number
    }
  | { readonly problem: ImportMessage; readonly isBusy?: true }

/**
 * Reads product reviews of a service and imports them as a file of reviews: what was changed since the last time, or now and then everything,
 * which takes away what is gone there. What was read counts as read once its import is applied; while one waits for an approval nothing is
 * read.
 * @throws ReviewServiceUnavailable
 */
export async function importServiceReviews(
  deps: Deps,
  service: ReviewServiceOfShop,
  asked: AskedReviews,
  onProgress?: OnProgress,
): Promise<ReadReviewsAnswer> {
  const { source } = service.port
  const known = await deps.reads.reviewRead(source)
  const waiting = await waitingImport(deps, known)
  if (waiting) return { problem: importMessage('import-before-waits', { id: waiting.id }) }

  const begun = deps.clock.now()
  const channels = [...new Set(service.channels.values())]
  const since = asked.all ? undefined : changesReadSince(known, channels, begun)
  const found = await readReviews(service.port, channels, since)
  const mode: ImportMode = found.isAll ? 'full' : 'delta'
  const { rows, unknownProducts } = await rowsFor(deps, service, found.reviews, mode)

  const told = { isAll: found.isAll, read: found.reviews.length, unknownProducts }
  const after = { channels: keyOfChannels(channels), readUntil: begun, allReadAt: known?.allReadAt ?? null }
  const keep = (read: ReviewRead) =>
    deps.transact(['reviewReads'], ({ reviewReads }) => reviewReads.keepReviewRead(source, read))
  // A full file without rows would say that all reviews are gone; that there is nothing to read is likelier a wrong channel.
  if (rows.length === 0) {
    if (!found.isAll) await keep({ ...after, importId: null })
    return { ...told, run: undefined }
  }
  const file = fileOfRows(rows, found.isAll ? 'all reviews' : `changes since ${since?.toISOString()}`, begun)
  const answer = await deps.imports.beginRead(
    { kind: 'reviews', mode, planOnly: asked.planOnly ?? false, by: asked.by },
    file,
    onProgress,
  )
  if ('problem' in answer) return answer
  const { run } = answer
  if (run.status === 'applied') await keep({ ...after, importId: run.id, ...(found.isAll && { allReadAt: begun }) })
  else await keep({ ...(known ?? { ...after, readUntil: null }), importId: run.id })
  return { ...told, run }
}

async function waitingImport({ imports }: Deps, known: ReviewRead | undefined): Promise<ImportRun | undefined> {
  const run = known?.importId ? await imports.find(known.importId) : undefined
  return run?.status === 'waiting' ? run : undefined
}

type FoundReviews = { readonly reviews: readonly ServiceReview[]; readonly isAll: boolean }

async function readReviews(
  port: ReviewServicePort,
  channels: readonly string[],
  since: Date | undefined,
): Promise<FoundReviews> {
  const changed = since && changedSince(await port.lastChanged(channels), since)
  if (changed) return { reviews: changed, isAll: false }
  const reviews: ServiceReview[] = []
  for await (const some of port.allReviews(channels)) reviews.push(...some)
  return { reviews, isAll: true }
}

async function rowsFor(
  { transact }: Deps,
  { port, channels }: ReviewServiceOfShop,
  reviews: readonly ServiceReview[],
  mode: ImportMode,
) {
  const references = reviews.flatMap((review) => referencesIn(review).map((product) => ({ product })))
  const productIdOf = await transact(['catalogImport'], (repositories) => productsNamed(repositories, references))
  // Storefronts may share a channel; its reviews belong to the first of them.
  const storefronts = new Map([...channels].toReversed().map(([storefront, channel]) => [channel, storefront] as const))
  const knows = (reference: string) => productIdOf(reference) !== undefined
  return rowsOfReviews(reviews, { source: port.source, storefronts, mode, knows })
}

/** What was read, for an import. It lies nowhere: an import that is cut off before it has all rows is refused, and read anew. */
function fileOfRows(rows: readonly Cells[], what: string, at: Date): ImportFile {
  return {
    name: `Trusted Shops: ${what}`,
    path: 'trusted-shops-reviews',
    sha256: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    modifiedAt: at,
    format: 'eTrusted API',
    columns: readReviewColumns,
    async *rows() {
      for (const [at, cells] of rows.entries()) yield { line: at + 1, cells }
    },
  }
}
