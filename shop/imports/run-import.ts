import { isDeepStrictEqual } from 'node:util'
import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Repositories, Transact } from '../transact.ts'
import { costImport } from './cost-import.ts'
import {
  type ImportCounts,
  type ImportKind,
  type ImportRow,
  type ImportRun,
  noCounts,
  type RowAction,
  type RowPlan,
} from './import.ts'
import { type FileRow, type ImportFile, type ImportFilePort, UnreadableFile } from './import-file-port.ts'
import type { Applied, KindOfImport, KindsOfImport } from './import-kind.ts'
import type { ImportReader } from './import-store.ts'
import type { LeftOutCursor } from './left-out-writer.ts'
import { type ImportLimits, reasonsToWait } from './limits.ts'
import { withInstants } from './local-moments.ts'
import { mappedRows } from './mapping.ts'
import { type ImportMessage, importMessage, keptMessage } from './messages.ts'
import { passportRecords } from './passport-import.ts'
import { priceImport } from './price-import.ts'
import { productImport } from './product-import.ts'
import { promotionRecords } from './promotion-import.ts'
import { recordImport } from './record-import.ts'
import { redirectRecords } from './redirect-import.ts'
import { reviewRecords } from './review-import.ts'
import { settleImport } from './settle-import.ts'
import { stockImport } from './stock-import.ts'
import { storeRecords } from './store-import.ts'

/** So many shelves or offers are looked at for what a full file leaves out. */
const lookedAtOnce = 20_000

/** The kinds of goods and of what is said about them. */
export const kindsOfGoods: Readonly<Record<Exclude<ImportKind, 'customers'>, KindOfImport>> = {
  products: productImport,
  prices: priceImport,
  costs: costImport,
  passports: recordImport(passportRecords),
  stock: stockImport,
  stores: recordImport(storeRecords),
  redirects: recordImport(redirectRecords),
  promotions: recordImport(promotionRecords),
  reviews: recordImport(reviewRecords),
}

export type RunDeps = {
  readonly kinds: KindsOfImport
  readonly transact: Transact
  /** The same for what takes long and holds nobody up: reading files and making plans. */
  readonly background: Pick<RunDeps, 'transact' | 'imports'>
  readonly clock: Clock
  readonly imports: ImportReader
  readonly files: ImportFilePort
  /** By whose clock times are read that belong to no storefront. */
  readonly timeZone: () => string
  /** How much a plan may do now. */
  readonly limits: () => ImportLimits
  /** So many rows in one transaction: whoever orders one of their sizes waits for moments. */
  readonly atOnce: number
  /** Told after each batch. */
  readonly onProgress?: ((run: ImportRun) => void) | undefined
}

type Kind = KindsOfImport[ImportKind]
type BatchRepositories = Pick<Repositories, ReturnType<typeof usedBy>[number]>

/** What batches use. */
const usedBy = ({ uses }: Kind) => [...new Set(['imports', 'invalidate', ...uses] as const)]

/** One batch and how far it got: a transaction that needn't be on the disk before the next one begins. */
const inBatch = <T>(
  { transact }: RunDeps,
  kind: Kind,
  work: (repositories: BatchRepositories) => Promise<T>,
): Promise<T> =>
  transact(usedBy(kind), async (repositories) => {
    await repositories.imports.commitLater()
    return work(repositories)
  })

/**
 * Goes on with an import until it is over or waits for somebody. Every batch is one transaction with how far it got, so that an import
 * that was cut off anywhere goes on where it was. Only one may run at a time.
 *
 * @param opened its file, where it was opened just now
 */
export async function runImport(deps: RunDeps, begun: ImportRun, opened?: ImportFile): Promise<ImportRun> {
  let run = begun
  for (;;) {
    switch (run.status) {
      case 'staging':
        run = await stageRows({ ...deps, ...deps.background }, run, opened)
        break
      case 'planning':
        run = await planRows({ ...deps, ...deps.background }, run)
        break
      case 'applying':
        run = await applyRows(deps, run)
        break
      case 'undoing':
        run = await undoRows(deps, run)
        break
      default:
        return run
    }
  }
}

/** Reads the file into rows, each checked as it comes. A file that breaks off in the middle is refused as a whole. */
async function stageRows(deps: RunDeps, begun: ImportRun, opened: ImportFile | undefined): Promise<ImportRun> {
  const kind = deps.kinds[begun.kind]
  let run = begun
  try {
    const file = opened ?? (await deps.files.open(run.filePath))
    if (file.sha256 !== run.sha256) throw new UnreadableFile('file-changed', { path: run.filePath })
    for await (const batch of batchesOf(rowsOf(file, kind, run), deps.atOnce)) {
      const rows = batch.filter((row) => positionOf(row) > run.cursor)
      const last = rows.at(-1)
      if (!last) continue
      run = await inBatch(deps, kind, async (repositories) => {
        await repositories.imports.stage(
          run.id,
          await kind.check(repositories, staged(kind, rows, deps), deps.clock.now()),
        )
        return repositories.imports.advance(run, {
          cursor: positionOf(last),
          counts: added(run.counts, { rows: rows.length }),
        })
      })
      deps.onProgress?.(run)
    }
    if (run.counts.rows === 0) throw new UnreadableFile('file-without-rows', { file: run.fileName })
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse(deps, run, error.problem)
    throw error
  }
  return finishStaging(deps, run)
}

