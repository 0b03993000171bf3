import { redirect } from 'react-router'
import { commandsIn, matchingCommands } from '../commands.ts'
import { graphql } from '../graphql/gql.ts'
import type { Permission } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { CustomerTable } from '../ui/customer-table.tsx'
import { OrderTable } from '../ui/order-table.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { ProductTable } from '../ui/product-table.tsx'

const searchQuery = graphql(`
  query Search($text: String!, $orders: Boolean!, $customers: Boolean!, $products: Boolean!) {
    searchOrders(text: $text) @include(if: $orders) {
      ...ListedOrder
    }
    searchCustomers(text: $text) @include(if: $customers) {
      ...ListedCustomer
    }
    searchProducts(text: $text) @include(if: $products) {
      ...ListedProduct
    }
  }
`)

const ownPermissions = graphql(`
  query PermissionsOfSearch {
    me {
      permissions
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { ask, words } = scopeOf(context)
  const text = (new URL(request.url).searchParams.get('text') ?? '').trim()
  const { me } = await ask(ownPermissions)
  const commands = matchingCommands(commandsIn(words), text, me?.permissions ?? [])
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const found = await ask(searchQuery, {
    text,
    orders: may('ORDERS_READ'),
    customers: may('CUSTOMERS_READ'),
    products: may('PRODUCTS_READ'),
  })
  const { searchOrders: orders = [], searchCustomers: customers = [], searchProducts: products = [] } = found
  const [only] = orders
  // A whole number leads to its order at once.
  if (only && orders.length === 1 && only.number === text) throw redirect(`/orders/${only.number}`)
  return { text, commands, orders, customers, products }
}

export default function Search({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const { orders: said, customers: ofCustomers, products: ofProducts, session } = words
  const { text, commands, orders, customers, products } = loaderData
  const isNothing = commands.length + orders.length + customers.length + products.length === 0
  return (
    <>
      <title>{`${session.search} · ${shopName}`}</title>
      <h1>{text === '' ? session.search : isNothing ? said.notFound(text) : session.labelled(session.search, text)}</h1>
      {isNothing ? <p>{said.notFoundAbout}</p> : null}
      {commands.length === 0 ? null : (
        <section className="card" aria-labelledby="screens">
          <h2 id="screens">{session.screens}</h2>
          <ul>
            {commands.map(({ path, label }) => (
              <li key={label}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {orders.length === 0 ? null : (
        <section className="stack" aria-labelledby="orders">
          <h2 id="orders">{said.found(orders.length)}</h2>
          <OrderTable orders={orders} caption={said.title} />
        </section>
      )}
      {customers.length === 0 ? null : (
        <section className="stack" aria-labelledby="customers">
          <h2 id="customers">{ofCustomers.title}</h2>
          <CustomerTable customers={customers} />
        </section>
      )}
      {products.length === 0 ? null : (
        <section className="stack" aria-labelledby="products">
          <h2 id="products">{ofProducts.title}</h2>
          <ProductTable products={products} />
        </section>
      )}
    </>
  )
}
