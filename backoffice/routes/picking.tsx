import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'
import { PickTables } from '../ui/pick-tables.tsx'

const pickListQuery = graphql(`
  query PickList {
    pickList {
      ...PickedShelf
    }
  }
`)

export async function loader({ context }: RouteArgs) {
  return scopeOf(context).ask(pickListQuery)
}

export default function Picking({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.packing
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      {loaderData.pickList.length === 0 ? <p className="card">{said.none}</p> : null}
      <PickTables lines={loaderData.pickList} />
    </>
  )
}
