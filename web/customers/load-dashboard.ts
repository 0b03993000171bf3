import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { storeCodesIn } from './favourite-stores.ts'
import { toEntry } from './guards.ts'
import { loadHistory } from './load-history.ts'

const customerQuery = graphql(`
  query DashboardCustomer {
    getCustomer {
      firstName
      lastName
      customerNumber
      customFields { stores }
    }
  }
`)
const clubQuery = graphql(`
  query DashboardClub {
    loyalty {
      offered
      available
      pending
      pendingUntil
      nextVoucherAt
      nextVoucherOn
      entries { type points state at orderNumber voucher }
    }
    vouchers { barcode waarde currency geldig_tm }
    stores { code ...StoreSummary }
  }
`)

/** What the overview shows; everybody who is not logged in is sent to the entry. */
export async function loadDashboard(scope: PersonalScope) {
  const { getCustomer: customer } = await scope.api(customerQuery)
  if (!customer) throw toEntry(scope)
  const [{ loyalty, vouchers, stores }, [latest]] = await Promise.all([scope.api(clubQuery), loadHistory(scope)])
  const favourites = storeCodesIn(customer.customFields.stores)
  return {
    customer,
    loyalty,
    vouchers,
    latest: latest ?? null,
    stores: stores.filter(({ code }) => favourites.includes(code)),
  }
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>
