import { type Selectable, sql } from 'kysely'
import { anyOf, type Database, json, jsonOrNull } from '#database/rows.ts'
import type { Imports } from '#database/tables.ts'
import { importDuplicateWriter } from './duplicate-row-writer.ts'
import {
  type ImportCounts,
  type ImportKind,
  type ImportRow,
  type ImportRun,
  type ImportStatus,
  noCounts,
  type RowAction,
  runningStatuses,
} from './import.ts'
import { keptWith } from './kept-messages.ts'
import { importLeftOutWriter } from './left-out-writer.ts'
import { importRowOf, importRowWriter } from './row-writer.ts'

export type NewImport = Pick<
  ImportRun,
  | 'kind'
  | 'mode'
  | 'mapping'
  | 'fileName'
  | 'filePath'
  | 'sha256'
  | 'countedAt'
  | 'planOnly'
  | 'startedBy'
  | 'startedByMember'
  | 'startedAt'
  | 'pressed'
>

/** Somebody else went on with the same import: whoever notices stops. */
export class ImportTakenOver extends Error {
  override readonly name = 'ImportTakenOver'
}

/** Only the one who holds this works on imports, or on the files of a folder; it goes with its session, however that ends. */
const locks = { imports: 7_303_014_220, folder: 7_303_014_221 } as const

export type ImportReader = ReturnType<typeof importReader>

