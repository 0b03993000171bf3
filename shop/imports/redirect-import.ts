import { changes } from '#kernel/cache-table.ts'
import type { CellValue } from './cells.ts'
import type { Cells, RowProblem } from './import.ts'
import type { ImportRepositories } from './import-kind.ts'
import { importMessage } from './messages.ts'
import { filled, oneOf, optional, readStorefront, required } from './record-cells.ts'
import { keyOfRecord, type RecordKind } from './record-import.ts'
import { rowProblem } from './row-problem.ts'

const longest = 500

/** Where pages of an earlier shop live now. A redirect of a file never leads to another one, nor away from a page that lives. */
export const redirectRecords: RecordKind = {
  columns: {
    storefront: required(readStorefront),
    from: required(readPath),
    to: optional(readTarget),
    status: optional(oneOf(['301', '302', '307', '308', '410'])),
  },
  keyColumns: ['storefront', 'from'],
  tags: changes.catalogImport,

  async problemsOf({ catalogImport }, records) {
    const paths = records.flatMap(({ from = '', to = '' }) => [from, to])
    const pages = new Set(keysOf(await catalogImport.pagesAt(paths)))
    const onward = new Map((await catalogImport.redirects(paths)).map((one) => [key(one.storefront, one.from), one.to]))
    return (record) => problemsOf(record, pages, onward)
  },
  async find({ catalogImport }, keys) {
    const wanted = keys && new Set(keys)
    const found = await catalogImport.redirects(keys?.map((one) => one.slice(one.indexOf(' ') + 1)))
    const records = found.map(({ storefront, from, to, status }) =>
      filled({ storefront, from, to, status: `${status}` }),
    )
    return new Map(
      records.flatMap((record) => {
        const name = keyOfRecord(redirectRecords, record)
        return !wanted || wanted.has(name) ? [[name, record] as const] : []
      }),
    )
  },
  canonical: (record) => filled({ ...record, status: record.status ?? '301' }),
  write: ({ catalogImport }, records) =>
    catalogImport.putRedirects(
      records.map(({ storefront = '', from = '', to = '', status = '301' }) => ({
        storefront,
        from,
        to,
        status: Number(status),
      })),
    ),
  end: ({ catalogImport }, keys) =>
    catalogImport.dropRedirects(
      keys.map((one) => ({ storefront: one.slice(0, one.indexOf(' ')), from: one.slice(one.indexOf(' ') + 1) })),
    ),
  refuseContradictions: ({ imports }: ImportRepositories, id) => imports.refuseChainedRedirects(id),
}

const key = (storefront: string, path: string) => `${storefront} ${path}`
const keysOf = (pages: readonly { readonly storefront: string; readonly path: string }[]) =>
  pages.map(({ storefront, path }) => key(storefront, path))

function problemsOf(
  { storefront = '', from = '', to = '', status = '301' }: Cells,
  pages: ReadonlySet<string>,
  onward: ReadonlyMap<string, string>,
): readonly RowProblem[] {
  const next = onward.get(key(storefront, to))
  if (status === '410') return to === '' ? [] : [rowProblem('to', importMessage('redirect-of-gone'))]
  if (to === '') return [rowProblem('to', importMessage('redirect-needs-target'))]
  if (to === from) return [rowProblem('to', importMessage('redirect-to-itself', { to }))]
  if (pages.has(key(storefront, from))) return [rowProblem('from', importMessage('redirect-hides-page', { from }))]
  if (next === from) return [rowProblem('to', importMessage('redirect-in-circle', { to, from }))]
  if (next !== undefined) return [rowProblem('to', importMessage('redirect-leads-on', { to, next }))]
  return []
}

/** Reads a path as the shop keeps it: without slashes around it, without the storefront's own beginning. */
function readPath(cell: string): CellValue<string> {
  if (/^[a-z][a-z0-9+.-]*:/i.test(cell)) return { problem: importMessage('path-is-address', { cell }) }
  if (cell.length > longest) return { problem: importMessage('path-too-long', { most: longest }) }
  const path = cell
    .split('/')
    .filter((part) => part !== '')
    .join('/')
  if (path === '' || /[\s?#\\]/.test(path)) return { problem: importMessage('path-unreadable', { cell }) }
  return { value: path }
}

/** Reads where a redirect leads: a path of the shop, or a whole address. */
function readTarget(cell: string): CellValue<string> {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(cell)) return readPath(cell)
  const url = URL.parse(cell)
  return url?.protocol === 'https:' && cell.length <= longest
    ? { value: url.href }
    : { problem: importMessage('target-unreadable', { cell }) }
}
