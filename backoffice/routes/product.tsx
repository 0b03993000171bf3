import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { typedCents } from '../typed-amount.ts'
import { Badge } from '../ui/badge.tsx'
import { columnLabel } from '../ui/column-label.ts'
import { useScope } from '../ui/page-scope.tsx'
import { isOfRow, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { PriceForm } from '../ui/product/price-form.tsx'
import { PriceTable } from '../ui/product/price-table.tsx'
import { StockMovements } from '../ui/product/stock-movements.tsx'
import { StockTable } from '../ui/product/stock-table.tsx'

const productQuery = graphql(`
  query Product($sku: String!) {
    me {
      permissions
    }
    product(sku: $sku) {
      sku
      name
      brand
      isOnSale
      incomplete
      image
      sizes {
        sku
        ean
        size
        passport
        prices {
          storefront
          price {
            amount
            currency
          }
          regularPrice {
            amount
            currency
          }
          priorPrice {
            amount
            currency
          }
          planned {
            from
            price {
              amount
              currency
            }
            priorPrice {
              amount
              currency
            }
          }
        }
        shelves {
          location
          onHand
          reserved
          kept
          available
          countedAt
        }
      }
    }
  }
`)

const movementsQuery = graphql(`
  query StockMovements($sku: String!, $location: String) {
    stockMovements(sku: $sku, location: $location) {
      id
      location
      at
      kind
      change
      available
      reference
    }
  }
`)

const changePrice = graphql(`
  mutation ChangePrice(
    $sku: String!
    $storefronts: [String!]!
    $price: Int!
    $regularPrice: Int
    $from: String
    $until: String
  ) {
    changePrice(
      sku: $sku
      storefronts: $storefronts
      price: $price
      regularPrice: $regularPrice
      from: $from
      until: $until
    ) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const countStock = graphql(`
  mutation CountStock($sku: String!, $counts: [StockCount!]!) {
    countStock(sku: $sku, counts: $counts) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'sku'>) {
  const { ask } = scopeOf(context)
  const { me, product } = await ask(productQuery, { sku: params.sku })
  if (!product) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const [size, location] = [asked.get('movements') ?? '', asked.get('location') ?? '']
  const isAsked = product.sizes.some(({ sku }) => sku === size)
  const movements = isAsked
    ? (await ask(movementsQuery, { sku: size, location: location || null })).stockMovements
    : null
  const mayChange = me?.permissions.includes('PRODUCTS_WRITE') ?? false
  return { product, mayChange, shelf: { size, location, movements } }
}

export async function action({ context, params, request }: RouteArgs<'sku'>) {
  const form = await request.formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const storefronts = form.getAll('storefronts').map(String)
  const { id, problems } = await changeProduct(scopeOf(context), params.sku, typed, storefronts)
  if (problems.length > 0) return { did: typed.do ?? '', problems, typed, storefronts }
  // Whatever was changed by hand is an import of few rows: its page says what it did, and undoes it.
  throw redirect(id ? `/imports/${id}` : '/imports')
}

async function changeProduct(
  { ask }: Scope,
  sku: string,
  typed: Readonly<Record<string, string>>,
  storefronts: readonly string[],
): Promise<{ readonly id?: string | null; readonly problems: readonly Problem[] }> {
  if (typed.do === 'count') {
    if (!/^\d{1,6}$/.test(typed.quantity ?? ''))
      return { problems: [{ messageKey: 'stock-count-invalid', field: 'quantity' }] }
    const counts = [{ sku: typed.size ?? '', location: typed.location ?? '', quantity: Number(typed.quantity) }]
    return (await ask(countStock, { sku, counts })).countStock
  }
  const regularPrice = typed.regularPrice ? typedCents(typed.regularPrice) : null
  const given = { storefronts: [...storefronts], price: typedCents(typed.price ?? ''), regularPrice }
  const { from = '', until = '' } = typed
  return (await ask(changePrice, { sku: typed.size || sku, ...given, from: from || null, until: until || null }))
    .changePrice
}

export type ProductActionData = {
  readonly did: string
  readonly typed: Readonly<Record<string, string>>
  readonly storefronts: readonly string[]
}

export default function ProductPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, language, shopName, storefrontUrl } = useScope()
  const said = words.products
  const { product, mayChange, shelf } = loaderData
  return (
    <>
      <title>{`${product.name} · ${shopName}`}</title>
      <div className="row">
        {product.image ? (
          <img src={`${storefrontUrl}${product.image}?w=332`} alt="" width="64" height="88" className="thumb" />
        ) : null}
        <div>
          <h1>{product.name}</h1>
          <p className="soft break">
            {product.brand} · {product.sku}{' '}
            <Badge text={product.isOnSale ? said.onSale : said.notOnSale} tone={product.isOnSale ? 'good' : 'warn'} />
          </p>
          {product.incomplete.length > 0 ? (
            <p>{said.lacks(product.incomplete.map((one) => columnLabel(words, language, one)).join(', '))}</p>
          ) : null}
        </div>
      </div>
      {mayChange ? (
        <p>
          <a className="button plain" href={`/products/${encodeURIComponent(product.sku)}/edit`}>
            {words.productEditing.open}
          </a>
        </p>
      ) : null}
      {product.sizes.some(({ passport }) => passport) ? (
        <p>
          <a href={`/products/${encodeURIComponent(product.sku)}/passports`}>{said.passports}</a>
        </p>
      ) : null}
      <ProblemSummary problems={actionData?.problems} />
      {actionData?.problems.map((problem) =>
        problem.name && !isOfRow(problem) ? (
          <p key={problem.name} className="small break">
            {problem.name}
          </p>
        ) : null,
      )}
      <section className="stack" aria-labelledby="prices">
        <h2 id="prices">{said.prices}</h2>
        <PriceTable sizes={product.sizes} />
        {mayChange ? <PriceForm sizes={product.sizes} result={actionData} /> : null}
      </section>
      <section className="stack" aria-labelledby="stock">
        <h2 id="stock">{said.stock}</h2>
        <StockTable productSku={product.sku} sizes={product.sizes} mayCount={mayChange} result={actionData} />
        <StockMovements sizes={product.sizes} shelf={shelf} />
      </section>
    </>
  )
}
