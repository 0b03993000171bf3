import { basename } from 'node:path'
import {
  type ImportCounts,
  type ImportKind,
  type ImportMode,
  type ImportRun,
  importKinds,
  importModes,
  type PressForImport,
} from '#shop/imports/import.ts'
import type { ImportAnswer, ListedRow } from '#shop/imports/import-service.ts'
import { importSentenceIn, type KeptMessage, keptSentenceIn } from '#shop/imports/messages.ts'
import type { ProductDifference } from '#shop/imports/product-differences.ts'
import type { AuditSubject } from '#shop/staff/audit.ts'
import type { StaffActor } from '#shop/staff/staff-member.ts'
import { backofficeBuilder, badValue, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { type ChangeOutcome, OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const ImportCountsType = backofficeBuilder.objectRef<ImportCounts>('ImportCounts').implement({
  fields: (t) => ({
    rows: t.exposeInt('rows'),
    created: t.exposeInt('created'),
    changed: t.exposeInt('changed'),
    unchanged: t.exposeInt('unchanged'),
    withdrawn: t.exposeInt('withdrawn'),
    refused: t.exposeInt('refused'),
    left: t.exposeInt('left', { description: 'Rows that an undo left as they are.' }),
  }),
})

type ShownRow = ListedRow & {
  readonly was: string
  readonly becomes: string
  readonly changes: readonly ProductDifference[]
}

const ProductDifferenceType = backofficeBuilder.objectRef<ProductDifference>('ProductDifference').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'As a file of products has it: name_de.' }),
    was: t.exposeString('was', { description: 'As a file writes it; empty where there was nothing.' }),
    becomes: t.exposeString('becomes'),
  }),
})

/** What was kept of an import, in the language of who asks. */
export const saidTo = ({ actor }: BackofficeContext, kept: KeptMessage): string =>
  keptSentenceIn(actor?.member.language ?? 'en', kept)

const ImportRowType = backofficeBuilder.objectRef<ShownRow>('ImportRow').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { nullable: true, description: 'In the file; null for what a full file leaves out.' }),
    sku: t.exposeString('sku', { nullable: true }),
    place: t.exposeString('place', {
      nullable: true,
      description: 'The code of the storefront or of the location that the row is about, where it is about one.',
    }),
    action: t.exposeString('action', { nullable: true }),
    was: t.exposeString('was', { description: 'In the language of who asks, and so is what it becomes.' }),
    becomes: t.exposeString('becomes'),
    changes: t.expose('changes', {
      type: [ProductDifferenceType],
      description: 'The same of a product, field by field; none of what is no product.',
    }),
    problems: t.stringList({
      description:
        'In the language of who asks, each behind the column that it is about; in English where an earlier release kept it.',
      resolve: ({ problems }, _, context) =>
        (problems ?? []).map((problem) => {
          const sentence = saidTo(context, problem)
          return problem.column === null ? sentence : `${problem.column}: ${sentence}`
        }),
    }),
    leftBecause: t.string({
      nullable: true,
      description: 'Why an undo left it as it is, in the language of who asks.',
      resolve: ({ leftBecause }, _, context) => leftBecause && saidTo(context, leftBecause),
    }),
  }),
})

const ImportType = backofficeBuilder.objectRef<ImportRun>('Import').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind'),
    mode: t.exposeString('mode'),
    status: t.exposeString('status'),
    fileName: t.exposeString('fileName'),
    startedBy: t.exposeString('startedBy'),
    approvedBy: t.exposeString('approvedBy', { nullable: true }),
    undoneBy: t.exposeString('undoneBy', { nullable: true }),
    startedAt: t.field({ type: 'DateTime', resolve: ({ startedAt }) => startedAt }),
    appliedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ appliedAt }) => appliedAt }),
    counts: t.field({ type: ImportCountsType, resolve: ({ counts }) => counts }),
    reasons: t.stringList({
      description: 'Why it waits or was refused, in the language of who asks.',
      resolve: ({ reasons }, _, context) => reasons.map((reason) => saidTo(context, reason)),
    }),
    rows: t.field({
      type: [ImportRowType],
      description: 'Of its plan, those that change something or were refused first come first; at most 100.',
      resolve: (run, _, context) => rowsOf(run, context),
    }),
  }),
})

/** So many rows of a plan stand on its page. */
const shownRows = 100

async function rowsOf({ id, kind }: ImportRun, { shop, actor }: BackofficeContext): Promise<ShownRow[]> {
  const language = actor?.member.language ?? 'en'
  const found: ShownRow[] = []
  const categoryKeys = kind === 'products' ? await shop.productGrid.categoryKeys() : new Map<string, string>()
  for await (const row of shop.imports.rows(id)) {
    if (row.action === 'unchanged') continue
    const described = {
      was: shop.imports.describe(kind, row.before, language, row.place),
      becomes: shop.imports.describe(kind, row.after, language, row.place),
    }
    const changes = kind === 'products' ? [...shop.imports.differencesOf(row, categoryKeys)] : []
    const told = (side: 'was' | 'becomes') =>
      changes.map((change) => `${change.field}: ${change[side] || '–'}`).join('\n') || described[side]
    found.push({ ...row, changes, was: told('was'), becomes: told('becomes') })
    if (found.length >= shownRows) break
  }
  return found
}

