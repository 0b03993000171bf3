import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { ExportKind } from '../graphql/graphql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'

const exportFile = graphql(`
  mutation ExportFile($kind: ExportKind!, $filter: ExportFilter!) {
    exportFile(kind: $kind, filter: $filter) {
      problems {
        messageKey
        field
      }
    }
  }
`)

const filterNames = ['storefront', 'location', 'from', 'until'] as const

/** The file that a form asked for, sent as it is written; what is wrong leads back to the form. */
export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const kind = searchParams.get('kind') ?? ''
  const filter = Object.fromEntries(filterNames.map((name) => [name, searchParams.get(name) || null]))
  // A kind that is none is refused by the schema.
  const { data, file } = await scopeOf(context).askForFile(exportFile, { kind: kind as ExportKind, filter })
  const [problem] = data.exportFile.problems
  if (problem?.messageKey === 'staff-proof-needed')
    throw redirect(`/prove?to=${encodeURIComponent(`/exports?${searchParams}`)}`)
  if (problem || !file) {
    const back = new URLSearchParams(searchParams)
    back.set('problem', problem?.messageKey ?? 'other')
    if (problem?.field) back.set('field', problem.field)
    throw redirect(`/exports?${back}`)
  }
  const day = scopeOf(context).services.clock.now().toISOString().slice(0, 10)
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${kind.toLowerCase().replaceAll('_', '-')}-${day}.csv"`,
    },
  })
}
