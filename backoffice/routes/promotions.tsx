import type { PromotionState } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { storefrontName } from '../ui/format.ts'
import { MerchandisingTabs } from '../ui/merchandising/merchandising-tabs.tsx'
import { benefitText, datesText } from '../ui/merchandising/promotion-text.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DataTable } from '../ui/table.tsx'
import { promotionsQuery } from './promotion-document.ts'

export async function loader({ context }: RouteArgs) {
  const { me, promotions } = await scopeOf(context).ask(promotionsQuery)
  return { promotions, mayChange: me?.permissions.includes('PRODUCTS_WRITE') ?? false }
}

const states: readonly PromotionState[] = ['RUNNING', 'PLANNED', 'OVER', 'OFF']
const tones = { RUNNING: 'good', PLANNED: 'warn', OVER: 'calm', OFF: 'calm' } as const

export default function Promotions({ loaderData }: PageProps<typeof loader>) {
  const reader = useScope()
  const { words, language, shopName } = reader
  const said = words.promotions
  const { promotions, mayChange } = loaderData
  const sorted = promotions.toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state))
  return (
    <>
      <title>{`${said.title} · ${words.merchandising.title} · ${shopName}`}</title>
      <h1>{words.merchandising.title}</h1>
      <MerchandisingTabs at="promotions" />
      <p className="soft">{said.about}</p>
      <div className="row">
        {mayChange ? (
          <a className="button" href="/merchandising/promotions/new">
            {said.add}
          </a>
        ) : null}
        <a className="button plain" href="/merchandising/promotions/try">
          {said.tryTitle}
        </a>
      </div>
      {sorted.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <DataTable
          caption={said.title}
          rows={sorted}
          keyOf={({ key }) => key}
          columns={[
            {
              label: said.name,
              cell: ({ key, name }) => <a href={`/merchandising/promotions/${encodeURIComponent(key)}`}>{name}</a>,
            },
            {
              label: said.code,
              cell: ({ code }) =>
                code ? <strong className="word">{code}</strong> : <span className="soft">{said.byItself}</span>,
            },
            { label: said.what, cell: (one) => benefitText(one, words, language) },
            { label: said.state, cell: ({ state }) => <Badge text={said.states[state]} tone={tones[state]} /> },
            { label: said.when, cell: (one) => datesText(one, words, reader) },
            {
              label: said.where,
              cell: ({ storefronts }) =>
                storefronts.length === 0 ? said.everywhere : storefronts.map(storefrontName).join(', '),
            },
            { label: said.orders, isAmount: true, cell: ({ orders }) => orders.toLocaleString(language) },
          ]}
        />
      )}
    </>
  )
}
