import { graphql } from '../graphql/gql.ts'
import type { MerchandisingQuery } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { storefrontName } from '../ui/format.ts'
import { MerchandisingTabs } from '../ui/merchandising/merchandising-tabs.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DataTable } from '../ui/table.tsx'

const merchandisingQuery = graphql(`
  query Merchandising {
    productChoices {
      ...CategoryChoices
    }
    arrangedCategories {
      key
      arrangements {
        storefront
        pins {
          sku
        }
      }
    }
  }
`)

export async function loader({ context }: RouteArgs) {
  return scopeOf(context).ask(merchandisingQuery)
}

type Arranged = MerchandisingQuery['arrangedCategories'][number]['arrangements']

export default function Merchandising({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.merchandising
  const arranged = new Map(loaderData.arrangedCategories.map(({ key, arrangements }) => [key, arrangements]))
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <MerchandisingTabs at="lists" />
      <p className="soft">{said.listsAbout}</p>
      <DataTable
        caption={said.lists}
        rows={loaderData.productChoices.categories}
        keyOf={({ key }) => key}
        columns={[
          {
            label: said.category,
            cell: ({ key, name, level }) => (
              <a className={`level-${level}`} href={`/merchandising/lists/${encodeURIComponent(key)}`}>
                {name}
              </a>
            ),
          },
          { label: said.order, cell: ({ key }) => <OrderOf arrangements={arranged.get(key) ?? []} /> },
        ]}
      />
    </>
  )
}

function OrderOf({ arrangements }: { readonly arrangements: Arranged }) {
  const said = useScope().words.merchandising
  if (arrangements.length === 0) return <span className="soft">{said.usual}</span>
  const codes = arrangements.flatMap(({ storefront }) => storefront ?? [])
  const pins = arrangements.reduce((sum, one) => sum + one.pins.length, 0)
  const everywhere = arrangements.some(({ storefront }) => storefront === null)
  return (
    <span className="row">
      <Badge tone="good" text={everywhere ? said.arranged : said.arrangedIn(codes.map(storefrontName).join(', '))} />
      {pins > 0 ? <span className="soft small">{said.pinnedCount(pins)}</span> : null}
    </span>
  )
}
