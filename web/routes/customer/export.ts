import { downloadOf } from '#web/customers/download.ts'
import { toEntry } from '#web/customers/guards.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'

const exportQuery = graphql(`
  query ExportOfMyData {
    getCustomer { exported }
  }
`)
const pageQuery = graphql(`
  query ExportOfMyDataAsPage {
    getCustomer { exportedPage }
  }
`)

/**
 * Everything that the shop knows about its customer (Regulation (EU) 2016/679, articles 15 and 20): as a file for programs, and with
 * `?format=html` as one for people.
 */
export const loader = personalLoader(async (scope) => {
  if (scope.url.searchParams.get('format') === 'html') {
    const { getCustomer: customer } = await scope.api(pageQuery)
    if (!customer) throw toEntry(scope)
    return downloadOf(customer.exportedPage, 'page')
  }
  const { getCustomer } = await scope.api(exportQuery)
  if (!getCustomer) throw toEntry(scope)
  return downloadOf(getCustomer.exported, 'file')
})
