import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { ProductTable } from '../ui/product-table.tsx'

const productsQuery = graphql(`
  query Products($text: String!) {
    searchProducts(text: $text) {
      ...ListedProduct
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const text = new URL(request.url).searchParams.get('name') ?? ''
  const { searchProducts } = await scopeOf(context).ask(productsQuery, { text })
  return { text, products: searchProducts }
}

export default function Products({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.products
  const { text, products } = loaderData
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <search>
        <form className="card stack">
          <TextField name="name" type="search" label={said.search} value={text} />
          <button type="submit">{said.submit}</button>
        </form>
      </search>
      {text === '' ? null : products.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <ProductTable products={products} />
      )}
    </>
  )
}
