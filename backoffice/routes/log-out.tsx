import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'

const logOut = graphql(`
  mutation LogOut {
    logOut {
      id
    }
  }
`)

export async function action({ context }: RouteArgs) {
  await scopeOf(context).ask(logOut)
  throw redirect('/log-in')
}

/** A page with a button: a link that some program follows ahead must log nobody out. */
export default function LogOut() {
  const { words, shopName } = useScope()
  const { nav, errors } = words.session
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
