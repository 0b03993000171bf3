import { graphql } from '../graphql/gql.ts'
import type { ProductFilter, ProductListView } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { firstStorefront, storefrontOptions } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { categoryOptions } from '../ui/product/category-options.ts'
import { ProductTable } from '../ui/product-table.tsx'
import { Pages } from '../ui/table.tsx'

const productsQuery = graphql(`
  query Products($filter: ProductFilter!, $after: String) {
    me {
      permissions
      storefronts
    }
    products(filter: $filter, after: $after) {
      products {
        ...ListedProduct
      }
      next
    }
    productCount(filter: $filter) {
      count
      isMore
    }
    productChoices {
      ...BrandChoices
      ...CategoryChoices
    }
  }
`)

const cellsQuery = graphql(`
  query ProductGridCells($skus: [String!]!, $storefront: String!) {
    productGridCells(skus: $skus, storefront: $storefront) {
      sku
      price {
        amount
        currency
      }
      isOnePrice
    }
  }
`)

const views: readonly ProductListView[] = ['ALL', 'ON_SALE', 'REDUCED', 'SOLD_OUT', 'INCOMPLETE', 'WITHDRAWN']

/** What of an address narrows the list. */
export const productFilterFields = ['view', 'brand', 'category', 'name'] as const

/** What the address asks for; what it says wrongly is not asked for. */
export function productFilterOf(typed: (name: string) => string): ProductFilter {
  return {
    view: views.find((one) => one === typed('view')) ?? 'ALL',
    brand: typed('brand') || null,
    category: typed('category') || null,
    text: typed('name').trim() || null,
  }
}

export async function loader({ context, request }: RouteArgs) {
  const { searchParams, href } = new URL(request.url)
  const { ask, language } = scopeOf(context)
  const { me, products, productCount, productChoices } = await ask(productsQuery, {
    filter: productFilterOf((name) => searchParams.get(name) ?? ''),
    after: searchParams.get('after'),
  })
  const mayChange = me?.permissions.includes('PRODUCTS_WRITE') ?? false
  const seen = storefrontOptions().filter(({ value }) => me?.storefronts?.includes(value) ?? true)
  const storefront =
    seen.find(({ value }) => value === searchParams.get('prices'))?.value ??
    firstStorefront(language, me?.storefronts)?.code ??
    ''
  const skus = products.products.map(({ sku }) => sku)
  const cells = mayChange ? (await ask(cellsQuery, { skus, storefront })).productGridCells : undefined
  return { products, productCount, productChoices, mayChange, href, storefront, seen, cells }
}

export default function Products({ loaderData }: PageProps<typeof loader>) {
  const { words, language, shopName } = useScope()
  const said = words.products
  const grid = words.productGrid
  const { products, productCount, productChoices, mayChange, storefront, seen, cells } = loaderData
  const priced = cells && { storefront, prices: new Map(cells.map((cell) => [cell.sku, cell])) }
  const url = new URL(loaderData.href)
  const chosen = (name: string) => url.searchParams.get(name) ?? ''
  const view = views.find((one) => one === chosen('view')) ?? 'ALL'
  const any = { value: '', label: grid.any }
  const isFiltered = productFilterFields.some((name) => name !== 'view' && chosen(name) !== '')
  const count = productCount.count.toLocaleString(language)
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <nav className="tabs" aria-label={said.title}>
        {views.map((one) => (
          <a key={one} href={withView(url, one)} aria-current={one === view ? 'page' : undefined}>
            {grid.views[one]}
          </a>
        ))}
      </nav>
      <search>
        <form className="card filters">
          <input type="hidden" name="view" value={view} />
          <TextField name="name" type="search" label={said.search} value={chosen('name')} />
          <SelectField
            name="brand"
            label={said.brand}
            value={chosen('brand')}
            options={[any, ...productChoices.brands.map(({ slug, name }) => ({ value: slug, label: name }))]}
          />
          <SelectField
            name="category"
            label={grid.category}
            value={chosen('category')}
            options={[any, ...categoryOptions(productChoices.categories)]}
          />
          {mayChange ? <SelectField name="prices" label={grid.priceIn} value={storefront} options={seen} /> : null}
          <div className="row">
            <button type="submit">{grid.filter}</button>
            {isFiltered ? <a href={`/products?view=${view}`}>{grid.clear}</a> : null}
          </div>
        </form>
      </search>
      {products.products.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <form action="/product-changes" className="stack wide">
          {productFilterFields.map((name) => (
            <input key={name} type="hidden" name={name} value={name === 'view' ? view : chosen(name)} />
          ))}
          <div className="row between">
            <p className="soft">{productCount.isMore ? grid.foundMore(count) : grid.found(productCount.count)}</p>
            {mayChange ? (
              <div className="row">
                <button type="submit">{grid.changeChosen}</button>
                <button type="submit" name="all" value="yes" className="plain">
                  {grid.changeAll}
                </button>
              </div>
            ) : null}
          </div>
          <ProductTable products={products.products} mayChoose={mayChange} cells={priced} />
        </form>
      )}
      <Pages url={url} next={products.next ?? null} words={words.session} />
    </>
  )
}

/** The same list in another view, from its beginning. */
function withView(url: URL, view: ProductListView): string {
  const search = new URLSearchParams(url.searchParams)
  search.delete('after')
  search.set('view', view)
  return `/products?${search}`
}
