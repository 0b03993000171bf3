import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { sizeText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { StoreTabs } from '../ui/store/store-tabs.tsx'
import { DataTable, Pages } from '../ui/table.tsx'

const shelfQuery = graphql(`
  query StoreShelf($location: String!, $text: String, $after: String) {
    ...OwnStores
    storeShelf(location: $location, text: $text, after: $after) {
      next
      pieces {
        sku
        productSku
        ean
        name
        brand
        size
        available
        reserved
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'code'>) {
  const { searchParams, href } = new URL(request.url)
  const text = searchParams.get('text') ?? ''
  const given = { location: params.code, text, after: searchParams.get('after') }
  const { me, shelfLocations, storeShelf } = await scopeOf(context).ask(shelfQuery, given)
  const store = shelfLocations.find(({ code, isStore }) => isStore && code === params.code)
  if (!store) throw data(null, { status: 404 })
  return { store, shelf: storeShelf, text, href, permissions: me?.permissions ?? [] }
}

export default function StoreShelf({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName, language } = useScope()
  const said = words.store
  const { store, shelf, text, href, permissions } = loaderData
  return (
    <>
      <title>{`${said.pages.shelf} · ${store.name} · ${shopName}`}</title>
      <h1>{said.counter(store.name)}</h1>
      <StoreTabs store={store} current="shelf" permissions={permissions} />
      <form className="card filters">
        <TextField type="search" name="text" label={said.shelfSearch} value={text} maxLength={60} />
        <button type="submit">{said.open}</button>
      </form>
      {shelf.pieces.length === 0 ? (
        <p className="card">{text === '' ? said.shelfEmpty : said.shelfNothing}</p>
      ) : (
        <DataTable
          caption={said.pages.shelf}
          rows={shelf.pieces}
          keyOf={({ sku }) => sku}
          columns={[
            {
              label: said.article,
              cell: ({ productSku, brand, name }) => (
                <a className="break" href={`/products/${productSku}`}>
                  {brand} {name}
                </a>
              ),
            },
            { label: said.sizeLabel, cell: ({ size }) => sizeText(size, language) },
            {
              label: said.sku,
              cell: ({ sku, ean }) => (
                <>
                  {sku}
                  {ean ? (
                    <>
                      <br />
                      <span className="soft small">{ean}</span>
                    </>
                  ) : null}
                </>
              ),
            },
            { label: said.free, isAmount: true, cell: ({ available }) => available },
            { label: said.reserved, isAmount: true, cell: ({ reserved }) => reserved },
          ]}
        />
      )}
      <Pages url={new URL(href)} next={shelf.next ?? null} words={words.session} />
    </>
  )
}