/** @param sessions have nothing in between that gives each transaction another session */
export function importReader(db: Database, sessions = db) {
  return {
    async find(id: number): Promise<ImportRun | undefined> {
      const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
      return row && runOf(row)
    },

    /** The last ones, the newest first. */
    async newest(most: number): Promise<ImportRun[]> {
      return (await db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(most).execute()).map(runOf)
    },

    /** Those that were cut off, or are worked on, the oldest first. */
    async unfinished(): Promise<ImportRun[]> {
      const rows = await db
        .selectFrom('imports')
        .selectAll()
        .where('status', 'in', [...runningStatuses])
        .orderBy('id')
        .execute()
      return rows.map(runOf)
    },

    /** The first import of the same file. */
    async firstOf(kind: ImportKind, sha256: string): Promise<ImportRun | undefined> {
      const row = await db
        .selectFrom('imports')
        .selectAll()
        .where('kind', '=', kind)
        .where('sha256', '=', sha256)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row && runOf(row)
    },

    /** The last import of the file that lies somewhere. */
    async ofFile(path: string): Promise<ImportRun | undefined> {
      const row = await db
        .selectFrom('imports')
        .selectAll()
        .where('file_path', '=', path)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && runOf(row)
    },

    /** An import of the same kind that was applied after this one was made. */
    async appliedSince({ id, kind }: ImportRun): Promise<number | undefined> {
      const row = await db
        .selectFrom('imports')
        .select('id')
        .where('kind', '=', kind)
        .where('id', '>', id)
        .where('status', 'in', ['applying', 'applied'])
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },

    /** Rows behind a position, in the order of the file, of any action or of some. */
    async rowsAfter(
      id: number,
      position: number,
      most: number,
      actions?: readonly (RowAction | null)[],
    ): Promise<ImportRow[]> {
      let query = db
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', id)
        .where('position', '>', position)
        .orderBy('position')
        .limit(most)
      if (actions) {
        const named = actions.filter((action) => action !== null)
        query = query.where(({ eb, or }) =>
          or([
            ...(named.length > 0 ? [eb('action', 'in', named)] : []),
            ...(actions.includes(null) ? [eb('action', 'is', null)] : []),
          ]),
        )
      }
      return (await query.execute()).map(importRowOf)
    },

    /** What files call the sizes and products of rows. */
    async skusOf(rows: readonly ImportRow[]): Promise<ReadonlyMap<string, string>> {
      const variants = await db
        .selectFrom('variants')
        .select(['id', 'sku'])
        .where(
          'id',
          '=',
          anyOf(
            rows.flatMap(({ variantId }) => variantId ?? []),
            'uuid',
          ),
        )
        .execute()
      const products = await db
        .selectFrom('products')
        .select(['id', 'sku'])
        .where(
          'id',
          '=',
          anyOf(
            rows.flatMap(({ productId }) => productId ?? []),
            'uuid',
          ),
        )
        .execute()
      return new Map([...variants, ...products].map((row) => [row.id, row.sku]))
    },

    /** Works alone on imports, or on files, or answers nothing when somebody else does, on whatever node. */
    async exclusively<T>(
      work: () => Promise<T>,
      what: keyof typeof locks = 'imports',
    ): Promise<{ readonly answer: T } | undefined> {
      return sessions.connection().execute(async (session) => {
        const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${locks[what]}) as taken`.execute(
          session,
        )
        if (!rows[0]?.taken) return undefined
        try {
          return { answer: await work() }
        } finally {
          await sql`select pg_advisory_unlock(${locks[what]})`.execute(session)
        }
      })
    },
  }
}

/** Writes imports and their rows. It exists only around a transaction: a batch and how far it got are one. */
export function importWriter(tx: Database) {
  return {
    ...importReader(tx),
    ...importRowWriter(tx),
    ...importDuplicateWriter(tx),
    ...importLeftOutWriter(tx),

    async create(run: NewImport): Promise<ImportRun> {
      const row = await tx
        .insertInto('imports')
        .values({
          kind: run.kind,
          mode: run.mode,
          status: 'staging',
          file_name: run.fileName,
          file_path: run.filePath,
          sha256: run.sha256,
          counted_at: run.countedAt,
          plan_only: run.planOnly,
          mapping: jsonOrNull(run.mapping),
          counts: json(noCounts),
          started_by: run.startedBy,
          started_by_member: run.startedByMember,
          started_at: run.startedAt,
          pressed: jsonOrNull(run.pressed),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return runOf(row)
    },

    /**
     * Says how far an import got.
     *
     * @throws ImportTakenOver when it is not where `run` was: somebody else went on with it
     */
    async advance(run: ImportRun, to: Partial<ImportRun>): Promise<ImportRun> {
      const row = await tx
        .updateTable('imports')
        .set({
          status: to.status ?? run.status,
          cursor: to.cursor ?? run.cursor,
          counts: json(to.counts ?? run.counts),
          reasons: json((to.reasons ?? run.reasons).map(({ sentence }) => sentence)),
          reason_messages: json(to.reasons ?? run.reasons),
          counted_at: to.countedAt ?? run.countedAt,
          plan_only: to.planOnly ?? run.planOnly,
          approved_by: to.approvedBy ?? run.approvedBy,
          undone_by: to.undoneBy ?? run.undoneBy,
          planned_at: to.plannedAt ?? run.plannedAt,
          applied_at: to.appliedAt ?? run.appliedAt,
          undone_at: to.undoneAt ?? run.undoneAt,
          ...(to.pressed !== undefined && { pressed: jsonOrNull(to.pressed) }),
        })
        .where('id', '=', run.id)
        .where('status', '=', run.status)
        .where('cursor', '=', run.cursor)
        .returningAll()
        .executeTakeFirst()
      if (!row) throw new ImportTakenOver(`Somebody else went on with import ${run.id}`)
      return runOf(row)
    },

    /**
     * Everything that the transaction reads is as it was in one moment: pieces on a shelf, and the orders that hold some of them. To be
     * called before anything is read.
     */
    async readOneMoment(): Promise<void> {
      await sql`set transaction isolation level repeatable read`.execute(tx)
    },

    /**
     * The transaction ends without waiting for the disk. Should the database fail before it is there, what it wrote and how far the import
     * got are lost together; whatever is committed later, an order at a price of this batch, takes it to the disk with it.
     */
    async commitLater(): Promise<void> {
      await sql`set local synchronous_commit = off`.execute(tx)
    },
  }
}

function runOf(row: Selectable<Imports>): ImportRun {
  return {
    id: row.id,
    kind: row.kind as ImportKind,
    mode: row.mode,
    status: row.status as ImportStatus,
    fileName: row.file_name,
    filePath: row.file_path,
    sha256: row.sha256,
    countedAt: row.counted_at,
    mapping: row.mapping as ImportRun['mapping'],
    planOnly: row.plan_only,
    cursor: row.cursor,
    counts: { ...noCounts, ...(row.counts as Partial<ImportCounts>) },
    reasons: row.reasons.map((sentence) => keptWith(sentence, row.reason_messages)),
    startedBy: row.started_by,
    startedByMember: row.started_by_member,
    approvedBy: row.approved_by,
    undoneBy: row.undone_by,
    pressed: row.pressed as ImportRun['pressed'],
    startedAt: row.started_at,
    plannedAt: row.planned_at,
    appliedAt: row.applied_at,
    undoneAt: row.undone_at,
  }
}
