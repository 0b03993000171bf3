import { redirect } from 'react-router'
import { graphql } from '#web/graphql/gql.ts'
import { guardRedirect, personalAction, personalLoader } from '#web/loaders.ts'

const logoutMutation = graphql(`
  mutation Logout {
    logout { __typename }
  }
`)

/** Nobody is logged out by a link: pictures and previews follow those too. */
export const loader = personalLoader(async ({ to }) => {
  throw guardRedirect(to('customer'), 302)
})

export const action = personalAction(async ({ api, to }) => {
  const { logout } = await api(logoutMutation)
  throw redirect(to('account') + (logout.__typename === 'Refused' ? '?loggedout=already' : ''), 303)
})