/** Rows as they are checked and kept: what is a time in them has its offset, whatever clock holds later. */
const staged = ({ localMoments }: Kind, rows: readonly FileRow[], { timeZone }: RunDeps): readonly FileRow[] =>
  localMoments ? rows.map((row) => withInstants(row, localMoments, timeZone())) : rows

/** The rows of a file with the shop's own columns, each saying all that it says. */
function rowsOf(
  file: ImportFile,
  { prepare }: Pick<KindOfImport, 'prepare'>,
  { kind, mapping }: ImportRun,
): AsyncIterable<FileRow> {
  const rows = mapping ? mappedRows(file.rows(), kind, mapping) : file.rows()
  return prepare?.(rows) ?? rows
}

const positionOf = ({ position, line }: FileRow) => position ?? line

async function finishStaging(deps: RunDeps, run: ImportRun): Promise<ImportRun> {
  const kind = deps.kinds[run.kind]
  await deps.transact(usedBy(kind), async (repositories) => {
    await repositories.imports.analyze()
    await kind.refuseDuplicates(repositories, run.id)
  })
  if (run.mode === 'full') await stageLeftOut(deps, run)
  return deps.transact(usedBy(kind), async (repositories) => {
    const { imports } = repositories
    return imports.advance(run, {
      status: 'planning',
      cursor: 0,
      counts: {
        ...noCounts,
        ...(await imports.countStaged(run.id)),
      },
    })
  })
}

/** Safe to begin anew: what has its row already is not left out. */
async function stageLeftOut(deps: RunDeps, { id, kind: name }: ImportRun): Promise<void> {
  const kind = deps.kinds[name]
  let after: LeftOutCursor | undefined
  do {
    after = await deps.transact(usedBy(kind), (repositories) =>
      kind.stageLeftOut(repositories, id, after, lookedAtOnce),
    )
  } while (after)
}

async function planRows(deps: RunDeps, begun: ImportRun): Promise<ImportRun> {
  const kind = deps.kinds[begun.kind]
  let run = begun
  for (;;) {
    // A plan holds nobody up.
    const rows = await nextRows(deps, run, { isGrouped: kind.isGrouped }, [null])
    const last = rows.at(-1)
    if (!last) break
    run = await inBatch(deps, kind, async (repositories) => {
      // A pair that is sold between two reads would seem to be sold out by the file.
      await repositories.imports.readOneMoment()
      const plans = await kind.plan(repositories, run, rows, deps.clock.now())
      await repositories.imports.writePlans(run.id, plans)
      return repositories.imports.advance(run, {
        cursor: last.position,
        counts: counted(run.counts, plans, deps.limits()),
      })
    })
    deps.onProgress?.(run)
  }
  return decide(deps, run)
}

/** The next batch. Rows that belong together are not parted, however many they are. */
async function nextRows(
  { imports, atOnce }: RunDeps,
  { id, cursor }: ImportRun,
  { isGrouped, mostAtOnce = atOnce }: Pick<KindOfImport, 'isGrouped' | 'mostAtOnce'>,
  actions: readonly (RowAction | null)[],
): Promise<readonly ImportRow[]> {
  for (let most = Math.min(atOnce, mostAtOnce); ; most *= 2) {
    const rows = await imports.rowsAfter(id, cursor, most, actions)
    if (!isGrouped || rows.length < most) return rows
    const last = rows.at(-1)?.place
    const whole = rows.filter(({ place }) => place !== last)
    if (whole.length > 0) return whole
  }
}

/** Goes on with a plan, unless somebody has to look at it first. */
async function decide(deps: RunDeps, run: ImportRun): Promise<ImportRun> {
  const { rows, refused, withdrawn } = run.counts
  if (refused === rows && withdrawn === 0) return refuse(deps, run, importMessage('rows-all-refused', { rows }))
  const kind = deps.kinds[run.kind]
  return deps.transact([...usedBy(kind), 'staffAudit'], async (repositories) => {
    // Every row has an action by now, of which the planner knows nothing: it would sort all that are left for each batch.
    await repositories.imports.analyze()
    const counts = { ...run.counts, endable: await countEndable(repositories, kind, run) }
    const reasons = reasonsToWait({ ...run, counts }, deps.limits()).map(keptMessage)
    const planned = { cursor: 0, counts, reasons, plannedAt: deps.clock.now() }
    return reasons.length > 0
      ? settleImport(repositories, run, { ...planned, status: 'waiting' }, deps.clock.now())
      : repositories.imports.advance(run, { ...planned, status: 'applying' })
  })
}

