import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { pdfResponse } from './pdf-response.ts'
import { listedNumbers, waveAddress } from './wave-address.ts'

const waveLabelsQuery = graphql(`
  query WaveLabels($id: ID!) {
    waveLabels(id: $id) {
      pdf
      missing
    }
  }
`)

/** The labels of a wave in one file; whoever was not told which are missing is told first. */
export async function loader({ context, params, request }: RouteArgs<'id'>) {
  const { waveLabels } = await scopeOf(context).ask(waveLabelsQuery, { id: params.id })
  if (!waveLabels) throw data(null, { status: 404 })
  const told = new Set(listedNumbers(new URL(request.url)))
  const { pdf, missing } = waveLabels
  if (!pdf || missing.some((number) => !told.has(number))) throw redirect(waveAddress(params.id, missing))
  return pdfResponse({ name: 'labels.pdf', pdf })
}
