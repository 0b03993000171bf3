import { data, redirect } from 'react-router'
import { storefrontByCode } from '#kernel/storefront.ts'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { firstStorefront, ownMomentText } from '../ui/format.ts'
import { type ArrangedFocus, ArrangedProducts, SetAside } from '../ui/merchandising/arranged-products.tsx'
import { ArrangementRules } from '../ui/merchandising/arrangement-rules.tsx'
import { ListScopes } from '../ui/merchandising/list-scopes.tsx'
import { ListTiles } from '../ui/merchandising/list-tiles.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import {
  asInput,
  type Draft,
  draftAfter,
  draftIn,
  isSameDraft,
  type Press,
  pinText,
  pressIn,
} from './arrangement-form.ts'

const listQuery = graphql(`
  query ArrangedList {
    me {
      permissions
      storefronts
    }
    productChoices {
      ...BrandChoices
      ...CategoryChoices
    }
    arrangedCategories {
      key
      arrangements {
        storefront
        steps {
          kind
          brand
        }
        pins {
          sku
          place
        }
        buried
        version
        changedAt
        changedBy
      }
    }
  }
`)

const previewQuery = graphql(`
  query PreviewArrangement($category: String!, $storefront: String!, $arrangement: ArrangementInput!) {
    listTiles(category: $category, storefront: $storefront) {
      id
      title
      place
      image
    }
    arrangementPreview(category: $category, storefront: $storefront, arrangement: $arrangement) {
      total
      resting {
        sku
        name
      }
      buried {
        sku
        name
      }
      products {
        sku
        name
        brand
        color
        image
        place
        sizes
        sizesInStock
        sold
        isPinned
        isBuried
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
  }
`)

