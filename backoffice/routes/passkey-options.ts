import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'

const beginLogIn = graphql(`
  mutation BeginPasskeyLogIn {
    beginPasskeyLogIn {
      options
    }
  }
`)

const beginProof = graphql(`
  mutation BeginPasskeyProof {
    beginPasskeyProof {
      options
    }
  }
`)

const beginAdding = graphql(`
  mutation BeginPasskey {
    beginPasskey {
      options
    }
  }
`)

const beginInvited = graphql(`
  mutation BeginByPasskey($token: String!) {
    beginByPasskey(token: $token) {
      options
    }
  }
`)

/** What the script of a passkey's form asks for before the browser can sign: `log-in`, `prove`, `add`, or the token of a link. */
export async function action({ context, params: { purpose } }: RouteArgs<'purpose'>) {
  const { ask } = scopeOf(context)
  const options = async (): Promise<unknown> => {
    switch (purpose) {
      case 'log-in':
        return (await ask(beginLogIn)).beginPasskeyLogIn.options
      case 'prove':
        return (await ask(beginProof)).beginPasskeyProof.options
      case 'add':
        return (await ask(beginAdding)).beginPasskey.options
      default:
        return (await ask(beginInvited, { token: purpose })).beginByPasskey.options
    }
  }
  const made = await options()
  if (!made) throw data(null, { status: 403 })
  return Response.json({ options: made })
}
