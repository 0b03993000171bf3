import { graphql } from '../graphql/gql.ts'
import type { SimulatedCartQuery } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { LongTextField, SelectField, TextField } from '../ui/field.tsx'
import { firstStorefront, storefrontOptions } from '../ui/format.ts'
import { TriedCart } from '../ui/merchandising/tried-cart.tsx'
import { useScope } from '../ui/page-scope.tsx'

const simulatedCartQuery = graphql(`
  query SimulatedCart($storefront: String!, $articles: [SimulatedArticleInput!]!, $codes: [String!]!, $at: String) {
    simulatedCart(storefront: $storefront, articles: $articles, codes: $codes, at: $at) {
      lines {
        sku
        name
        size
        quantity
        isReduced
        available
        total {
          amount
          currency
        }
        discount {
          amount
          currency
        }
      }
      promotions {
        key
        name
        code
        isApplied
        freesShipping
        reason
        amount {
          amount
          currency
        }
        minimum {
          amount
          currency
        }
      }
      subtotal {
        amount
        currency
      }
      discount {
        amount
        currency
      }
      shipping {
        amount
        currency
      }
      total {
        amount
        currency
      }
      unknownArticles
      unknownCodes
    }
  }
`)

/** `10412.001.38 2` on each line: a size, and how many; one where nothing is said. */
export function articlesIn(text: string): { sku: string; quantity: number }[] {
  return text
    .slice(0, 5000)
    .split(/[\n;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, sku = line, quantity = '1'] = /^(\S+)(?:\s+[x×]?\s*(\d{1,3}))?$/i.exec(line) ?? []
      return { sku, quantity: Number(quantity) }
    })
}

type Simulated = SimulatedCartQuery['simulatedCart']

/** What is asked stands in the address, so that it can be sent to somebody. */
export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const text = (name: string) => searchParams.get(name) ?? ''
  const asked = {
    storefront: text('storefront') || (firstStorefront(scopeOf(context).language)?.code ?? ''),
    articles: text('articles'),
    codes: text('codes'),
    at: text('at'),
  }
  const codes = asked.codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
  const articles = articlesIn(asked.articles)
  const isAsked = articles.length > 0
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(asked.at) ? asked.at : null
  const simulated: Simulated | null = isAsked
    ? (await scopeOf(context).ask(simulatedCartQuery, { storefront: asked.storefront, articles, codes, at }))
        .simulatedCart
    : null
  return { asked, simulated }
}

export default function Simulator({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.promotions
  const { asked, simulated } = loaderData
  return (
    <>
      <title>{`${said.tryTitle} · ${shopName}`}</title>
      <p>
        <a href="/merchandising/promotions">{said.back}</a>
      </p>
      <h1>{said.tryTitle}</h1>
      <p className="soft">{said.tryAbout}</p>
      <div className="columns">
        <div>{simulated ? <TriedCart simulated={simulated} /> : <p className="card">{said.articlesHint}</p>}</div>
        <form className="card">
          <SelectField
            name="storefront"
            label={said.storefront}
            value={asked.storefront}
            options={storefrontOptions()}
          />
          <LongTextField name="articles" label={said.articles} hint={said.articlesHint} value={asked.articles} />
          <TextField name="codes" label={said.codes} hint={said.codesHint} value={asked.codes} maxLength={400} />
          <TextField name="at" type="datetime-local" label={said.at} hint={said.clock} value={asked.at} />
          <div>
            <button type="submit">{said.tryThis}</button>
          </div>
        </form>
      </div>
    </>
  )
}
