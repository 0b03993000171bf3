import { keepDocuments, keptRef } from '#integrations/prismic/repository/kept-source.ts'
import type { StoredDocument } from '#shop/content/publication-port.ts'
import type { Log } from './log.ts'

export type ContentBackup = {
  /** Keeps what is published now, as soon as the repository answers. */
  soon(): void
  /** Resolves when what is under way has ended; nothing is begun any more. */
  stop(): Promise<void>
}

export type ContentBackupDeps = {
  readonly content: {
    /** Nothing when it is still what bears the ref that is known. */
    everything(
      knownRef?: string,
    ): Promise<{ readonly ref: string; readonly documents: readonly StoredDocument[] } | undefined>
  }
  readonly file: string
  readonly log: Log
  /** Called when the repository answers that did not: pages that were made meanwhile show what was kept. */
  readonly returned: () => Promise<void>
  /** Milliseconds until a repository that did not answer is asked again. */
  readonly pauseMs?: number
}

const defaultPauseMs = 30_000

/** Keeps the published documents in a file, so that a start while the repository is down has something to show. */
export function backUpContent({
  content,
  file,
  log,
  returned,
  pauseMs = defaultPauseMs,
}: ContentBackupDeps): ContentBackup {
  let underWay: Promise<void> | undefined
  let isWanted = false
  let hasFailed = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function once(): Promise<void> {
    try {
      const found = await content.everything(keptRef(file))
      if (found) await keepDocuments(file, found.ref, found.documents)
      if (!hasFailed) return
      hasFailed = false
      await returned()
    } catch (error) {
      hasFailed = true
      log.warn({ err: error }, 'The published content could not be kept, and is asked for again')
      if (isStopped) return
      timer = setTimeout(soon, pauseMs)
      timer.unref()
    }
  }

  async function asWanted(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      await once()
    }
    underWay = undefined
  }

  function soon(): void {
    clearTimeout(timer)
    isWanted = true
    underWay ??= asWanted()
  }

  return {
    soon,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
