import { graphql } from '#web/graphql/gql.ts'

/** The next page of a list that is open already; apart from what loads its first, which stays on the server. */
export const moreProductsDocument = graphql(`
  query MoreProducts($search: String, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {
    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {
      productData { totalCount inStore products { ...ProductCard } }
    }
  }
`)
