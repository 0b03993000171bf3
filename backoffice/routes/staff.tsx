import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { ownMomentText, storefrontName } from '../ui/format.ts'
import { MailAddress } from '../ui/mail-address.tsx'
import { languageIn, MemberFields, rolesIn } from '../ui/member-fields.tsx'
import { NewLinkNotice } from '../ui/new-link.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { DataTable } from '../ui/table.tsx'

const staffQuery = graphql(`
  query Staff {
    me {
      permissions
    }
    members {
      id
      name
      email
      roles
      storefronts
      stores
      state
      seenAt
    }
    shelfLocations {
      code
      name
      isStore
    }
  }
`)

const inviteMember = graphql(`
  mutation InviteMember(
    $name: String!
    $email: String!
    $language: StaffLanguage!
    $roles: [StaffRole!]!
    $storefronts: [String!]
    $stores: [String!]
  ) {
    inviteMember(
      name: $name
      email: $email
      language: $language
      roles: $roles
      storefronts: $storefronts
      stores: $stores
    ) {
      token
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { me, members, shelfLocations } = await scopeOf(context).ask(staffQuery)
  const waits = new URL(request.url).searchParams.get('done') === 'waits'
  return { members, stores: shelfLocations, waits, mayChange: me?.permissions.includes('STAFF_WRITE') ?? false }
}

export async function action({ context, request }: RouteArgs) {
  const { ask, services } = scopeOf(context)
  const form = await request.formData()
  const [storefronts, stores] = [form.getAll('storefronts').map(String), form.getAll('stores').map(String)]
  const typed = {
    name: String(form.get('name') ?? ''),
    email: String(form.get('email') ?? ''),
    language: languageIn(form),
    roles: rolesIn(form),
    storefronts: storefronts.length > 0 ? storefronts : null,
    stores: stores.length > 0 ? stores : null,
  }
  const { token, approvalId, problems } = (await ask(inviteMember, typed)).inviteMember
  if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed')) throw redirect('/prove?to=/staff')
  if (approvalId) throw redirect('/staff?done=waits')
  return { problems, typed, link: token ? `${services.publicUrl}/invitation/${token}` : null }
}

export default function Staff({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.staff
  const problems = actionData?.problems
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      {actionData?.link ? <NewLinkNotice name={actionData.typed.name} link={actionData.link} /> : null}
      <DoneNotice text={loaderData.waits && !actionData ? words.approvals.waits : undefined} />
      <ProblemSummary problems={problems} />
      <DataTable
        caption={said.title}
        rows={loaderData.members}
        keyOf={({ id }) => id}
        columns={[
          {
            label: said.name,
            cell: ({ id, name, email }) => (
              <>
                <a href={`/staff/${id}`}>{name}</a>
                <br />
                <span className="soft small">
                  <MailAddress address={email} />
                </span>
              </>
            ),
          },
          { label: said.roles, cell: ({ roles }) => roles.map((role) => said.roleNames[role]).join(', ') },
          {
            label: said.storefronts,
            cell: ({ storefronts }) => storefronts?.map(storefrontName).join(', ') ?? said.all,
          },
          {
            label: said.stores,
            cell: ({ stores }) =>
              stores?.map((code) => loaderData.stores.find((store) => store.code === code)?.name ?? code).join(', ') ??
              said.allStores,
          },
          {
            label: said.state,
            cell: ({ state }) => (
              <Badge
                text={said.states[state as keyof typeof said.states]}
                tone={state === 'active' ? 'good' : state === 'suspended' ? 'bad' : 'warn'}
              />
            ),
          },
          { label: said.seen, cell: ({ seenAt }) => (seenAt ? ownMomentText(seenAt, reader) : said.never) },
        ]}
      />
      {loaderData.mayChange ? (
        <details className="card" open={(problems?.length ?? 0) > 0}>
          <summary>
            <strong>{said.invite}</strong>
          </summary>
          <form method="post" className="stack" noValidate>
            <MemberFields
              stores={loaderData.stores}
              member={actionData?.link ? undefined : actionData?.typed}
              problems={problems}
              withEmail
            />
            <button type="submit">{said.inviteSubmit}</button>
          </form>
        </details>
      ) : null}
    </>
  )
}
