import { type Clock, day } from '#kernel/clock.ts'
import type { Language } from '#kernel/storefront.ts'
import type { ProductState } from '../catalog/product-state.ts'
import type { Transact } from '../transact.ts'
import type { ImportKind, ImportMode, ImportRow, ImportRun, PressForImport } from './import.ts'
import { type ImportFile, type ImportFilePort, UnreadableFile } from './import-file-port.ts'
import type { KindsOfImport } from './import-kind.ts'
import type { ImportReader } from './import-store.ts'
import { type ImportLimits, needsSecondPerson } from './limits.ts'
import { type ColumnMapping, formatOf, mappedColumns, mappingProblem } from './mapping.ts'
import { type ImportMessage, importMessage, importSentence, keptMessage } from './messages.ts'
import { productDifferences } from './product-differences.ts'
import { lacksOf } from './product-import.ts'
import { type RunDeps, runImport } from './run-import.ts'
import { appendResult, resultOf, settleImport } from './settle-import.ts'

export type ImportServiceDeps = {
  /** Every kind of file, those of other departments too. */
  readonly kinds: KindsOfImport
  readonly transact: Transact
  /** Reads files and makes plans, which take long and hold nobody up, behind whoever else wants the database; like the rest when absent. */
  readonly background?: RunDeps['background']
  readonly clock: Clock
  readonly imports: ImportReader
  readonly files: ImportFilePort
  /** By whose clock times are read that belong to no storefront. */
  readonly timeZone: () => string
  readonly limits: () => ImportLimits
  /** For so many days the rows of an import are kept, for its plan and its undo. */
  readonly keepDays: number
  /** So many rows are taken in one transaction; 500 when absent. */
  readonly rowsAtOnce?: number
}

export type BeginImport = {
  readonly kind: ImportKind
  readonly mode: ImportMode
  readonly path: string
  /** How its columns become the shop's own; found out where nothing is said. */
  readonly mapping?: ColumnMapping | undefined
  /** Waits for an approval whatever the plan says. */
  readonly planOnly: boolean
  readonly by: string
  /** The id of who of the staff began it in the back office. */
  readonly byMember?: string | undefined
  /** Of who of the staff pressed, once their books say that it begins. */
  readonly pressed?: PressForImport | undefined
}

/** How far an import is, or why nothing was done. */
export type ImportAnswer =
  | { readonly run: ImportRun }
  /** `isBusy` where the same would be done a little later. */
  | { readonly problem: ImportMessage; readonly isBusy?: true }

export type OnProgress = (run: ImportRun) => void

/** Files of a merchandise system, from the upload to the undo. */
export type ImportService = ReturnType<typeof importService>

/** So many rows are read at once for a list. */
const listedAtOnce = 1000

