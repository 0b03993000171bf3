import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'

const logOut = graphql(`
  mutation LogOut {
    logOut {
      elsewhere
    }
  }
`)

/** Nothing is read: the page has a button. */
export async function loader() {
  return null
}

export async function action({ context }: RouteArgs) {
  const { elsewhere } = (await scopeOf(context).ask(logOut)).logOut
  if (!elsewhere) throw redirect('/log-in')
  return { elsewhere }
}

/** A page with a button: a link that some program follows ahead must log nobody out. */
export default function LogOut({ actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const { nav, errors, signIn } = words.session
  if (actionData)
    return (
      <main className="narrow" id="content">
        <title>{`${nav.logOut} · ${shopName}`}</title>
        <h1>{signIn.loggedOut}</h1>
        <p>{signIn.leaveAbout}</p>
        <p className="row">
          <a className="button" href={actionData.elsewhere}>
            {signIn.leave}
          </a>
          <a href="/log-in">{signIn.stay}</a>
        </p>
      </main>
    )
  return (
    <main className="narrow" id="content">
      <title>{`${nav.logOut} · ${shopName}`}</title>
      <h1>{nav.logOut}</h1>
      <form method="post" className="row">
        <button type="submit">{nav.logOut}</button>
        <a href="/">{errors.home}</a>
      </form>
    </main>
  )
}
