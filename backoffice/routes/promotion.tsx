import { data, redirect } from 'react-router'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { PromotionFields } from '../ui/merchandising/promotion-fields.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { endPromotion, promotionQuery, savePromotion } from './promotion-document.ts'
import { fieldsOf, promotionOf, type TypedPromotion, typedIn } from './promotion-form.ts'

/** What a new promotion is called in the address: no key has a slash, and no promotion this one. */
const newKey = 'new'

export async function loader({ context, params, request }: RouteArgs<'key'>) {
  const isNew = params.key === newKey
  const { me, promotion, productChoices } = await scopeOf(context).ask(promotionQuery, { key: params.key })
  const mayChange = me?.permissions.includes('PRODUCTS_WRITE') ?? false
  if ((!promotion && !isNew) || (isNew && !mayChange)) throw data(null, { status: 404 })
  return {
    promotion: isNew ? undefined : (promotion ?? undefined),
    choices: productChoices,
    mayChange,
    done: new URL(request.url).searchParams.get('done'),
  }
}

type Answer = { readonly problems: readonly Problem[]; readonly typed: TypedPromotion; readonly seen: string | null }

export async function action({ context, params, request }: RouteArgs<'key'>): Promise<Answer> {
  const { ask } = scopeOf(context)
  const form = await request.formData()
  const typed = typedIn(form)
  const seen = typed.text.version || null
  if (typed.text.do === 'end') {
    const { problems } = (await ask(endPromotion, { key: params.key, seen: seen ?? '' })).endPromotion
    if (problems.length > 0) return { problems, typed, seen }
    throw redirect(`/merchandising/promotions/${encodeURIComponent(params.key)}?done=ended`)
  }
  const { input, problems } = promotionOf(typed)
  if (problems.length > 0) return { problems, typed, seen }
  const saved = (await ask(savePromotion, { promotion: input, seen })).savePromotion
  if (saved.problems.length > 0) return { problems: saved.problems, typed, seen }
  throw redirect(`/merchandising/promotions/${encodeURIComponent(input.key)}?done=saved`)
}

export default function Promotion({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.promotions
  const { promotion, choices, mayChange, done } = loaderData
  const title = promotion?.name ?? said.add
  const typed = actionData && actionData.typed.text.do !== 'end' ? actionData.typed : fieldsOf(promotion, reader)
  const isOver = promotion?.state === 'OVER' || promotion?.state === 'OFF'
  const doneText = done === 'ended' ? said.ended : said.saved
  return (
    <>
      <title>{`${title} · ${said.title} · ${shopName}`}</title>
      <p>
        <a href="/merchandising/promotions">{said.back}</a>
      </p>
      <h1>{title}</h1>
      <DoneNotice text={done && !actionData ? doneText : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      {isOver ? <p className="notice warn">{said.reopen}</p> : null}
      <form method="post" className="stack promotion" noValidate>
        <input type="hidden" name="version" value={actionData?.seen ?? promotion?.version ?? ''} />
        <PromotionFields typed={typed} isNew={!promotion} choices={choices} problems={actionData?.problems}>
          {mayChange ? (
            <button type="submit" name="do" value="save">
              {said.save}
            </button>
          ) : null}
        </PromotionFields>
      </form>
      {promotion && mayChange && !isOver ? (
        <form method="post" className="card" aria-labelledby="end">
          <h2 id="end">{said.end}</h2>
          <p>{said.endAbout}</p>
          <input type="hidden" name="version" value={promotion.version} />
          <div>
            <button type="submit" name="do" value="end" className="danger">
              {said.end}
            </button>
          </div>
        </form>
      ) : null}
    </>
  )
}
