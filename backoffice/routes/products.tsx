import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { TextField } from '../ui/field.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DataTable } from '../ui/table.tsx'

const productsQuery = graphql(`
  query Products($text: String!) {
    searchProducts(text: $text) {
      sku
      name
      brand
      isOnSale
      incomplete
      sizes
      available
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const text = new URL(request.url).searchParams.get('name') ?? ''
  const { searchProducts } = await scopeOf(context).ask(productsQuery, { text })
  return { text, products: searchProducts }
}

export default function Products({ loaderData }: PageProps<typeof loader>) {
  const { words, language, shopName } = useScope()
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
        <DataTable
          caption={said.title}
          rows={products}
          keyOf={({ sku }) => sku}
          columns={[
            {
              label: said.article,
              cell: ({ sku, name }) => (
                <>
                  <a href={`/products/${encodeURIComponent(sku)}`}>{name}</a>
                  <br />
                  <span className="soft small break">{sku}</span>
                </>
              ),
            },
            { label: said.brand, cell: ({ brand }) => brand },
            {
              label: said.state,
              cell: ({ isOnSale, incomplete }) => (
                <>
                  <Badge text={isOnSale ? said.onSale : said.notOnSale} tone={isOnSale ? 'good' : 'warn'} />
                  {incomplete.length > 0 ? (
                    <span className="soft small"> {said.lacks(incomplete.join(', '))}</span>
                  ) : null}
                </>
              ),
            },
            { label: said.sizes, isAmount: true, cell: ({ sizes }) => sizes },
            { label: said.available, isAmount: true, cell: ({ available }) => available.toLocaleString(language) },
          ]}
        />
      )}
    </>
  )
}
