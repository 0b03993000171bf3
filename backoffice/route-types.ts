import type { RouterContextProvider } from 'react-router'

/**
 * What a loader or an action is given; `Param` names what its address holds. React Router's own generated types stand for one app in a
 * checkout, and the storefront has them.
 */
export type RouteArgs<Param extends string = never> = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly params: Readonly<Record<Param, string>>
}

/** What the component of a page is given. */
export type PageProps<Loader, Action = never> = {
  readonly loaderData: Answered<Loader>
  readonly actionData: Answered<Action> | undefined
}

type Answered<Work> = Work extends (...given: never[]) => Promise<infer Answer> ? Answer : never