export function importService(deps: ImportServiceDeps) {
  const { kinds, transact, clock, imports, files, timeZone, limits, keepDays, rowsAtOnce: atOnce = 500 } = deps
  const runDeps = (onProgress?: OnProgress): RunDeps => ({
    kinds,
    transact,
    background: deps.background ?? { transact, imports },
    clock,
    imports,
    files,
    timeZone,
    limits,
    atOnce,
    onProgress,
  })

  /**
   * What somebody cut off comes first: it may have written half of what the next one rests on. One that breaks off again and again keeps
   * only those of its own kind waiting, whose newer values it would replace by its own later: pieces are counted while a file of
   * products can't be taken.
   */
  async function goOn(onProgress?: OnProgress): Promise<GoneOn> {
    const done: ImportRun[] = []
    const broken = new Map<ImportKind, unknown>()
    for (const run of await imports.unfinished()) {
      if (broken.has(run.kind)) continue
      const ended = await runImport(runDeps(onProgress), run).catch(
        (error: unknown) => void broken.set(run.kind, error),
      )
      if (ended) done.push(ended)
    }
    return { done, broken }
  }

  async function alone(work: () => Promise<ImportAnswer>): Promise<ImportAnswer> {
    const worked = await imports.exclusively(work)
    if (worked) return worked.answer
    const [busy] = await imports.unfinished()
    const problem = busy
      ? importMessage('import-worked-on', { id: busy.id, file: busy.fileName, by: busy.startedBy })
      : importMessage('another-worked-on')
    return { problem, isBusy: true }
  }

  async function create(asked: BeginImport, file: ImportFile, mapping: ColumnMapping | null): Promise<ImportRun> {
    const now = clock.now()
    // Nothing in a file was counted after it was written, nor after it was sent for the first time.
    const first = await imports.firstOf(asked.kind, file.sha256)
    const moments = [now, file.modifiedAt, ...(first ? [first.countedAt] : [])]
    return transact(['imports'], (repositories) =>
      repositories.imports.create({
        kind: asked.kind,
        mode: asked.mode,
        mapping,
        fileName: file.name,
        filePath: file.path,
        sha256: file.sha256,
        countedAt: new Date(Math.min(...moments.map((moment) => moment.getTime()))),
        planOnly: asked.planOnly,
        startedBy: asked.by,
        startedByMember: asked.byMember ?? null,
        startedAt: now,
        pressed: asked.pressed ?? null,
      }),
    )
  }

  const stop = (run: ImportRun, by: string, pressed: PressForImport | undefined) =>
    transact(['imports', 'staffAudit'], async (repositories) => {
      const reasons = [keptMessage(importMessage('stopped-before'))]
      const to = { status: 'refused', cursor: 0, undoneBy: by, reasons } as const
      const stopped = await settleImport(repositories, run, to, clock.now())
      if (pressed) await appendResult(repositories, pressed, resultOf(stopped), clock.now())
      return stopped
    })

  /** Has an import go another way. What somebody else pressed for came to that. */
  const turn = (run: ImportRun, to: Partial<ImportRun>, pressed: PressForImport | undefined) =>
    transact(['imports', 'staffAudit'], async (repositories) => {
      const turned = await repositories.imports.advance(run, { ...to, cursor: 0, pressed: pressed ?? null })
      if (run.pressed) await appendResult(repositories, run.pressed, resultOf(turned), clock.now())
      return turned
    })

  /** Where nothing was done, the books say so; what was begun has its result from whoever ends it. */
  async function withResult(
    pressed: PressForImport | undefined,
    work: () => Promise<ImportAnswer>,
  ): Promise<ImportAnswer> {
    const answer = await work()
    if (pressed && 'problem' in answer) {
      const result = { status: 'refused', problem: importSentence(answer.problem) }
      await transact(['staffAudit'], (repositories) => appendResult(repositories, pressed, result, clock.now()))
    }
    return answer
  }

  /** @param opened what was read already, where it lies in no file */
  async function beginImport(asked: BeginImport, onProgress?: OnProgress, opened?: ImportFile): Promise<ImportAnswer> {
    try {
      const file = opened ?? (await files.open(asked.path))
      const mapping = mappingFor(file, asked)
      const problem = modeProblem(kinds, asked) ?? columnProblem(kinds, file, asked.kind, mapping)
      if (problem !== undefined) return { problem }
      return await alone(async () => {
        const { broken } = await goOn(onProgress)
        if (broken.has(asked.kind)) throw broken.get(asked.kind)
        return { run: await runImport(runDeps(onProgress), await create(asked, file, mapping), file) }
      })
    } catch (error) {
      if (error instanceof UnreadableFile) return { problem: error.problem }
      throw error
    }
  }

  return {
    /** Takes a file as far as it goes by itself: until it is applied, or somebody has to approve of it. */
    begin: (asked: BeginImport, onProgress?: OnProgress): Promise<ImportAnswer> =>
      withResult(asked.pressed, () => beginImport(asked, onProgress)),

    /** The same for what was read elsewhere and lies in no file. */
    beginRead: (
      asked: Omit<BeginImport, 'path' | 'mapping'>,
      file: ImportFile,
      onProgress?: OnProgress,
    ): Promise<ImportAnswer> =>
      withResult(asked.pressed, () => beginImport({ ...asked, path: file.path }, onProgress, file)),

    /** @param pressed by whom of the staff, once their books say that it begins */
    approve: (id: number, by: string, onProgress?: OnProgress, pressed?: PressForImport): Promise<ImportAnswer> =>
      withResult(pressed, () =>
        alone(async () => {
          const run = await imports.find(id)
          if (!run) return { problem: importMessage('import-unknown', { id }) }
          if (run.status !== 'waiting')
            return { problem: importMessage('import-not-waiting', { id, status: run.status }) }
          const later = await imports.appliedSince(run)
          if (later !== undefined) return { problem: importMessage('import-overtaken', { later, id }) }
          const approved = await turn(run, { status: 'applying', approvedBy: by }, pressed)
          return { run: await runImport(runDeps(onProgress), approved) }
        }),
      ),

    /** Goes on with an import that was cut off. */
    continue: (id: number, onProgress?: OnProgress): Promise<ImportAnswer> =>
      alone(async () => {
        const run = await imports.find(id)
        return run
          ? { run: await runImport(runDeps(onProgress), run) }
          : { problem: importMessage('import-unknown', { id }) }
      }),

    /**
     * Gives back the values that an import replaced, row by row; what something newer changed is left. One that has changed nothing yet
     * is stopped.
     *
     * @param pressed by whom of the staff, once their books say that it begins
     */
    undo: (id: number, by: string, onProgress?: OnProgress, pressed?: PressForImport): Promise<ImportAnswer> =>
      withResult(pressed, () =>
        alone(async () => {
          const run = await imports.find(id)
          if (!run) return { problem: importMessage('import-unknown', { id }) }
          if (run.status === 'staging' || run.status === 'planning' || run.status === 'waiting') {
            return { run: await stop(run, by, pressed) }
          }
          if (run.status !== 'applied' && run.status !== 'applying') {
            return { problem: importMessage('import-not-undoable', { id, status: run.status }) }
          }
          const oldest = clock.now().getTime() - keepDays * day
          if (run.startedAt.getTime() < oldest) {
            return { problem: importMessage('import-too-old', { id, days: keepDays }) }
          }
          const undoing = await turn(run, { status: 'undoing', undoneBy: by }, pressed)
          return { run: await runImport(runDeps(onProgress), undoing) }
        }),
      ),

    /**
     * Goes on with what was cut off, unless somebody works on it; done by the clock, and so by the next start of the shop.
     *
     * @throws what the imports broke at that can't go on, once the others have
     */
    async continueCutOff(): Promise<readonly ImportRun[]> {
      if ((await imports.unfinished()).length === 0) return []
      const { done, broken } = (await imports.exclusively(() => goOn()))?.answer ?? nothingGoneOn
      if (broken.size > 0)
        throw new AggregateError(broken.values(), `Imports broke off: ${[...broken.keys()].join(', ')}`)
      return done
    },

    /** @param place of the row, where it is told to people; files have amounts and moments as files write them */
    describe: (kind: ImportKind, values: unknown, language: Language = 'en', place?: string | null) =>
      kinds[kind].describe(values, language, place),

    /** What a row about a product makes different of it; nothing for one that is made, or of another kind. */
    differencesOf: (
      { before, after }: Pick<ImportRow, 'before' | 'after'>,
      categoryKeys: ReadonlyMap<string, string>,
    ) => (before && after ? productDifferences(before as ProductState, after as ProductState, categoryKeys) : []),

    /** What a product of a row lacks, and whether it is sold all the same. */
    lacksOf,

    find: (id: number) => imports.find(id),
    /** Whether a plan does so much that somebody else than who began it has to look at it. */
    needsSecondPerson: (run: ImportRun) => needsSecondPerson(run, limits()),

    newest: (most = 20) => imports.newest(most),

    /** The last import of the file that lies somewhere. */
    ofFile: (path: string) => imports.ofFile(path),

    /** Looks after files outside of the database, unless another node does so now. */
    oneNodeAtATime: async (work: () => Promise<void>): Promise<void> => {
      await imports.exclusively(work, 'folder')
    },

    /** All rows of an import, in the order of the file, or those that were refused; each with what files call its size or product. */
    async *rows(id: number, which: 'all' | 'refused' | 'left' = 'all'): AsyncGenerator<ListedRow> {
      for (let after = 0; ; ) {
        const rows = await imports.rowsAfter(id, after, listedAtOnce, which === 'refused' ? ['refused'] : undefined)
        const last = rows.at(-1)
        if (!last) return
        after = last.position
        const skus = await imports.skusOf(rows)
        for (const row of rows) {
          if (which === 'left' && row.leftBecause === null) continue
          yield { ...row, sku: skus.get(row.variantId ?? row.productId ?? '') ?? null }
        }
      }
    },

    purge: () =>
      transact(['imports'], (repositories) =>
        repositories.imports.purgeRows(new Date(clock.now().getTime() - keepDays * day)),
      ),
  }
}

