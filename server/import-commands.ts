import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { reviewServices } from '#shop/catalog/imported-review.ts'
import { type ImportMode, type ImportRun, importKinds, importModes } from '#shop/imports/import.ts'
import type { ImportAnswer, ImportService, OnProgress } from '#shop/imports/import-service.ts'
import type { AskedReviews, ReadReviewsAnswer } from '#shop/imports/import-service-reviews.ts'
import { importSentence } from '#shop/imports/messages.ts'
import { ReviewServiceUnavailable } from '#shop/imports/review-service-port.ts'
import { keepHeapSmall } from './heap.ts'
import { readMapping } from './import-mapping.ts'
import { writeErrors, writeIncomplete, writeLeft, writePlan } from './import-reports.ts'
import type { CommandOutput } from './order-commands.ts'

export const importUsage = [
  'npm run import -- products <file>             products, a row for each size',
  'npm run import -- stock <file>                how many pieces lie where',
  'npm run import -- prices <file>               what sizes and products cost, now or from a day on',
  'npm run import -- costs <file>                what you pay for them, for margins',
  'npm run import -- passports <file>            origin, tariff code, repair and recycling of products',
  'npm run import -- stores <file>               addresses and hours of stores',
  'npm run import -- redirects <file>            where pages of an earlier shop live now',
  'npm run import -- promotions <file>           what is taken off, when and for whom',
  'npm run import -- customers <file>            accounts of an earlier shop or of the cash desk’s system',
  'npm run import -- reviews <file>              product reviews that were written at another service',
  'npm run import -- reviews --from trusted-shops  what changed there since the last time, or with --mode full everything',
  '       … --mode full                          withdraws what the file leaves out; a delta (the default) doesn’t',
  '       … --mapping <name>                     reads the columns of another system',
  '       … --set storefront=nl_NL               what every row says that says nothing else',
  '       … --plan                               writes <file>.plan.csv and waits for an approval',
  'npm run import -- --list                      the last imports',
  'npm run import -- --approve <import>          applies one that waits',
  'npm run import -- --continue <import>         goes on with one that was cut off',
  'npm run import -- --undo <import>             gives back the values that it replaced, or stops one that waits',
]

/**
 * Has this process, which imports beside an open shop, give way to it: shoppers go first on the processor, and of the memory it takes
 * little more than it needs at a time.
 */
export function giveWayToShop(): void {
  setPriority(10)
  keepHeapSmall(25)
}

/** What the shell is told: 0 for what is done, 1 for what is not, 2 for what waits for an approval. */
export type ImportOutput = CommandOutput & {
  readonly waits?: boolean
  /** Another import is worked on. */
  readonly isBusy?: boolean
}

type ReadReviews = (asked: AskedReviews, onProgress?: OnProgress) => Promise<ReadReviewsAnswer | undefined>

type Deps = {
  readonly imports: ImportService
  readonly by: string
  /** Reads product reviews of a service; nothing where the shop has none. */
  readonly readReviews?: ReadReviews
  /** The folder of the shop, in which mappings are saved. */
  readonly shopFolder: string
  readonly onProgress?: OnProgress
}

/** Does what an operator asks of files. */
export async function importCommand(deps: Deps, args: readonly string[]): Promise<ImportOutput> {
  const given = argumentsIn(args)
  if (!given) return { problems: importUsage }
  const { values, positionals } = given
  const { imports, by, onProgress } = deps
  for (const what of ['approve', 'continue', 'undo'] as const) {
    const told = values[what]
    if (told === undefined) continue
    const id = Number(told)
    if (!Number.isInteger(id) || id < 1) return { problems: [`--${what} takes the number of an import, such as 12`] }
    return answer(
      imports,
      what === 'continue' ? await imports.continue(id, onProgress) : await imports[what](id, by, onProgress),
    )
  }
  if (values.list) return { lines: (await imports.newest()).map(listLine) }
  if (values.from !== undefined) return importedFrom(deps, positionals, values)
  const kind = importKinds.find((one) => one === positionals[0])
  const mode = importModes.find((one) => one === values.mode)
  const path = positionals[1]
  if (!kind || !mode || path === undefined || positionals.length > 2) return { problems: importUsage }
  const read = await readMapping(deps.shopFolder, values.mapping, values.set, kind)
  if ('problem' in read) return { problems: [`${read.problem}.`] }
  const asked = { kind, mode: mode satisfies ImportMode, path, planOnly: values.plan, by, mapping: read.mapping }
  return answer(imports, await imports.begin(asked, onProgress))
}

