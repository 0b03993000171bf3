import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { DeliveryKind } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { ownMomentText, storefrontOptions } from '../ui/format.ts'
import { nextWaveName } from '../ui/next-wave-name.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'

const wavesQuery = graphql(`
  query PackingWaves {
    packingWaves {
      id
      name
      createdBy
      createdAt
      count
      packed
    }
  }
`)

const beginWave = graphql(`
  mutation BeginWave($name: String!, $most: Int!, $storefront: String, $delivery: DeliveryKind, $key: String!) {
    beginWave(name: $name, most: $most, storefront: $storefront, delivery: $delivery, key: $key) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const waves = await scopeOf(context).ask(wavesQuery)
  return { ...waves, pressKey: randomUUID(), isClosed: new URL(request.url).searchParams.has('closed') }
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const delivery = text('delivery')
  const { beginWave: outcome } = await scopeOf(context).ask(beginWave, {
    name: text('name'),
    most: Number(text('most')) || 0,
    storefront: text('storefront') || null,
    delivery: delivery === 'HOME' || delivery === 'STORE' ? (delivery satisfies DeliveryKind) : null,
    key: text('key'),
  })
  if (outcome.id) throw redirect(`/packing/${outcome.id}?done`)
  return {
    problems: outcome.problems,
    typed: { name: text('name'), most: text('most'), delivery, storefront: text('storefront') },
  }
}

export default function Packing({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.packing
  const { packingWaves, pressKey, isClosed } = loaderData
  const typed = actionData?.typed
  return (
    <>
      <title>{`${said.waves} · ${shopName}`}</title>
      <div className="row between">
        <h1>{said.waves}</h1>
        <a href="/picking">{said.open}</a>
      </div>
      <p className="soft">{said.wavesAbout}</p>
      <DoneNotice text={isClosed && !actionData ? said.closed : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      {packingWaves.length === 0 ? <p className="card">{said.wavesNone}</p> : null}
      <ul className="tiles big-tiles">
        {packingWaves.map(({ id, name, count, packed, createdBy, createdAt }) => (
          <li key={id}>
            <a href={`/packing/${id}`}>
              <strong>{name}</strong>
              <span>{said.progress(packed, count)}</span>
              <progress max={count} value={packed} aria-label={said.progress(packed, count)} />
              <span className="soft small">
                {said.by(createdBy)} · {ownMomentText(createdAt, reader)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <form method="post" className="card stack" noValidate>
        <h2>{said.begin}</h2>
        <input type="hidden" name="key" value={pressKey} />
        <TextField
          name="name"
          label={said.name}
          value={typed?.name ?? nextWaveName(packingWaves)}
          problems={actionData?.problems}
          maxLength={80}
        />
        <TextField
          name="most"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          label={said.most}
          value={typed?.most ?? '20'}
          problems={actionData?.problems}
        />
        <SelectField
          name="delivery"
          label={said.kind}
          value={typed?.delivery ?? ''}
          options={[
            { value: '', label: said.kinds.all },
            { value: 'HOME', label: said.kinds.HOME },
            { value: 'STORE', label: said.kinds.STORE },
          ]}
        />
        <SelectField
          name="storefront"
          label={words.orders.storefront}
          value={typed?.storefront ?? ''}
          options={[{ value: '', label: words.orders.any }, ...storefrontOptions()]}
        />
        <button type="submit" className="big">
          {said.beginSubmit}
        </button>
      </form>
    </>
  )
}
