import { type RawBuilder, type Selectable, sql } from 'kysely'
import { anyOf, type Database, inBatches, json, jsonOrNull } from '#database/rows.ts'
import type { ImportRows, Imports } from '#database/tables.ts'
import {
  type ImportCounts,
  type ImportKind,
  type ImportRow,
  type ImportRun,
  type ImportStatus,
  noCounts,
  type RowAction,
  type RowPlan,
  runningStatuses,
} from './import.ts'
import type { LeftRow } from './import-kind.ts'

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
      return (await query.execute()).map(rowOf)
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
export type ImportWriter = ReturnType<typeof importWriter>

export function importWriter(tx: Database) {
  return {
    ...importReader(tx),

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
          reasons: json(to.reasons ?? run.reasons),
          counted_at: to.countedAt ?? run.countedAt,
          plan_only: to.planOnly ?? run.planOnly,
          approved_by: to.approvedBy ?? run.approvedBy,
          undone_by: to.undoneBy ?? run.undoneBy,
          planned_at: to.plannedAt ?? run.plannedAt,
          applied_at: to.appliedAt ?? run.appliedAt,
          undone_at: to.undoneAt ?? run.undoneAt,
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
     * The transaction ends without waiting for the disk. Should the database fail before it is there, what it wrote and how far the import
     * got are lost together; whatever is committed later, an order at a price of this batch, takes it to the disk with it.
     */
    async commitLater(): Promise<void> {
      await sql`set local synchronous_commit = off`.execute(tx)
    },

    async stage(id: number, rows: readonly ImportRow[]): Promise<void> {
      await sql`
        insert into import_rows (import_id, position, line, cells, problems, product_id, variant_id, place, action)
        select ${id}::int, staged.* from unnest(
          ${rows.map((row) => row.position)}::int[], ${rows.map((row) => row.line)}::int[],
          ${rows.map((row) => jsonOrNull(row.cells))}::json[],
          ${rows.map((row) => jsonOrNull(row.problems))}::jsonb[], ${rows.map((row) => row.productId)}::uuid[],
          ${rows.map((row) => row.variantId)}::uuid[], ${rows.map((row) => row.place)}::text[],
          ${rows.map((row) => row.action)}::text[]) as staged`.execute(tx)
    },

    /**
     * Refuses rows that say again what an earlier line said: which of two is right, only their writer knows. A row about a product
     * says it of all of its sizes.
     */
    async refuseDuplicates(id: number): Promise<void> {
      await refuseRows(
        tx,
        id,
        sql`with said as (
          select position,
            min(position) over (partition by product_id, variant_id, place) as same,
            min(position) filter (where variant_id is null) over (partition by product_id, place) as whole,
            variant_id
          from import_rows
          where import_id = ${id} and product_id is not null and place is not null and cells is not null
        )
        select position, 'sku' as about, ${saidAlready(sql`case when same < position then same else whole end`)} as sentence
        from said
        where same < position or (variant_id is not null and whole is not null)`,
      )
    },

    /** Rows for shelves with pieces that the file leaves out, in the locations that it names. Answers where to go on. */
    async stageLeftOutShelves(id: number, after: LeftOutCursor | undefined, most: number) {
      const { rows } = await sql<LeftOutCursor>`
        with looked as (
          select stock.variant_id, stock.location_code as place, variants.product_id, stock.available
          from stock join variants on variants.id = stock.variant_id
          where stock.location_code in (select distinct place from import_rows where import_id = ${id} and place is not null)
            and ${behind(after, sql.ref('stock.variant_id'), sql.ref('stock.location_code'))}
          order by stock.variant_id, stock.location_code limit ${most}
        ), ${leftOut(id, sql`looked.available > 0`)}
        select variant_id as "variantId", place from looked order by variant_id desc, place desc limit 1`.execute(tx)
      return rows[0]
    },

    /** The same for offers, in the storefronts that the file names. */
    async stageLeftOutOffers(id: number, after: LeftOutCursor | undefined, most: number) {
      const { rows } = await sql<LeftOutCursor>`
        with looked as (
          select prices.variant_id, prices.store_code as place, variants.product_id
          from prices join variants on variants.id = prices.variant_id
          where prices.store_code in (select distinct place from import_rows where import_id = ${id} and place is not null)
            and ${behind(after, sql.ref('prices.variant_id'), sql.ref('prices.store_code'))}
          order by prices.variant_id, prices.store_code limit ${most}
        ), ${leftOut(id, sql`true`)}
        select variant_id as "variantId", place from looked order by variant_id desc, place desc limit 1`.execute(tx)
      return rows[0]
    },

    /** The same for products that are on sale, and that the file leaves out. */
    async stageLeftOutProducts(id: number, after: LeftOutCursor | undefined, most: number) {
      const { rows } = await sql<LeftOutCursor>`
        with looked as (
          select id as product_id, sku as place, active from products
          where ${after ? sql`id > ${after.variantId}::uuid` : sql`true`}
          order by id limit ${most}
        ), staged as (
          insert into import_rows (import_id, position, product_id, place)
          select ${id}::int, (select coalesce(max(position), 0) from import_rows where import_id = ${id})
            + row_number() over (order by looked.product_id), looked.product_id, looked.place
          from looked
          where active and not exists (
            select from import_rows named where named.import_id = ${id} and named.place = looked.place)
        )
        select product_id as "variantId", place from looked order by product_id desc limit 1`.execute(tx)
      return rows[0]
    },

    /** Rows for records that the file leaves out, by what names them. Safe to repeat. */
    async stageLeftOutPlaces(id: number, places: readonly string[]): Promise<void> {
      await sql`
        insert into import_rows (import_id, position, place)
        select ${id}::int, (select coalesce(max(position), 0) from import_rows where import_id = ${id})
          + row_number() over (order by place), place
        from unnest(${[...places]}::text[]) as place
        where not exists (select from import_rows named where named.import_id = ${id} and named.place = place.place)`.execute(
        tx,
      )
    },

    /** Refuses rows about a record that an earlier row is about. */
    async refuseSamePlaces(id: number, column: string): Promise<void> {
      await refuseRows(
        tx,
        id,
        sql`select position, ${column}::text as about, ${saidAlready(sql`same`)} as sentence
        from (
          select position, min(position) over (partition by place) as same
          from import_rows where import_id = ${id} and place is not null and cells is not null
        ) said
        where same < position`,
      )
    },

    /** Refuses redirects that lead to where another row of the file leads away from. */
    async refuseChainedRedirects(id: number): Promise<void> {
      await refuseRows(
        tx,
        id,
        sql`select one.position, 'to' as about,
          'Line ' || min(next.line) || ' leads on from there: write where that leads' as sentence
        from import_rows one
        join import_rows next on next.import_id = ${id} and next.cells is not null
          and next.place = (one.cells ->> 'storefront') || ' ' || btrim(btrim(one.cells ->> 'to'), '/')
        where one.import_id = ${id} and one.cells is not null and one.action is distinct from 'refused'
        group by one.position`,
      )
    },

    /** Refuses rows that say a SKU or an EAN again, and those of a product whose rows don't stand together. */
    async refuseProductDuplicates(id: number): Promise<void> {
      const { rows } = await sql<{ position: number; line: number; what: string }>`
        with said as (
          select position, place, cells ->> 'sku' as sku, nullif(cells ->> 'ean', '') as ean,
            place is distinct from lag(place) over (order by position) as begins
          from import_rows where import_id = ${id} and cells is not null
        ), counted as (
          select position,
            min(position) over (partition by sku) as same_sku,
            min(position) over (partition by ean) as same_ean, ean,
            min(position) over (partition by place) as first_of_product,
            sum(begins::int) over (partition by place order by position) as turn
          from said
        )
        select position,
          case when same_sku < position then same_sku
            when ean is not null and same_ean < position then same_ean else first_of_product end as line,
          case when same_sku < position then 'sku'
            when ean is not null and same_ean < position then 'ean' else 'product' end as what
        from counted
        where same_sku < position or (ean is not null and same_ean < position) or turn > 1`.execute(tx)
      const sentence = ({ line, what }: (typeof rows)[number]) =>
        what === 'product'
          ? `Line ${line} began this product: its rows have to stand together`
          : `Line ${line} has the same ${what}: each size has its own`
      for (const batch of inBatches(rows, 1000)) {
        await sql`
          update import_rows
          set action = 'refused', problems = coalesce(problems, '[]') || told.problem
          from unnest(${batch.map((row) => row.position)}::int[],
            ${batch.map((row) => json([{ column: row.what, sentence: sentence(row) }]))}::jsonb[]) as told (position, problem)
          where import_id = ${id} and import_rows.position = told.position
            and not coalesce(problems, '[]') @> told.problem`.execute(tx)
      }
    },

    /** What can be ended where the file says something: filled shelves, offers, or products on sale. */
    async countEndable(id: number, kind: ImportKind): Promise<number> {
      const places = sql`(select distinct place from import_rows where import_id = ${id} and place is not null)`
      const counted = {
        stock: sql<{ count: number }>`select count(*) from stock where available > 0 and location_code in ${places}`,
        prices: sql<{ count: number }>`select count(*) from prices where store_code in ${places}`,
        products: sql<{ count: number }>`select count(*) from products where active`,
      }
      const found = Object.entries(counted).find(([name]) => name === kind)
      const { rows } = (await found?.[1].execute(tx)) ?? { rows: [] }
      return rows[0]?.count ?? 0
    },

    /** So many rows does the file have, and so many of them can't be taken. */
    async countStaged(id: number): Promise<{ readonly rows: number; readonly refused: number }> {
      const { rows } = await sql<{ rows: number; refused: number }>`
        select count(*) as rows, count(*) filter (where action = 'refused') as refused
        from import_rows where import_id = ${id} and cells is not null`.execute(tx)
      return rows[0] ?? { rows: 0, refused: 0 }
    },

    /** Tells the planner of the rows that have just come. */
    async analyze(): Promise<void> {
      await sql`analyze import_rows`.execute(tx)
    },

    async writePlans(id: number, plans: readonly RowPlan[]): Promise<void> {
      if (plans.length === 0) return
      await sql`
        update import_rows
        set action = planned.action, before = planned.before, after = planned.after,
          problems = coalesce(planned.problems, import_rows.problems)
        from unnest(${plans.map((plan) => plan.position)}::int[], ${plans.map((plan) => plan.action)}::text[],
          ${plans.map((plan) => jsonOrNull(plan.before))}::jsonb[], ${plans.map((plan) => jsonOrNull(plan.after))}::jsonb[],
          ${plans.map((plan) => jsonOrNull(plan.problems))}::jsonb[])
          as planned (position, action, before, after, problems)
        where import_rows.import_id = ${id} and import_rows.position = planned.position`.execute(tx)
    },

    async markLeft(id: number, rows: readonly LeftRow[]): Promise<void> {
      if (rows.length === 0) return
      await sql`
        update import_rows set left_because = kept.because
        from unnest(${rows.map((row) => row.position)}::int[], ${rows.map((row) => row.because)}::text[])
          as kept (position, because)
        where import_rows.import_id = ${id} and import_rows.position = kept.position`.execute(tx)
    },

    /** Which things of these rows a later import of the same kind changed, as `product variant place`; a product's row is about all sizes. */
    async touchedSince({ id, kind }: ImportRun, productIds: readonly string[]): Promise<readonly TouchedThing[]> {
      const rows = await tx
        .selectFrom('import_rows')
        .innerJoin('imports', 'imports.id', 'import_rows.import_id')
        .where('import_rows.product_id', '=', anyOf(productIds, 'uuid'))
        .where('imports.id', '>', id)
        .where('imports.kind', '=', kind)
        .where('imports.status', 'in', ['applied', 'applying'])
        .where('import_rows.action', 'in', ['created', 'changed', 'withdrawn'])
        .select(['import_rows.product_id', 'import_rows.variant_id', 'import_rows.place', 'imports.id as by'])
        .execute()
      return rows.map((row) => ({
        productId: row.product_id ?? '',
        variantId: row.variant_id,
        place: row.place ?? '',
        by: row.by,
      }))
    },

    /** Rows that changed nothing are of no use once the rest is applied. */
    async dropUnchanged(id: number): Promise<void> {
      await tx.deleteFrom('import_rows').where('import_id', '=', id).where('action', '=', 'unchanged').execute()
    },

    /** Drops what columns say of rows that were taken; those that were refused keep it, to be mended. */
    async dropCells(id: number, columns: readonly string[]): Promise<void> {
      await sql`
        update import_rows set cells = (cells::jsonb - ${[...columns]}::text[])::json
        where import_id = ${id} and action is distinct from 'refused' and cells::jsonb ?| ${[...columns]}::text[]`.execute(
        tx,
      )
    },

    /** Drops all that imports hold of somebody: what files said, and the values for an undo. */
    async eraseCustomer(email: string): Promise<void> {
      await sql`
        delete from import_rows using imports
        where imports.id = import_rows.import_id and imports.kind = 'customers'
          and import_rows.place like '%@%' and import_rows.place = ${email}`.execute(tx)
    },

    /** Drops the rows of imports that are over for long; what they did as a whole stays. */
    async purgeRows(before: Date): Promise<void> {
      await tx
        .deleteFrom('import_rows')
        .where('import_id', 'in', (of) =>
          of
            .selectFrom('imports')
            .select('id')
            .where('started_at', '<', before)
            .where('status', 'not in', [...runningStatuses]),
        )
        .execute()
    },
  }
}