/** Reads reviews where buyers wrote them, in place of a file. */
async function importedFrom(
  { imports, by, readReviews, onProgress }: Deps,
  [kind, ...more]: readonly string[],
  { from, mode, plan, mapping, set }: Given['values'],
): Promise<ImportOutput> {
  const isAsked = kind === 'reviews' && reviewServices.some((one) => one === from)
  const isMode = importModes.some((one) => one === mode)
  if (!isAsked || !isMode || more.length > 0 || mapping !== undefined || set.length > 0)
    return { problems: importUsage }
  const said = await readReviews?.({ by, all: mode === 'full', planOnly: plan }, onProgress).catch((error: unknown) => {
    if (error instanceof ReviewServiceUnavailable) return { unavailable: error.message }
    throw error
  })
  if (!said)
    return {
      problems: ['Trusted Shops isn’t set up: TRUSTED_SHOPS_API_KEYS and TRUSTED_SHOPS_CHANNELS say how it is asked.'],
    }
  if ('unavailable' in said) return { problems: [sentenceOf(said.unavailable)] }
  if ('problem' in said) return answer(imports, said)
  const count = said.read.toLocaleString('en')
  const which = said.isAll ? 'all there are' : 'those that changed'
  const left = said.unknownProducts === 0 ? '' : `; ${said.unknownProducts} of products that the shop doesn’t have`
  const lines = [`Reviews read: ${count}, ${which}${left}.`]
  if (!said.run) return { lines: [...lines, 'There was nothing to import.'] }
  const told = await answer(imports, { run: said.run })
  return 'lines' in told ? { ...told, lines: [...lines, ...told.lines] } : told
}

type Given = NonNullable<ReturnType<typeof argumentsIn>>

function argumentsIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mode: { type: 'string', default: 'delta' },
        plan: { type: 'boolean', default: false },
        mapping: { type: 'string' },
        from: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        list: { type: 'boolean', default: false },
        approve: { type: 'string' },
        continue: { type: 'string' },
        undo: { type: 'string' },
      },
    })
  } catch {
    return undefined
  }
}

/** With a full stop at its end. */
const sentenceOf = (text: string) => `${text}.`.replace(/\.\.$/, '.')

const reasonsOf = ({ reasons }: ImportRun) => reasons.map(({ sentence }) => sentence)

async function answer(imports: ImportService, told: ImportAnswer): Promise<ImportOutput> {
  if ('problem' in told) {
    const problems = [sentenceOf(importSentence(told.problem))]
    return told.isBusy ? { problems, isBusy: true } : { problems }
  }
  const { run } = told
  if (run.status === 'undone') return undone(imports, run)
  if (run.status === 'refused' && run.undoneBy !== null) {
    return { lines: [`Import ${run.id} is stopped; it had changed nothing.`] }
  }
  const errors = await writeErrors(imports, run)
  const errorLines = errors
    ? [...errors.first, `${refusedRows(run.counts.refused)} in ${errors.path}: mend and import that file.`]
    : []
  if (run.status === 'refused') {
    return { problems: [...errorLines, `Import ${run.id} was refused; nothing was changed.`, ...reasonsOf(run)] }
  }
  const lines = [summary(run), ...errorLines, ...(await incompleteLines(imports, run))]
  if (run.status !== 'waiting') return { lines: [...lines, `Import ${run.id} is ${run.status}.`] }
  const plan = await writePlan(imports, run)
  return {
    lines: [
      ...lines,
      `Import ${run.id} waits: ${reasonsOf(run).join(' ')}`,
      `What it would do stands in ${plan}. To go on: npm run import -- --approve ${run.id}`,
    ],
    waits: true,
  }
}

async function incompleteLines(imports: ImportService, run: ImportRun): Promise<readonly string[]> {
  const written = run.kind === 'products' ? await writeIncomplete(imports, run) : undefined
  if (!written) return []
  const { incomplete, unsold, path } = written
  if (incomplete === 1)
    return [
      `1 product lacks something, and is ${unsold === 0 ? 'on sale all the same' : 'not on sale for it'}: it stands in ${path}.`,
    ]
  const sale =
    unsold === 0 ? 'are on sale all the same' : `${unsold} of them ${unsold === 1 ? 'is' : 'are'} not on sale for it`
  return [`${incomplete} products lack something, and ${sale}: they stand in ${path}.`]
}

async function undone(imports: ImportService, run: ImportRun): Promise<ImportOutput> {
  if (run.counts.left === 0) return { lines: [`Import ${run.id} is undone.`] }
  const path = await writeLeft(imports, run)
  return {
    lines: [
      `Import ${run.id} is undone, but for ${run.counts.left} rows that were changed later: they stand in ${path}.`,
    ],
  }
}

function summary({ id, fileName, kind, mode, counts }: ImportRun): string {
  const parts = (['created', 'changed', 'unchanged', 'withdrawn', 'refused'] as const).map(
    (action) => `${counts[action].toLocaleString('en')} ${action}`,
  )
  return `Import ${id}: ${fileName}, ${kind}, ${mode}, ${counts.rows.toLocaleString('en')} ${counts.rows === 1 ? 'row' : 'rows'}: ${parts.join(', ')}.`
}

const refusedRows = (count: number) => (count === 1 ? 'The refused row stands' : `The ${count} refused rows stand`)

function listLine(run: ImportRun): string {
  const at = run.startedAt.toISOString().slice(0, 16).replace('T', ' ')
  const by = [
    `by ${run.startedBy}`,
    ...(run.approvedBy === null ? [] : [`approved by ${run.approvedBy}`]),
    ...(run.undoneBy === null ? [] : [`undone by ${run.undoneBy}`]),
  ]
  return `${at} UTC  ${run.status.padEnd(8)}  ${summary(run)} ${by.join(', ')}${run.reasons.length > 0 && run.status !== 'applied' ? `. ${reasonsOf(run).join(' ')}` : ''}`
}