/** Of how many things a plan ends some. All shelves of a large shop are only counted where it does. */
async function countEndable(repositories: BatchRepositories, kind: Kind, { id, kind: name, counts }: ImportRun) {
  if (counts.ended === 0) return 0
  return (await kind.countEndable?.(repositories)) ?? repositories.imports.countEndable(id, name)
}

async function applyRows(deps: RunDeps, begun: ImportRun): Promise<ImportRun> {
  const kind = deps.kinds[begun.kind]
  let run = begun
  for (;;) {
    const rows = await nextRows(deps, run, kind, kind.appliedActions)
    const last = rows.at(-1)
    if (!last) break
    run = await inBatch(deps, kind, async (repositories) => {
      const applied = await kind.apply(repositories, run, rows, deps.clock.now())
      await repositories.imports.writePlans(run.id, applied.plans.filter(isNews(rows)))
      await repositories.invalidate(changedBy(kind, applied))
      return repositories.imports.advance(run, { cursor: last.position })
    })
    deps.onProgress?.(run)
  }
  return deps.transact(['imports', 'invalidate', 'jobs', 'staffAudit'], async (repositories) => {
    const { imports, invalidate, jobs } = repositories
    await imports.dropUnchanged(run.id)
    if (kind.secretColumns) await imports.dropCells(run.id, kind.secretColumns)
    if (run.kind === 'products') {
      await jobs.fetchPictures(run.id)
      await jobs.learnSimilar(deps.clock.now())
    }
    const { created, changed, withdrawn } = run.counts
    if (created + changed + withdrawn > 0) await invalidate(kind.tags?.() ?? changes.lists())
    const now = deps.clock.now()
    return settleImport(repositories, run, { status: 'applied', cursor: 0, appliedAt: now }, now)
  })
}

const changedBy = (kind: Kind, { changedProducts }: Pick<Applied, 'changedProducts'>) =>
  kind.changed?.(changedProducts) ?? changes.imported(changedProducts)

/** Whether what a row did is not what its plan says already: another action, or other values to keep for an undo. */
function isNews(rows: readonly ImportRow[]): (plan: RowPlan) => boolean {
  const planned = new Map(rows.map((row) => [row.position, row]))
  return ({ action, position, before, after, problems }) => {
    const row = planned.get(position)
    if (!row || action !== row.action || problems) return true
    return action !== 'unchanged' && !(isSameJson(before, row.before) && isSameJson(after, row.after))
  }
}

/** Whether values would be kept as what is kept already. */
const isSameJson = (value: unknown, kept: unknown) =>
  isDeepStrictEqual(value === null || value === undefined ? null : JSON.parse(JSON.stringify(value)), kept ?? null)

async function undoRows(deps: RunDeps, begun: ImportRun): Promise<ImportRun> {
  const kind = deps.kinds[begun.kind]
  let run = begun
  for (;;) {
    const rows = await nextRows(deps, run, kind, ['created', 'changed', 'withdrawn'])
    const last = rows.at(-1)
    if (!last) break
    run = await inBatch(deps, kind, async (repositories) => {
      const undone = await kind.undo(repositories, run, rows, deps.clock.now())
      await repositories.imports.markLeft(run.id, undone.left)
      await repositories.invalidate(changedBy(kind, undone))
      return repositories.imports.advance(run, {
        cursor: last.position,
        counts: added(run.counts, { left: undone.left.length }),
      })
    })
    deps.onProgress?.(run)
  }
  return deps.transact(['imports', 'invalidate', 'staffAudit'], async (repositories) => {
    await repositories.invalidate(kind.tags?.() ?? changes.lists())
    const now = deps.clock.now()
    return settleImport(repositories, run, { status: 'undone', cursor: 0, undoneAt: now }, now)
  })
}

const refuse = ({ transact, clock }: RunDeps, run: ImportRun, reason: ImportMessage) =>
  transact(['imports', 'staffAudit'], (repositories) =>
    settleImport(repositories, run, { status: 'refused', cursor: 0, reasons: [keptMessage(reason)] }, clock.now()),
  )

function counted(counts: ImportCounts, plans: readonly RowPlan[], limits: ImportLimits): ImportCounts {
  const of = (action: RowPlan['action']) => plans.filter((plan) => plan.action === action).length
  const large = plans.filter(({ moves = 0 }) => moves > limits.priceMove)
  return {
    ...added(counts, {
      created: of('created'),
      changed: of('changed'),
      unchanged: of('unchanged'),
      withdrawn: of('withdrawn'),
      refused: of('refused'),
      ended: plans.filter(({ ends }) => ends).length,
      largeMoves: large.length,
    }),
    firstLargeMove: counts.firstLargeMove || (large[0]?.position ?? 0),
  }
}

function added(counts: ImportCounts, more: Partial<ImportCounts>): ImportCounts {
  const sums = Object.entries(more).map(([name, count]) => [name, counts[name as keyof ImportCounts] + count])
  return { ...counts, ...Object.fromEntries(sums) }
}

async function* batchesOf<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
