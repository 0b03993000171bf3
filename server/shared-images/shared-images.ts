import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { ResizedFiles } from '#integrations/pictures/resized-files.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Log } from '../log.ts'
import { type SharedImageFigure, SharedImageFigures } from './shared-image-figures.ts'
import { createSharedReads } from './shared-reads.ts'
import { createSharedWrites } from './shared-writes.ts'
import { warnNowAndThen } from './warn-now-and-then.ts'

/** Resized pictures that all nodes share, behind each node's own disk. */
export type SharedImages = {
  /**
   * The picture as another node left it, else as it is made; what was made is shared afterwards, and nobody waits for that.
   * @param file its name, which holds all that its bytes depend on
   * @throws what making it throws, and nothing else
   */
  get(file: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** What became of reading and writing them. */
  figures(): readonly SharedImageFigure[]
}

export type SharedImagesDeps = {
  readonly files: ResizedFiles
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

export function createSharedImages({ files, clock, log }: SharedImagesDeps): SharedImages {
  const figures = new SharedImageFigures()
  const warn = warnNowAndThen(clock, log)
  const reads = createSharedReads({ files, clock, warn })
  const writes = createSharedWrites({ files, clock, warn, count: (outcome) => figures.add('write', outcome) })
  return {
    async get(file, make) {
      const name = sharedName(file)
      const { outcome, bytes } = await reads.read(name)
      figures.add('read', outcome)
      if (bytes) return bytes
      const made = await make()
      writes.add(name, made)
      return made
    },
    figures: () => figures.all(),
  }
}

/** Names of pictures begin alike and hold signs of all kinds; these lie evenly in folders, and are letters and digits. */
const sharedName = (file: string) => createHash('sha256').update(file).digest('hex') + extname(file)