/** What came of the imports that were cut off: those that ended, and by kind what others broke at again. */
type GoneOn = { readonly done: readonly ImportRun[]; readonly broken: ReadonlyMap<ImportKind, unknown> }

const nothingGoneOn: GoneOn = { done: [], broken: new Map() }

export type ListedRow = ImportRow & { readonly sku: string | null }

/** The mapping that was asked for, with the format that the file is found to have; nothing for the shop's own columns. */
function mappingFor({ columns }: ImportFile, { kind, mapping }: BeginImport): ColumnMapping | null {
  const isNamed = Object.keys(mapping?.columns ?? {}).length > 0
  const format = mapping?.format ?? (isNamed ? undefined : formatOf(columns, kind))
  return format || mapping ? { ...mapping, format } : null
}

const modeProblem = (kinds: KindsOfImport, { kind, mode }: BeginImport): ImportMessage | undefined =>
  mode === 'full' ? kinds[kind].onlyDelta : undefined

function columnProblem(
  kinds: KindsOfImport,
  file: ImportFile,
  kindName: ImportKind,
  mapping: ColumnMapping | null,
): ImportMessage | undefined {
  const kind = kinds[kindName]
  const untold = mapping && mappingProblem(kindName, mapping)
  if (untold) return untold
  const columns = mapping ? mappedColumns(file.columns, kindName, mapping) : file.columns
  const missing = kind.required.filter((column) => !columns.includes(column))
  const { oneOf } = kind
  const [one, other] = oneOf.some((column) => columns.includes(column)) ? [] : oneOf
  const about = {
    file: file.name,
    count: columns.length,
    found: columns.slice(0, 20).join(', '),
    kind: kindName,
    columns: [...oneOf, ...kind.required, ...kind.optional].join(', '),
  }
  if (one !== undefined && other !== undefined)
    return importMessage('keys-missing', { ...about, one, other, more: missing.map((name) => `, ${name}`).join('') })
  return missing.length > 0 ? importMessage('columns-missing', { ...about, missing: missing.join(', ') }) : undefined
}