const publishArrangement = graphql(`
  mutation PublishArrangement(
    $category: String!
    $storefront: String
    $arrangement: ArrangementInput!
    $seen: Int!
  ) {
    publishArrangement(category: $category, storefront: $storefront, arrangement: $arrangement, seen: $seen) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const plainDraft: Draft = { steps: [], pins: [], buried: [] }

/** The storefront that an address or a form names; nothing for all of them. */
const scopeIn = (code: unknown): string | null => storefrontByCode(String(code ?? ''))?.code ?? null

/** What is published of a list, and what the page around it shows. */
async function listOf({ ask }: Scope, category: string, storefront: string | null) {
  const { me, productChoices, arrangedCategories } = await ask(listQuery)
  const at = productChoices.categories.findIndex(({ key }) => key === category)
  const found = productChoices.categories[at]
  if (!found) throw data(null, { status: 404 })
  const arrangements = arrangedCategories.find(({ key }) => key === category)?.arrangements ?? []
  const own = arrangements.find((one) => one.storefront === storefront)
  const general = arrangements.find((one) => one.storefront === null)
  const seen = me?.storefronts ?? null
  const mayChange =
    (me?.permissions.includes('PRODUCTS_WRITE') ?? false) &&
    (seen === null || (storefront !== null && seen.includes(storefront)))
  const published: Draft = own ?? general ?? plainDraft
  return {
    category: found,
    brands: productChoices.brands,
    storefront,
    own,
    published: { steps: published.steps, pins: published.pins, buried: published.buried },
    version: own?.version ?? 0,
    arrangedIn: arrangements.map((one) => one.storefront),
    mayWrite: me?.permissions.includes('CONTENT_WRITE') ?? false,
    mayChange,
  }
}

async function previewOf({ ask }: Scope, category: string, shownIn: string, draft: Draft) {
  const asked = { category, storefront: shownIn, arrangement: asInput(draft) }
  const { arrangementPreview, listTiles } = await ask(previewQuery, asked)
  return arrangementPreview ? { ...arrangementPreview, tiles: listTiles } : null
}

export async function loader({ context, params, request }: RouteArgs<'category'>) {
  const { searchParams } = new URL(request.url)
  const scope = scopeOf(context)
  const storefront = scopeIn(searchParams.get('storefront'))
  const list = await listOf(scope, params.category, storefront)
  const shownIn = storefront ?? scopeIn(searchParams.get('shownIn')) ?? firstStorefront(scope.language)?.code ?? ''
  const preview = await previewOf(scope, params.category, shownIn, list.published)
  return { list, shownIn, preview, done: searchParams.get('done') }
}

type Answer = {
  readonly draft: Draft
  readonly shownIn: string
  readonly preview: Awaited<ReturnType<typeof previewOf>>
  readonly problems: readonly Problem[]
  /** The version that the draft was made of. */
  readonly version: number
  /** The button that was pressed, which keeps the focus. */
  readonly focus: ArrangedFocus | undefined
  readonly typed: { readonly sku: string; readonly place: string }
}

export async function action({ context, params, request }: RouteArgs<'category'>): Promise<Answer> {
  const form = await request.formData()
  const scope = scopeOf(context)
  const storefront = scopeIn(form.get('storefront'))
  const version = Number(form.get('version')) || 0
  const press = pressIn(form)
  const before = draftIn(form)
  const draft = draftAfter(before, press)
  const shownIn = storefront ?? scopeIn(form.get('shownIn')) ?? firstStorefront(scope.language)?.code ?? ''
  const answer = { shownIn, version, focus: focusAfter(press), typed: { sku: '', place: '' } }
  const problems = press.kind === 'publish' || press.kind === 'remove' ? await publish() : []
  const preview = await previewOf(scope, params.category, shownIn, draft)
  const isTyped = press.kind === 'pin' && form.get('press') === 'add'
  if (!isTyped || press.to > (preview?.products.length ?? 0) || stands(preview, press.sku))
    return { ...answer, draft, preview, problems }
  return {
    ...answer,
    draft: before,
    preview: await previewOf(scope, params.category, shownIn, before),
    problems: [{ messageKey: 'arrangement-product-not-there', field: 'sku' }],
    focus: undefined,
    typed: { sku: press.sku, place: String(press.to) },
  }

  async function publish(): Promise<readonly Problem[]> {
    const asked = { category: params.category, storefront, arrangement: asInput(draft), seen: version }
    const { problems: found } = (await scope.ask(publishArrangement, asked)).publishArrangement
    if (found.length > 0) return found
    const to = new URLSearchParams({ ...(storefront ? { storefront } : {}), done: 'published' })
    throw redirect(`/merchandising/lists/${encodeURIComponent(params.category)}?${to}`)
  }
}

/** Who moves a product by keyboard presses the same button again. */
function focusAfter(press: Press): ArrangedFocus | undefined {
  if (press.kind === 'move') return { sku: press.sku, button: press.to < press.from ? 'earlier' : 'later' }
  return press.kind === 'pin' || press.kind === 'unpin' ? { sku: press.sku, button: 'pin' } : undefined
}

const stands = (preview: Answer['preview'], sku: string): boolean =>
  preview?.products.some((product) => product.sku === sku) ?? false

export default function List({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.merchandising
  const { list, done } = loaderData
  const { category, storefront, own, mayChange } = list
  const draft = actionData?.draft ?? list.published
  const preview = actionData ? actionData.preview : loaderData.preview
  const isChanged = !isSameDraft(draft, list.published)
  return (
    <>
      <title>{`${category.name} · ${said.title} · ${shopName}`}</title>
      <p>
        <a href="/merchandising">{said.back}</a>
      </p>
      <h1>{category.name}</h1>
      <ListScopes category={category.key} storefront={storefront} arrangedIn={list.arrangedIn} />
      <DoneNotice text={done && !actionData ? said.published : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      <p className="row narrow-only">
        <a href="#steps">{said.toRules}</a>
        {mayChange ? <a href="#publish">{said.toPublish}</a> : null}
      </p>
      {storefront !== null && !own ? <p className="soft">{said.fromAll}</p> : null}
      <form method="post" action={`?storefront=${storefront ?? ''}`} className="arranging" noValidate>
        <input type="hidden" name="storefront" value={storefront ?? ''} />
        <input type="hidden" name="version" value={actionData?.version ?? list.version} />
        {draft.pins.map((pin) => (
          <input key={pin.sku} type="hidden" name="pin" value={pinText(pin)} />
        ))}
        {draft.buried.map((sku) => (
          <input key={sku} type="hidden" name="buried" value={sku} />
        ))}
        <button type="submit" name="press" value="show" className="first-button">
          {said.show}
        </button>
        <button type="submit" name="press" hidden data-dragged="" />
        <div className="stack wide">
          {isChanged ? (
            <p className="notice warn" role="status" data-enhance="told">
              {said.changed}
            </p>
          ) : null}
          <section className="stack wide" aria-labelledby="preview">
            <h2 id="preview">{said.previewTitle}</h2>
            <p className="soft">
              {said.previewAbout(preview?.total ?? 0)}{' '}
              {mayChange ? <span data-script-only="">{said.dragHint}</span> : null}
            </p>
            <ArrangedProducts
              products={preview?.products ?? []}
              tiles={preview?.tiles ?? []}
              focus={actionData?.focus}
              mayChange={mayChange}
              pins={draft.pins}
            />
          </section>
        </div>
        <div className="stack wide">
          <ArrangementRules
            draft={draft}
            brands={list.brands}
            shownIn={storefront === null ? (actionData?.shownIn ?? loaderData.shownIn) : undefined}
            typed={actionData?.typed}
            problems={actionData?.problems}
            mayChange={mayChange}
          />
          <SetAside resting={preview?.resting ?? []} buried={preview?.buried ?? []} mayChange={mayChange} />
          <ListTiles
            tiles={preview?.tiles ?? []}
            category={category.key}
            storefront={actionData?.shownIn ?? loaderData.shownIn}
            mayWrite={list.mayWrite}
          />
          {mayChange ? (
            <section className="card" aria-labelledby="publish">
              <h2 id="publish">{said.publishTitle}</h2>
              <p>{said.publishAbout}</p>
              <button type="submit" name="press" value="publish">
                {said.publish}
              </button>
              {isChanged ? <a href={`?storefront=${storefront ?? ''}`}>{said.discard}</a> : null}
              {own ? (
                <>
                  <p className="soft small">{said.changedBy(own.changedBy, ownMomentText(own.changedAt, reader))}</p>
                  <button type="submit" name="press" value="remove" className="plain">
                    {said.remove}
                  </button>
                </>
              ) : null}
            </section>
          ) : null}
        </div>
      </form>
    </>
  )
}
