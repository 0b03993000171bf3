import { graphql } from '../graphql/gql.ts'

/** How many came how far. */
export const funnelCounts = graphql(`
  fragment FunnelCounts on FunnelSteps {
    productViews
    carts
    addresses
    orders
    paid
  }
`)

/** What stays of what was sold. */
export const reportedMargin = graphql(`
  fragment ReportedMargin on Margin {
    amount {
      amount
      currency
    }
    rate
    costKnown
  }
`)

export const salesReportQuery = graphql(`
  query SalesReport($days: Int!) {
    salesReport(days: $days) {
      days
      isIncomplete
      storefronts {
        storefront
        orders
        revenue {
          amount
          currency
        }
        average {
          amount
          currency
        }
        refunds {
          amount
          currency
        }
        pieces
        returned
        returnRate
        margin {
          ...ReportedMargin
        }
      }
      products {
        sku
        name
        pieces
        revenue {
          amount
          currency
        }
        returned
        returnRate
        available
        sellThrough
        margin {
          ...ReportedMargin
        }
      }
      funnel {
        storefront
        steps {
          ...FunnelCounts
        }
        before {
          ...FunnelCounts
        }
      }
      sizes {
        group
        size
        pieces
        available
        soldShare
        stockShare
      }
      runningOut {
        product
        sku
        name
        size
        pieces
        available
        daysLeft
      }
    }
    figuresByDay {
      day
      orders
      revenue {
        amount
        currency
      }
    }
  }
`)

export const reportPeriods = [7, 28, 90, 365] as const

/** The days that an address asks for. */
export const daysIn = (url: string): number => {
  const asked = Number(new URL(url).searchParams.get('days'))
  return reportPeriods.find((one) => one === asked) ?? 28
}
