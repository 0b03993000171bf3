import { commandsIn, matchingCommands } from '../commands.ts'
import { graphql } from '../graphql/gql.ts'
import type { Permission } from '../graphql/graphql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'

const whoAsks = graphql(`
  query WhoSearches {
    me {
      permissions
    }
  }
`)

const suggestions = graphql(`
  query SearchSuggestions($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {
    searchOrders(text: $text) @include(if: $orders) {
      number
      customerName
    }
    searchCustomers(text: $text) @include(if: $customers) {
      number
      name
      email
    }
    searchProducts(text: $text) @include(if: $products) {
      sku
      name
      brand
    }
  }
`)

/** What stands below the search while somebody types. */
type Suggestion = { readonly label: string; readonly detail: string; readonly path: string }

/** So many of a kind, and so many letters before the books are searched. */
const mostOfKind = 5
const leastLetters = 2

/** What the search would find, as JSON for the script of the search. */
export async function loader({ context, request }: RouteArgs) {
  const { ask, words } = scopeOf(context)
  const text = (new URL(request.url).searchParams.get('text') ?? '').trim().slice(0, 200)
  const { me } = await ask(whoAsks)
  if (!me) return Response.json([], { status: 401 })
  const may = (permission: Permission) => me.permissions.includes(permission)
  const commands = matchingCommands(commandsIn(words), text, me.permissions).map(
    ({ label, path }): Suggestion => ({ label, path, detail: '' }),
  )
  if (text.length < leastLetters) return Response.json(commands)
  const found = await ask(suggestions, {
    text,
    orders: may('ORDERS_READ'),
    customers: may('CUSTOMERS_READ'),
    products: may('PRODUCTS_READ'),
  })
  const orders = (found.searchOrders ?? []).slice(0, mostOfKind).map(
    ({ number, customerName }): Suggestion => ({
      label: number,
      detail: customerName,
      path: `/orders/${encodeURIComponent(number)}`,
    }),
  )
  const customers = (found.searchCustomers ?? []).slice(0, mostOfKind).map(
    ({ number, name, email }): Suggestion => ({
      label: name,
      detail: email,
      path: `/customers/${encodeURIComponent(number)}`,
    }),
  )
  const products = (found.searchProducts ?? []).slice(0, mostOfKind).map(
    ({ sku, name, brand }): Suggestion => ({
      label: `${brand} ${name}`,
      detail: sku,
      path: `/products/${encodeURIComponent(sku)}`,
    }),
  )
  return Response.json([...commands, ...orders, ...customers, ...products])
}
