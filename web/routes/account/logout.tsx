import { redirect } from 'react-router'
import { whoQuery } from '#web/customers/guards.ts'
import { graphql } from '#web/graphql/gql.ts'
import { guardRedirect, type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'

const logoutMutation = graphql(`
  mutation Logout {
    logout { __typename }
  }
`)

/** Nobody is logged out by a link: pictures and previews follow those too. Who is logged out already is told so. */
export const loader = personalLoader(async ({ api, session, to }) => {
  const isLoggedIn = session.customerToken !== undefined && (await api(whoQuery)).getCustomer !== null
  throw guardRedirect(isLoggedIn ? to('customer') : alreadyLoggedOut(to), 302)
})

export const action = personalAction(async ({ api, to }) => {
  const { logout } = await api(logoutMutation)
  throw redirect(logout.__typename === 'Refused' ? alreadyLoggedOut(to) : to('account'), 303)
})

const alreadyLoggedOut = (to: PersonalScope['to']) => `${to('account')}?loggedout=already`