/** Refuses rows that a query found, each with the column that it is about and a sentence. Safe to repeat. */
async function refuseRows(tx: Database, id: number, found: RawBuilder<unknown>): Promise<void> {
  await sql`
    with found as materialized (${found}), told as (
      select position, jsonb_build_array(jsonb_build_object('column', about, 'sentence', sentence)) as problem from found
    )
    update import_rows
    set action = 'refused', problems = coalesce(problems, '[]') || told.problem
    from told
    where import_rows.import_id = ${id} and import_rows.position = told.position
      and not coalesce(problems, '[]') @> told.problem`.execute(tx)
}

const saidAlready = (line: RawBuilder<unknown>) =>
  sql`'Line ' || ${line} || ' says what this line is about already: keep one of them'`

export type LeftOutCursor = { readonly variantId: string; readonly place: string }

export type TouchedThing = {
  readonly productId: string
  readonly variantId: string | null
  readonly place: string
  readonly by: number
}

type Reference = ReturnType<typeof sql.ref>

const behind = (after: LeftOutCursor | undefined, variantId: Reference, place: Reference) =>
  after ? sql`(${variantId}, ${place}) > (${after.variantId}::uuid, ${after.place}::text)` : sql`true`

/** Puts what was looked at and no row names behind the last row. */
const leftOut = (id: number, isThere: ReturnType<typeof sql>) => sql`staged as (
  insert into import_rows (import_id, position, product_id, variant_id, place)
  select ${id}::int, (select coalesce(max(position), 0) from import_rows where import_id = ${id})
    + row_number() over (order by looked.variant_id, looked.place), looked.product_id, looked.variant_id, looked.place
  from looked
  where ${isThere} and not exists (
    select from import_rows named
    where named.import_id = ${id} and named.product_id = looked.product_id and named.place = looked.place
      and (named.variant_id = looked.variant_id or named.variant_id is null))
)`

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
    reasons: row.reasons,
    startedBy: row.started_by,
    startedByMember: row.started_by_member,
    approvedBy: row.approved_by,
    undoneBy: row.undone_by,
    startedAt: row.started_at,
    plannedAt: row.planned_at,
    appliedAt: row.applied_at,
    undoneAt: row.undone_at,
  }
}

function rowOf(row: Selectable<ImportRows>): ImportRow {
  return {
    position: row.position,
    line: row.line,
    cells: row.cells,
    problems: row.problems,
    productId: row.product_id,
    variantId: row.variant_id,
    place: row.place,
    action: row.action,
    before: row.before,
    after: row.after,
    leftBecause: row.left_because,
  }
}