backofficeBuilder.queryFields((t) => ({
  imports: t.field({
    type: [ImportType],
    description: 'The newest first.',
    resolve: async (_, _args, { shop }) => [...(await shop.imports.newest(50))],
  }),
  import: t.field({
    type: ImportType,
    nullable: true,
    args: { id: t.arg.int() },
    resolve: async (_, { id }, { shop }) => (await shop.imports.find(id)) ?? null,
  }),
}))

const ImportKindType = backofficeBuilder.enumType('ImportKind', { values: enumValues(importKinds) })
const ImportModeType = backofficeBuilder.enumType('ImportMode', {
  description: 'FULL withdraws what a file leaves out.',
  values: enumValues(importModes),
})

backofficeBuilder.mutationFields((t) => ({
  beginImport: t.field({
    type: OutcomeType,
    description:
      'Reads a file that was sent, and plans what it would do. It waits for an approval, whatever the plan says.',
    args: { upload: t.arg.id(), kind: t.arg({ type: ImportKindType }), mode: t.arg({ type: ImportModeType }) },
    resolve: (_, { upload, kind, mode }, context) => begin(context, upload, kind, mode),
  }),
  approveImport: t.field({
    type: OutcomeType,
    description: 'Has a plan that waits applied; what takes longer than a moment goes on behind the answer.',
    args: { id: t.arg.int() },
    resolve: (_, { id }, context) => change(context, 'import.approve', id),
  }),
  undoImport: t.field({
    type: OutcomeType,
    description: 'Gives back what an import replaced, or stops one that has changed nothing yet.',
    args: { id: t.arg.int() },
    resolve: (_, { id }, context) => change(context, 'import.undo', id),
  }),
}))

async function begin(
  context: BackofficeContext,
  upload: string,
  kind: ImportKind,
  mode: ImportMode,
): Promise<ChangeOutcome> {
  const { shop, machine } = context
  const path = await machine.uploadPath(upload)
  if (path === undefined) return { problems: [{ messageKey: 'import-file-missing', field: 'file' }] }
  const actor = actorOf(context)
  const subject = { action: 'import.begin', object: { type: 'import', id: upload, name: basename(path) } }
  const admitted = await shop.staff.perform(actor, {
    permission: 'imports.approve',
    ...subject,
    work: async () => ({ result: undefined, before: null, after: { kind, mode, ...begun } }),
  })
  const outcome = outcomeOf(admitted)
  if (outcome.problems.length > 0) return outcome
  const working = shop.imports
    .begin({
      kind,
      mode,
      path,
      planOnly: true,
      by: actor.member.name,
      byMember: actor.member.id,
      pressed: pressForImport(actor, subject),
    })
    .finally(() => machine.removeUpload(path))
  const answer = await answerWithin(working, importPatience)
  if (answer && 'problem' in answer)
    return {
      problems: [
        {
          messageKey: 'import-file-unreadable',
          field: 'file',
          name: importSentenceIn(actor.member.language, answer.problem),
        },
      ],
    }
  return { problems: [], id: answer && String(answer.run.id) }
}

/** What the books say before an import is worked on: what came of it is a row of its own. */
export const begun = { status: 'begun' } as const

/** Who waits for the result of an import in the books. */
export function pressForImport(
  { member, device, address }: StaffActor,
  { action, object }: AuditSubject,
): PressForImport {
  return {
    memberId: member.id,
    memberName: member.name,
    action,
    objectType: object.type,
    objectId: object.id,
    objectName: object.name,
    device,
    address: address ?? null,
  }
}

/** For so many milliseconds a page waits for an import. */
export const importPatience = 3000

async function change(
  context: BackofficeContext,
  action: 'import.approve' | 'import.undo',
  id: number,
): Promise<ChangeOutcome> {
  const { shop } = context
  const run = await shop.imports.find(id)
  if (!run) throw badValue(`There is no import ${id}`)
  const actor = actorOf(context)
  const isOwn = action === 'import.approve' && run.startedByMember === actor.member.id
  if (isOwn && shop.imports.needsSecondPerson(run) && (await shop.staff.hasSecondPerson(actor, 'imports.approve')))
    return { problems: [{ messageKey: 'approval-own' }], id: String(id) }
  const subject = { action, object: { type: 'import', id: String(id), name: run.fileName } }
  const admitted = await shop.staff.perform(actor, {
    permission: 'imports.approve',
    ...subject,
    work: async () => ({ result: undefined, before: { status: run.status }, after: begun }),
  })
  const outcome = outcomeOf(admitted, String(id))
  if (outcome.problems.length > 0) return outcome
  const by = actor.member.name
  const press = pressForImport(actor, subject)
  const working =
    action === 'import.approve'
      ? shop.imports.approve(id, by, undefined, press)
      : shop.imports.undo(id, by, undefined, press)
  const answer = await answerWithin(working, importPatience)
  if (answer && 'problem' in answer) return { problems: [{ messageKey: 'import-not-possible' }], id: String(id) }
  return outcome
}

/** What work answers within a time; nothing where it takes longer, and goes on. */
export async function answerWithin(
  working: Promise<ImportAnswer>,
  milliseconds: number,
): Promise<ImportAnswer | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), milliseconds)
  try {
    return await Promise.race([working, late.promise])
  } finally {
    clearTimeout(timer)
    // An import that is cut off goes on by the clock.
    working.catch(() => undefined)
  }
}
