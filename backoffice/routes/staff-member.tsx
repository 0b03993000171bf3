import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { ownMomentText } from '../ui/format.ts'
import { languageIn, MemberFields, rolesIn } from '../ui/member-fields.tsx'
import { NewLinkNotice } from '../ui/new-link.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'

const memberQuery = graphql(`
  query Member($id: ID!) {
    me {
      id
      permissions
    }
    member(id: $id) {
      id
      name
      email
      language
      roles
      storefronts
      stores
      state
      version
    }
    sessionsOfMember(id: $id) {
      id
      device
      address
      seenAt
    }
    shelfLocations {
      code
      name
      isStore
    }
  }
`)

const changeMember = graphql(`
  mutation ChangeMember(
    $id: ID!
    $version: Int!
    $name: String!
    $language: StaffLanguage!
    $roles: [StaffRole!]!
    $storefronts: [String!]
    $stores: [String!]
  ) {
    changeMember(
      id: $id
      version: $version
      name: $name
      language: $language
      roles: $roles
      storefronts: $storefronts
      stores: $stores
    ) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const suspendMember = graphql(`
  mutation SuspendMember($id: ID!, $version: Int!) {
    suspendMember(id: $id, version: $version) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const resumeMember = graphql(`
  mutation ResumeMember($id: ID!, $version: Int!) {
    resumeMember(id: $id, version: $version) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const logOutMember = graphql(`
  mutation LogOutMember($id: ID!, $version: Int!) {
    logOutMember(id: $id, version: $version) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const resetMember = graphql(`
  mutation ResetMember($id: ID!, $version: Int!) {
    resetMember(id: $id, version: $version) {
      approvalId
      token
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'id'>) {
  const { me, member, sessionsOfMember, shelfLocations } = await scopeOf(context).ask(memberQuery, { id: params.id })
  if (!member) throw data(null, { status: 404 })
  return {
    member,
    sessions: sessionsOfMember,
    stores: shelfLocations,
    isOwn: me?.id === member.id,
    mayChange: me?.permissions.includes('STAFF_WRITE') ?? false,
    done: new URL(request.url).searchParams.get('done'),
  }
}

export async function action({ context, params, request }: RouteArgs<'id'>) {
  const form = await request.formData()
  const did = String(form.get('do') ?? '')
  const scope = scopeOf(context)
  const { problems, token, approvalId } = await changeAs(scope, params.id, did, form)
  if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed'))
    throw redirect(`/prove?to=/staff/${params.id}`)
  if (problems.length > 0) return { problems, link: null, typed: did === 'change' ? typedMember(form) : undefined }
  if (token) return { problems, link: `${scope.services.publicUrl}/invitation/${token}`, typed: undefined }
  throw redirect(`/staff/${params.id}?done=${approvalId ? 'waits' : did}`)
}

function typedMember(form: FormData) {
  const [storefronts, stores] = [form.getAll('storefronts').map(String), form.getAll('stores').map(String)]
  return {
    name: String(form.get('name') ?? ''),
    language: languageIn(form),
    roles: rolesIn(form),
    storefronts: storefronts.length > 0 ? storefronts : null,
    stores: stores.length > 0 ? stores : null,
  }
}

async function changeAs({ ask }: Scope, id: string, did: string, form: FormData) {
  const version = Number(form.get('version')) || 0
  const nothing = { token: null, approvalId: null }
  switch (did) {
    case 'suspend':
      return { ...nothing, ...(await ask(suspendMember, { id, version })).suspendMember }
    case 'log-out':
      return { ...nothing, ...(await ask(logOutMember, { id, version })).logOutMember }
    case 'resume':
      return { ...nothing, ...(await ask(resumeMember, { id, version })).resumeMember }
    case 'reset':
      return (await ask(resetMember, { id, version })).resetMember
    default: {
      const given = { id, version, ...typedMember(form) }
      return { ...nothing, ...(await ask(changeMember, given)).changeMember }
    }
  }
}

export default function StaffMemberPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.staff
  const { member, sessions, stores, isOwn, mayChange, done } = loaderData
  const doneTexts: Readonly<Record<string, string>> = {
    change: said.saved,
    waits: words.approvals.waits,
    suspend: said.suspended,
    resume: said.resumed,
    'log-out': said.loggedOut,
  }
  return (
    <>
      <title>{`${member.name} · ${shopName}`}</title>
      <h1>{member.name}</h1>
      <p className="soft break">
        {member.email} · {said.states[member.state as keyof typeof said.states]}
      </p>
      <DoneNotice text={done && !actionData ? doneTexts[done] : undefined} />
      {actionData?.link ? <NewLinkNotice name={member.name} link={actionData.link} /> : null}
      <ProblemSummary problems={actionData?.problems} />
      {isOwn ? <p className="notice warn">{said.own}</p> : null}
      <div className="columns">
        <div>
          {mayChange && !isOwn ? (
            <form method="post" className="card stack" noValidate>
              <input type="hidden" name="version" value={member.version} />
              <MemberFields
                stores={stores}
                member={{ ...member, ...actionData?.typed }}
                problems={actionData?.problems}
              />
              <button type="submit" name="do" value="change">
                {said.save}
              </button>
            </form>
          ) : (
            <section className="card">
              <p>{member.roles.map((role) => said.roleNames[role]).join(', ')}</p>
            </section>
          )}
        </div>
        <div>
          <section className="card" aria-labelledby="sessions">
            <h2 id="sessions">{said.sessions}</h2>
            {sessions.length === 0 ? <p className="soft">{said.none}</p> : null}
            {sessions.map(({ id, device, address, seenAt }) => (
              <p key={id}>
                {device || '–'} <span className="soft small">{address}</span>
                <br />
                <span className="soft small">{ownMomentText(seenAt, reader)}</span>
              </p>
            ))}
          </section>
          {mayChange && !isOwn ? (
            <form method="post" className="card stack">
              <input type="hidden" name="version" value={member.version} />
              {sessions.length === 0 ? null : (
                <button type="submit" name="do" value="log-out" className="plain">
                  {said.logOut}
                </button>
              )}
              {member.state === 'suspended' ? (
                <button type="submit" name="do" value="resume">
                  {said.resume}
                </button>
              ) : (
                <>
                  <p>{member.roles.includes('OWNER') ? said.suspendOwnerAbout : said.suspendAbout}</p>
                  <button type="submit" name="do" value="suspend" className="danger">
                    {said.suspend}
                  </button>
                </>
              )}
              <p>{said.resetAbout}</p>
              <button type="submit" name="do" value="reset" className="plain">
                {said.reset}
              </button>
            </form>
          ) : null}
          <p>
            <a href={`/audit?member=${member.id}`}>{said.audit.title}</a>
          </p>
        </div>
      </div>
    </>
  )
}
