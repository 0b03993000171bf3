import { createHash } from 'node:crypto'
import { type Clock, hour, minute } from '#kernel/clock.ts'
import { type SandboxAnswer, SandboxRejection } from './sandbox-answers.ts'
import type { KeptRequest, SandboxStore } from './sandbox-store.ts'

/** How long Mollie remembers a key. */
const keptMs = hour
/** A request that has been running this long has died with its process. */
const abandonedMs = minute

/**
 * Answers what changes something once per key: the same request gets the same answer again, another request with the same key is
 * refused (400), and so is the same one while the first is still running (409). An answer of 5xx is forgotten.
 */
export async function answerOnce(
  options: { readonly clock: Clock; readonly store: SandboxStore },
  request: { readonly key: string | null; readonly path: string; readonly body: string },
  run: () => Promise<SandboxAnswer>,
): Promise<{ readonly answer: SandboxAnswer; readonly replayed: boolean }> {
  if (!request.key) return { answer: await run(), replayed: false }
  const { requests } = options.store
  const now = options.clock.now()
  const id = digest(request.key)
  const fresh: KeptRequest = {
    key: id,
    fingerprint: digest(`${request.path}\n${request.body}`),
    startedAt: now.toISOString(),
  }
  let ours = await requests.add(id, fresh)
  if (!ours) {
    const known = await requests.change(id, (earlier) => {
      ours = isExpired(earlier, now)
      return ours ? fresh : earlier
    })
    if (!ours) {
      if (known && known.fingerprint !== fresh.fingerprint) {
        throw new SandboxRejection(400, 'The idempotency key was used for another request')
      }
      if (!known?.answer) throw new SandboxRejection(409, 'The same request is still being processed')
      return { answer: known.answer, replayed: true }
    }
  }
  try {
    const answer = await run()
    if (answer.status < 500) await requests.change(id, (request) => ({ ...request, answer }))
    else await requests.remove(id)
    return { answer, replayed: false }
  } catch (failure) {
    await requests.remove(id)
    throw failure
  }
}

/** Keys that no longer count. */
export async function purgeOldRequests({ clock, store }: { clock: Clock; store: SandboxStore }): Promise<void> {
  const now = clock.now()
  for (const request of await store.requests.all()) {
    if (isExpired(request, now)) await store.requests.remove(request.key)
  }
}

function isExpired(request: KeptRequest, now: Date): boolean {
  const age = now.getTime() - Date.parse(request.startedAt)
  return age >= (request.answer ? keptMs : abandonedMs)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
