import { redirect } from 'react-router'
import { storefrontByCode } from '#kernel/storefront.ts'
import { graphql } from '../graphql/gql.ts'
import type { CallerAccountQuery, CallerLikeQuery } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { countryOptions, firstStorefront, storefrontOptions } from '../ui/format.ts'
import { ArticleFields, PlaceFields } from '../ui/order/caller-fields.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { type Problem, ProblemSummary } from '../ui/problems.tsx'
import { chosenItems, findArticles, withArticle } from './caller-articles.ts'
import { addressOf } from './order-action.ts'

const likeQuery = graphql(`
  query CallerLike($number: String!) {
    order(number: $number) {
      storefront
      email
      billingAddress {
        ...OrderAddress
      }
    }
  }
`)

const accountQuery = graphql(`
  query CallerAccount($number: String!) {
    customer(number: $number) {
      number
      firstName
      lastName
      email
      emailConfirmedAt
      storefront
      addresses {
        ...OrderAddress
      }
    }
  }
`)

const placeForCaller = graphql(`
  mutation PlaceForCaller(
    $storefront: String!
    $items: [CallerItem!]!
    $email: String!
    $customer: String
    $address: CallerAddress!
    $comment: String
    $termsRead: Boolean!
    $expectedTotal: Int
  ) {
    placeForCaller(
      storefront: $storefront
      items: $items
      email: $email
      customer: $customer
      address: $address
      comment: $comment
      termsRead: $termsRead
      expectedTotal: $expectedTotal
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

export async function loader({ context, request }: RouteArgs) {
  const asked = new URL(request.url).searchParams
  const { ask } = scopeOf(context)
  const [like, account] = [asked.get('like'), asked.get('customer')]
  const order = like ? (await ask(likeQuery, { number: like })).order : null
  const customer = account ? (await ask(accountQuery, { number: account })).customer : null
  return { like: order ?? (customer ? likeAccount(customer) : null), customer: customer ?? null }
}

type Account = NonNullable<CallerAccountQuery['customer']>
type Like = NonNullable<CallerLikeQuery['order']>

/** What is known of whoever has an account: their address if they keep one, their name at least. */
function likeAccount({ email, storefront, addresses, firstName, lastName }: Account): Like {
  const country = storefrontByCode(storefront)?.country ?? ''
  const [billingAddress = { ...noAddress, firstName, lastName, country }] = addresses
  return { email, storefront, billingAddress }
}

const noAddress = {
  street: '',
  houseNumber: null,
  addition: null,
  zipcode: '',
  city: '',
  phoneNumber: null,
  servicePoint: null,
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const typed = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  )
  const text = (name: string) => typed[name] ?? ''
  const scope = scopeOf(context)
  const nothingYet = { total: undefined, problems: [] as readonly Problem[] }
  if (text('add') !== '') return { ...nothingYet, typed: withArticle(typed, text('add')), found: undefined }
  if (text('do') === 'find' && text('find') !== '')
    return { ...nothingYet, typed, found: await findArticles(scope, text('find'), text('storefront')) }
  const { placeForCaller: outcome } = await scope.ask(placeForCaller, {
    storefront: text('storefront'),
    items: chosenItems(typed),
    email: text('email'),
    customer: text('customer') || null,
    address: {
      country: text('country'),
      ...addressOf(typed),
    },
    comment: text('comment') || null,
    termsRead: typed.termsRead === 'on',
    expectedTotal: Number(text('expectedTotal')) || null,
  })
  if (outcome.id) throw redirect(`/orders/${outcome.id}?done=caller`)
  const told = outcome.problems.find(({ messageKey }) => messageKey === 'caller-total')
  // That somebody learns the total first is no mistake of theirs.
  const isFirst = told !== undefined && text('expectedTotal') === ''
  return {
    typed,
    found: undefined,
    total: told ? Number(told.name) : undefined,
    problems: isFirst
      ? []
      : outcome.problems.map((one) => ({ ...one, field: one.field?.replace('billingAddress.', '') ?? null })),
  }
}

export default function CallerOrder({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName, language } = useScope()
  const said = words.caller
  const { page } = words.orders
  const { like, customer } = loaderData
  const { typed, total, problems, found } = actionData ?? {}
  const at = like?.billingAddress
  const value = (name: string, usual: string | null | undefined) => typed?.[name] ?? usual ?? ''
  const storefront = value('storefront', like?.storefront ?? firstStorefront(language)?.code)
  const currency = storefrontByCode(storefront)?.currency ?? 'EUR'
  const fields = [
    ['email', said.email, like?.email],
    ['firstName', page.firstName, at?.firstName],
    ['lastName', page.lastName, at?.lastName],
    ['street', page.street, at?.street],
    ['additionalAddressLine1', page.houseNumber, at?.houseNumber],
    ['additionalAddressLine2', page.addition, at?.addition],
    ['zipcode', page.zipcode, at?.zipcode],
    ['city', page.city, at?.city],
    ['phoneNumber', page.telephone, at?.phoneNumber],
  ] as const
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <ProblemSummary problems={problems} />
      {customer ? <AccountNotice customer={customer} /> : null}
      <form method="post" className="stack wide" noValidate>
        {customer?.emailConfirmedAt ? <input type="hidden" name="customer" value={customer.number} /> : null}
        <fieldset className="card">
          <legend className="hidden">{said.articles}</legend>
          <h2>{said.articles}</h2>
          <SelectField
            name="storefront"
            label={words.orders.storefront}
            value={storefront}
            options={storefrontOptions()}
          />
          <ArticleFields typed={typed} found={found} />
        </fieldset>
        <fieldset className="card">
          <legend className="hidden">{said.who}</legend>
          <h2>{said.who}</h2>
          <div className="filters">
            {fields.map(([name, label, usual]) => (
              <TextField
                key={name}
                name={name}
                label={label}
                value={value(name, usual)}
                problems={problems}
                maxLength={100}
              />
            ))}
            <SelectField
              name="country"
              label={said.country}
              value={value('country', at?.country ?? storefront.slice(3))}
              problems={problems}
              options={countryOptions(language)}
            />
          </div>
          <TextField
            name="comment"
            label={`${said.comment} (${page.optional})`}
            value={value('comment', '')}
            maxLength={500}
          />
        </fieldset>
        <PlaceFields total={total} currency={currency} />
      </form>
    </>
  )
}

/** Whether the order will be in the account of who calls, and why not. */
function AccountNotice({ customer }: { readonly customer: Account }) {
  const said = useScope().words.caller
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  if (!customer.emailConfirmedAt) return <p className="notice warn">{said.unconfirmed(name, customer.number)}</p>
  return <p className="notice">{said.inAccount(name, customer.number)}</p>
}
