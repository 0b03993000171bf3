import { importSentence } from '#shop/imports/messages.ts'
import { jobNames } from '#shop/jobs.ts'
import type { Shop } from '#shop/shop.ts'
import { dailyAt } from './backup-queue.ts'
import type { Config } from './config.ts'
import type { Queue } from './jobs.ts'
import type { Log } from './log.ts'
import { defineQueue } from './queues.ts'

/** The first reading fetches everything that was ever written. */
const longestSeconds = 60 * 60
/** With pauses of 5, 10, 20 and 40 minutes; then the next night makes up for it. */
const retry = { limit: 4, delay: 5 * 60 }

/** In whose name the imports of the night stand. */
const importer = 'Trusted Shops'

/** The import of product reviews every night, where the shop has a service that collects them and a time of day. */
export function reviewQueues(
  { reviews }: Pick<Config, 'reviews'>,
  shop: Pick<Shop, 'importServiceReviews'>,
  log: Pick<Log, 'info' | 'warn'>,
): Queue[] {
  if (reviews?.importAt === undefined) return []
  return [
    defineQueue(jobNames.importReviews, () => importNightly(shop, log), {
      schedule: dailyAt(reviews.importAt),
      retry,
      longestSeconds,
    }),
  ]
}

async function importNightly(shop: Pick<Shop, 'importServiceReviews'>, log: Pick<Log, 'info' | 'warn'>): Promise<void> {
  const said = await shop.importServiceReviews({ by: importer })
  if (!said) return
  if ('problem' in said) {
    // Another import is at work: the same is done a little later.
    const problem = importSentence(said.problem)
    if (said.isBusy) throw new Error(problem)
    return log.warn({ problem }, 'Product reviews were not imported')
  }
  const { run, isAll, read, unknownProducts } = said
  const about = { read, isAll, unknownProducts, ...(run && { import: run.id, status: run.status, ...countsOf(run) }) }
  if (run && run.status !== 'applied') {
    const reasons = run.reasons.map(({ sentence }) => sentence)
    return log.warn({ ...about, reasons }, 'Product reviews that were read are not shown yet')
  }
  log.info(about, 'Product reviews were imported')
}

const countsOf = ({ counts: { created, changed, withdrawn, refused } }: { readonly counts: Counts }): Counts => ({
  created,
  changed,
  withdrawn,
  refused,
})

type Counts = Readonly<Record<'created' | 'changed' | 'withdrawn' | 'refused', number>>
