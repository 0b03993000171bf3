import { toEntry } from '#web/customers/guards.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'

const exportQuery = graphql(`
  query ExportOfMyData {
    getCustomer { exported }
  }
`)

/** Everything that the shop knows about its customer, as a file (Regulation (EU) 2016/679, articles 15 and 20). */
export const loader = personalLoader(async (scope) => {
  const { getCustomer } = await scope.api(exportQuery)
  if (!getCustomer) throw toEntry(scope)
  return new Response(getCustomer.exported, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="cordwainer.json"',
      'Cache-Control': 'private, no-store',
    },
  })
})
