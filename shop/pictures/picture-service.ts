import { createHash } from 'node:crypto'
import { changes } from '#kernel/cache-table.ts'
import { type Clock, minute } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import { type PictureCopies, type PictureProblem, pictureFileName } from './picture-copies-port.ts'
import { nextAttemptAt } from './picture-retry.ts'
import type { PictureReader, StoredPicture } from './picture-store.ts'

/** So many are asked for at once: hosts of pictures are made for browsers, which ask for six. */
const atOnce = 4
const claimedAtOnce = 40
/** Longer than forty pictures take that each wait for their limit. */
const lease = 10 * minute

export type PictureDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly reader: PictureReader
  readonly copies: PictureCopies
}

/** Pictures that come from elsewhere, and the shop's copies of them. */
export function pictureService(deps: PictureDeps) {
  const { transact, clock, reader } = deps
  return {
    counts: () => reader.counts(),
    missing: (most: number) => reader.missing(most),
    storedSince: (moment: Date | undefined) => reader.storedSince(moment),
    /** Asks for pictures at addresses, which come when the job does. */
    request: (references: readonly string[]) =>
      transact(['pictures'], (repositories) => repositories.pictures.request(references, clock.now())),
    /** Asks for everything that is due, and goes on until nothing is. */
    fetchDue: () => fetchDue(deps),
    /** Tries anew what didn't come. Answers how many pictures those are. */
    retryAll: () => transact(['pictures'], ({ pictures }) => pictures.retryAll(clock.now())),
    /**
     * Takes a picture from a file.
     * @param reference what products call it
     */
    add: async (reference: string, bytes: Uint8Array): Promise<PictureProblem | undefined> => {
      const copied = await copyOf(deps, reference, bytes)
      if ('problem' in copied) return copied
      await keep(deps, [copied])
      return undefined
    },
  }
}

export type PictureService = ReturnType<typeof pictureService>

async function fetchDue(deps: PictureDeps): Promise<void> {
  const { transact, clock } = deps
  for (;;) {
    const now = clock.now()
    const claimed = await transact(['pictures'], ({ pictures }) =>
      pictures.claim(claimedAtOnce, now, new Date(now.getTime() + lease)),
    )
    if (claimed.length === 0) return
    const queue = [...claimed]
    const came: StoredPicture[] = []
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const copied = await fetchOne(deps, next.reference, next.attempts)
        if (copied) came.push(copied)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (came.length > 0) await keep(deps, came)
  }
}

/** @returns the shop's copy; nothing where it didn't come, which is noted */
async function fetchOne(deps: PictureDeps, reference: string, attempts: number): Promise<StoredPicture | undefined> {
  const { transact, clock, copies } = deps
  const fetched = await copies.source.fetch(reference)
  const copied = 'problem' in fetched ? fetched : await copyOf(deps, reference, fetched.bytes)
  if (!('problem' in copied)) return copied
  const { problem, isFinal } = copied
  const now = clock.now()
  const dueAt = isFinal ? undefined : nextAttemptAt(attempts, now)
  await transact(['pictures'], ({ pictures }) => pictures.postpone(reference, problem, dueAt ?? null, now))
  return undefined
}

/** The file lies there before anything names it. */
async function copyOf(
  { copies: { prepare, files } }: PictureDeps,
  reference: string,
  bytes: Uint8Array,
): Promise<StoredPicture | PictureProblem> {
  const prepared = await prepare(bytes)
  if ('problem' in prepared) return prepared
  const hash = createHash('sha256').update(prepared.bytes).digest('hex')
  const { format, width, height } = prepared
  await files.put(pictureFileName(hash, format), prepared.bytes)
  return { reference, hash, format, width, height }
}

/** Lists are made anew once for all of them. */
function keep({ transact, clock }: PictureDeps, stored: readonly StoredPicture[]): Promise<void> {
  return transact(['pictures', 'invalidate', 'jobs'], async ({ pictures, invalidate, jobs }) => {
    for (const one of stored) await pictures.keep(one, clock.now())
    const productIds = await pictures.productsWith(stored.map(({ reference }) => reference))
    await invalidate([...changes.pictures(productIds)])
    if (productIds.length > 0) await jobs.learnSimilar(clock.now())
  })
}
